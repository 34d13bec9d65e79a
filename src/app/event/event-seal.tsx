import type { Incident } from '#domain/market/scoreboard.ts';
import { sealedEventOf } from '#domain/market/sealed-event.ts';
import { sportIds } from '#domain/market/sport.ts';
import type { SealedKind } from '#features/seal-check/check-seal.ts';
import { SealCheck } from '#features/seal-check/seal-check.tsx';

interface EventSealProps {
  sportId: string;
  /** Oldest first. */
  incidents: readonly Incident[];
}

/** Where nothing else is said, a virtual event. */
const kinds: Readonly<Record<string, SealedKind>> = {
  [sportIds.lottery]: 'draw',
  [sportIds.binary]: 'index',
};

/** The seal of a draw, a virtual event or an index, and how to check it; nothing until it is told. */
export function EventSeal({ sportId, incidents }: EventSealProps) {
  const event = sealedEventOf(incidents);
  return event && <SealCheck event={event} kind={kinds[sportId] ?? 'event'} />;
}
