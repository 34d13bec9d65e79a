import type { EventFieldsFragment } from '#graphql/__generated__/graphql.ts';
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx';
import { PartBoundary } from '#ui/part-boundary/part-boundary.tsx';
import type { EventFacts } from './use-event-facts.ts';
import { EventDetails } from './event-details.tsx';
import { EventPast } from './event-past.tsx';

// Only races have it.
const RaceMeetings = lazyPart(async () => (await import('./race-meetings.tsx')).RaceMeetings);

interface EventBelowProps {
  event: EventFieldsFragment;
  facts: EventFacts | null;
  /** RFC 3339; dates are relative to it. */
  now: string;
}

/** What stands, folded away, below an event's markets. */
export function EventBelow({ event, facts, now }: EventBelowProps) {
  const { exEventId, sportId, tournamentId, home, away } = event;
  return (
    <>
      <EventDetails event={event} facts={facts} />
      {facts?.race && (
        <PartBoundary name="The meetings" loading={null}>
          <RaceMeetings shownId={exEventId} now={now} />
        </PartBoundary>
      )}
      {home !== null && away !== null && (
        <EventPast eventId={exEventId} sides={[home, away]} {...{ sportId, tournamentId, now }} />
      )}
    </>
  );
}
