import { createHash } from 'node:crypto';
import { fixturesBetween, type Fixture } from './fixtures.ts';
import type { MadeSport } from './made-sport.ts';
import { madeSports } from './made-sports.ts';
import { openMatch } from './match.ts';

/** Which part of which day; moments in epoch ms. */
export interface Day {
  seed: string;
  /** Of sports whose outcomes are sealed; `seed` if absent. */
  sealedSeed?: string;
  from: number;
  to: number;
}

/** Every so many steps the markets beside the main one are looked at too: some take long to price. */
const stepsBetweenSides = 25;

/**
 * SHA-256, in hex, of everything that follows from the seeds by series of events: the fixtures, who plays, the fair
 * chances at every step of each match, the other markets' quotes at some, what happens, and how every market ends.
 */
export function dayHashes(day: Day, sports: readonly MadeSport[] = madeSports): Record<string, string> {
  return Object.fromEntries(sports.map((sport) => [sport.series ?? sport.sportId, hashOfSport(sport, day)]));
}

function hashOfSport(sport: MadeSport, { seed, sealedSeed = seed, from, to }: Day): string {
  const hash = createHash('sha256');
  const tell = (what: unknown) => hash.update(JSON.stringify(what)).update('\n');
  for (const fixture of fixturesBetween(sport, from, to, sport.isSealed ? sealedSeed : seed, 1))
    tellMatch(fixture, tell);
  return hash.digest('hex');
}

function tellMatch(fixture: Fixture, tell: (what: unknown) => void): void {
  const { sport: _, ...facts } = fixture;
  tell(facts);
  const match = openMatch(fixture);
  tell(match.market);
  const tellSides = () => {
    for (const side of match.sides())
      tell([side.marketId, side.market, side.quotes(), side.orders(), side.result()]);
  };
  while (match.result() === null) {
    tell(match.probabilities());
    if (match.steps % stepsBetweenSides === 0) tellSides();
    match.step();
  }
  tellSides();
  tell([match.result(), match.score(), match.board(), match.incidents()]);
}
