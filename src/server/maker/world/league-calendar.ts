import { itemAt } from '#domain/must.ts';
import { modulo, type Calendar } from './calendar.ts';
import { onceEach } from './once-each.ts';
import type { League } from './league.ts';
import { pairingAt } from './round-robin.ts';
import { shuffled } from './strengths.ts';

/** The leagues take turns, slot by slot. Each plays one double round robin after the other, in an order the seed decides. */
export function leagueCalendar(sportId: string, leagues: readonly League[]): Calendar {
  const order = onceEach((key: string) => {
    const [league = '', ...seed] = key.split('|');
    return shuffled(itemAt(leagues, Number(league)).teams, `${seed.join('|')}|${sportId}t${league}|order`);
  });
  return (slot, seed) => {
    const at = modulo(slot, leagues.length);
    const { name } = itemAt(leagues, at);
    const teams = order(`${at}|${seed}`);
    const { round, season, ...pairing } = pairingAt(Math.floor(slot / leagues.length), teams.length);
    const [home, away] = [itemAt(teams, pairing.home), itemAt(teams, pairing.away)];
    return {
      entrants: [home, away],
      eventName: `${home.name} v ${away.name}`,
      tournamentId: `${sportId}t${at}`,
      tournamentName: name,
      season,
      round: `Round ${round + 1}`,
      ground: home.ground,
    };
  };
}

/** Returns the first slot of the season that a slot's match belongs to. */
export function seasonStart(slot: number, leagues: readonly League[]): number {
  const at = modulo(slot, leagues.length);
  const teams = itemAt(leagues, at).teams.length;
  const matchesASeason = teams * (teams - 1);
  const place = Math.floor(slot / leagues.length);
  return (place - modulo(place, matchesASeason)) * leagues.length + at;
}
