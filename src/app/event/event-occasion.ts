import { shortSports } from '#domain/market/sport.ts';
import { occasionText, playerText } from '#domain/words/occasion-words.ts';
import { conditionsText } from '#domain/words/race-words.ts';
import type { EventFacts } from './use-event-facts.ts';

/** What an event's header tells of its occasion. */
export function occasionOf(sportId: string, facts: EventFacts | null) {
  if (shortSports.has(sportId)) return { isCounted: true };
  if (!facts) return {};
  if (facts.race) return { occasion: conditionsText(facts.race), isCounted: true };
  const players = facts.entrants.filter(({ ranking, seeding }) => ranking != null || seeding != null);
  return {
    occasion: occasionText(facts),
    ...(players.length > 0 && { about: facts.entrants.map(playerText).join(' · ') }),
  };
}
