import { HeadToHead } from '#features/head-to-head/head-to-head.tsx';
import { Standings } from '#features/standings/standings.tsx';
import { DisclosureCard } from '#ui/disclosure-card/disclosure-card.tsx';

export interface EventPastProps {
  eventId: string;
  sportId: string;
  tournamentId: string;
  /** Home, then away. */
  sides: readonly [string, string];
  /** RFC 3339; dates are relative to it. */
  now: string;
}

/** How an event's two sides did before it, and the table that it counts for. */
export function EventPast({ eventId, sportId, tournamentId, sides, now }: EventPastProps) {
  return (
    <>
      <DisclosureCard title="Form and head to head">
        <HeadToHead {...{ eventId, sportId, now }} />
      </DisclosureCard>
      <DisclosureCard title="Standings">
        <Standings {...{ sportId, tournamentId }} marked={sides} />
      </DisclosureCard>
    </>
  );
}
