import type { Incident } from '#domain/market/scoreboard.ts';
import { sealedEventOf } from '#domain/market/sealed-event.ts';
import { sportIds } from '#domain/market/sport.ts';
import { SealCheck } from '#features/seal-check/seal-check.tsx';

interface EventSealProps {
  sportId: string;
  /** Oldest first. */
  incidents: readonly Incident[];
}

/** The seal of a draw or a virtual event, and how to check it; nothing until it is told. */
export function EventSeal({ sportId, incidents }: EventSealProps) {
  const event = sealedEventOf(incidents);
  return event && <SealCheck event={event} kind={sportId === sportIds.lottery ? 'draw' : 'event'} />;
}
