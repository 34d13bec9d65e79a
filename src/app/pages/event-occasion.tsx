import { shortSports } from '#domain/market/sport.ts';
import { occasionText, playerText } from '#domain/words/occasion-words.ts';
import { conditionsText } from '#domain/words/race-words.ts';
import { KitMark } from '#ui/kit-mark/kit-mark.tsx';
import type { EventFacts } from '../use-event-facts.ts';

/** The kit of one who meets, if anything is known of it. */
export function kitOf(facts: EventFacts | null, name: string | null) {
  const colours = facts?.entrants.find((entrant) => entrant.name === name)?.colours;
  return colours ? <KitMark {...colours} /> : null;
}

/** What an event's header tells of its occasion. */
export function occasionOf(sportId: string, facts: EventFacts | null) {
  if (shortSports.has(sportId)) return { isCounted: true };
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
