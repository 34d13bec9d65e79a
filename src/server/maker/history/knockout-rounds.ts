import type { Standing } from '#contract/standings.ts';
import { itemAt } from '#domain/must.ts';
import { fixtureOf, startOfSlot } from '../fixtures.ts';
import type { MadeSport } from '../made-sport.ts';
import { feedersOf, matchesOfKnockout, roundOf, slotOfMatch } from '../world/knockout.ts';
import type { Archive } from './archive.ts';
import type { PastOf } from './past-fixtures.ts';

type Round = Standing['rounds'][number];

interface Moment extends Pick<PastOf, 'seed' | 'speed'> {
  archive: Archive;
  /** Epoch ms. */
  now: number;
}

/** Returns the rounds of a tournament as they stand at a moment. Nothing tells of a match before its end. */
export function knockoutRounds(
  sport: MadeSport,
  edition: number,
  { archive, now, seed, speed }: Moment,
): Round[] {
  /** The name of a match's winner once it is over. */
  const winnerOf = (match: number): string | null => {
    const slot = slotOfMatch({ edition, match });
    if (startOfSlot(sport, slot, speed) > now || !isDrawn(match)) return null;
    const { endsAt, fixture, winner } = archive.match(sport, slot);
    return endsAt <= now ? itemAt(fixture.entrants, winner).name : null;
  };
  const isDrawn = (match: number): boolean =>
    (feedersOf(match) ?? []).every((feeder) => winnerOf(feeder) !== null);

  const rounds = new Map<string, Round>();
  for (let match = 0; match < matchesOfKnockout; match++) {
    const name = roundOf(match);
    const round = rounds.get(name) ?? { name, matches: [] };
    rounds.set(name, round);
    round.matches.push(stateOf(match));
  }
  return [...rounds.values()];

  function stateOf(match: number): Round['matches'][number] {
    const none = { homeScore: '', awayScore: '', winner: null };
    const feeders = feedersOf(match);
    if (feeders && !isDrawn(match)) {
      const [home = null, away = null] = feeders.map(winnerOf);
      return { eventId: null, home, away, ...none };
    }
    const slot = slotOfMatch({ edition, match });
    const { eventId, entrants } = fixtureOf(sport, slot, seed, speed);
    const [home = null, away = null] = entrants.map(({ name }) => name);
    const known = { eventId, home, away };
    if (startOfSlot(sport, slot, speed) > now) return { ...known, ...none };
    const { endsAt, score, winner } = archive.match(sport, slot);
    if (endsAt > now) return { ...known, ...none };
    return {
      ...known,
      homeScore: score.home,
      awayScore: score.away,
      winner: winner === 0 ? 'HOME' : 'AWAY',
    };
  }
}
