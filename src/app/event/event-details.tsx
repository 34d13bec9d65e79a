import { sportIds } from '#domain/market/sport.ts';
import { LineUpsView } from '#features/event-facts/line-ups.view.tsx';
import { Scorecard } from '#features/event-facts/scorecard.tsx';
import type { EventFieldsFragment } from '#graphql/__generated__/graphql.ts';
import type { EventFacts } from './use-event-facts.ts';

interface EventDetailsProps {
  event: EventFieldsFragment;
  facts: EventFacts | null;
}

/** What is folded away below an event: a cricket match's scorecard once it has begun, and the line-ups. */
export function EventDetails({ event, facts }: EventDetailsProps) {
  const { exEventId, sportId, home, away, inPlay, ended } = event;
  return (
    <>
      {sportId === sportIds.cricket && (inPlay || ended) && (
        <Scorecard eventId={exEventId} names={{ HOME: home ?? '', AWAY: away ?? '' }} inPlay={inPlay} />
      )}
      <LineUpsView
        sportId={sportId}
        sides={(facts?.entrants ?? []).map(({ name, lineUp }) => ({ name, players: lineUp }))}
      />
    </>
  );
}
