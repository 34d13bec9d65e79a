import type { Archive } from './archive.ts';
import type { PastOf } from './past-fixtures.ts';
import type { RecordDesk } from './record-desk.ts';
import { hasStandings, slotsOfTables, standingsAt } from './standings.ts';

export interface TellStandings extends PastOf {
  archive: Archive;
  recorder: Pick<RecordDesk, 'putStandings'>;
  /** The current time, epoch ms. */
  clock: () => number;
  /** Resolves after `ms` milliseconds; rejects when the program stops. */
  wait: (ms: number) => Promise<void>;
}

/** How often it is looked whether a match has ended, ms. */
const lookEveryMs = 2_000;
/** How many matches are worked out before others get their turn. */
const atOnce = 10;

/** Tells every sport's tables, and each again when a match of it has ended. Runs until `wait` or the exchange rejects. */
export async function keepStandings(options: TellStandings): Promise<never> {
  const { sports, recorder, clock, wait } = options;
  const told = new Map<string, string>();
  for (;;) {
    for (const sport of sports.filter(hasStandings)) {
      await prepare(sport, options);
      const standings = standingsAt(sport, { ...options, now: clock() });
      const text = JSON.stringify(standings);
      if (told.get(sport.sportId) === text) continue;
      await recorder.putStandings(sport.sportId, standings);
      told.set(sport.sportId, text);
    }
    await wait(lookEveryMs);
  }
}

/** Works out the matches that the tables need, a few at a time. */
async function prepare(
  sport: PastOf['sports'][number],
  { archive, clock, wait, speed }: TellStandings,
): Promise<void> {
  let worked = 0;
  for (const slot of slotsOfTables(sport, { now: clock(), speed })) {
    if (archive.has(sport, slot)) continue;
    archive.match(sport, slot);
    if (++worked % atOnce === 0) await wait(1);
  }
}
