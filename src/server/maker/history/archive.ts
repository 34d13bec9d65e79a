import { fixtureOf } from '../fixtures.ts';
import type { MadeSport } from '../made-sport.ts';
import { finishedMatch, type FinishedMatch } from './finished-match.ts';
import type { PastOf } from './past-fixtures.ts';

/** What tables need of a match: who played, and how and when it ended or will end. */
export type ArchivedMatch = Pick<FinishedMatch, 'fixture' | 'endsAt' | 'score' | 'winner'>;

/** How the matches of a world end, each worked out once. */
export interface Archive {
  match(sport: MadeSport, slot: number): ArchivedMatch;
  /** Whether a match is worked out already. */
  has(sport: MadeSport, slot: number): boolean;
}

/** More of all sports' matches than their tables add up. */
const kept = 5_000;

export function openArchive({ seed, sealedSeed, speed }: Omit<PastOf, 'sports' | 'listed'>): Archive {
  const known = new Map<string, ArchivedMatch>();
  const keyOf = ({ sportId, series = sportId }: MadeSport, slot: number) => `${series} ${slot}`;
  return {
    has: (sport, slot) => known.has(keyOf(sport, slot)),
    match: (sport, slot) => {
      const key = keyOf(sport, slot);
      const before = known.get(key);
      if (before) return before;
      const ofSport = sport.isSealed ? sealedSeed : seed;
      const { fixture, endsAt, score, winner } = finishedMatch(fixtureOf(sport, slot, ofSport, speed), speed);
      const match = { fixture, endsAt, score, winner };
      known.set(key, match);
      for (const oldest of known.keys()) {
        if (known.size <= kept) break;
        known.delete(oldest);
      }
      return match;
    },
  };
}
