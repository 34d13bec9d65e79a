import { occasionText, playerText } from '#domain/words/occasion-words.ts';
import { conditionsText } from '#domain/words/race-words.ts';
import { sportIds } from '#domain/market/sport.ts';
import { LineUpsView } from '#features/event-facts/line-ups.view.tsx';
import { Scorecard } from '#features/event-facts/scorecard.tsx';
import type { EventFieldsFragment } from '#graphql/__generated__/graphql.ts';
import { KitMark } from '#ui/kit-mark/kit-mark.tsx';
import type { EventFacts } from '../use-event-facts.ts';

/** What an event's header tells of its occasion; nothing where nothing is known. */
export function occasionOf(facts: EventFacts | null) {
  if (!facts) return {};
  if (facts.race) return { occasion: conditionsText(facts.race), isCounted: true };
  const kits = facts.entrants.flatMap(({ name, colours }) =>
    colours ? [<KitMark key={name} {...colours} />] : [],
  );
  const players = facts.entrants.filter(({ ranking, seeding }) => ranking != null || seeding != null);
  return {
    occasion: occasionText(facts),
    ...(kits.length > 0 && { marks: <>{kits}</> }),
    ...(players.length > 0 && { about: facts.entrants.map(playerText).join(' · ') }),
  };
}

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
      <LineUpsView sides={(facts?.entrants ?? []).map(({ name, lineUp }) => ({ name, players: lineUp }))} />
    </>
  );
}
