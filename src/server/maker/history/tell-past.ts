import { listResults } from '#contract/results.ts';
import { callExchange } from '#contract/rest-client.ts';
import { startOfSlot, type Fixture } from '../fixtures.ts';
import { required } from '../trader.ts';
import { finishedMatch } from './finished-match.ts';
import { firstTold, pastFixtures, pastListed, type PastOf } from './past-fixtures.ts';
import type { RecordDesk } from './record-desk.ts';

export interface PastOptions extends PastOf {
  baseUrl: string;
  recorder: Pick<RecordDesk, 'record'>;
  /** The current time, epoch ms. */
  clock: () => number;
  /** Resolves after `ms` milliseconds; rejects when the program stops. */
  wait: (ms: number) => Promise<void>;
}

/** Between two matches, so that what is in play comes first. */
const pauseMs = 15;
const pageOfResults = 100;

/**
 * Tells the exchange how the matches of the last day ended that it does not know: at the first start all of them, later
 * those that were missed. The sports take turns, the last match first, so that each has results at once. Resolves to how
 * many it told.
 */
export async function tellPast(options: PastOptions): Promise<number> {
  const { sports, recorder, clock, wait, speed } = options;
  const now = clock();
  const known = await knownResults(options, now);
  const series = sports.map((sport) => pastFixtures(sport, now, options));
  let told = 0;
  for (const fixture of byTurns([...series, pastListed(now, options)])) {
    if (known.has(fixture.eventId)) continue;
    const match = finishedMatch(fixture, speed);
    // It is being played, and will be settled.
    if (match.endsAt > now) continue;
    await recorder.record(match);
    told++;
    await wait(pauseMs);
  }
  return told;
}

/** Takes one of each in turn, until all have ended. */
function* byTurns(sources: readonly Iterator<Fixture>[]): Generator<Fixture> {
  for (let left = [...sources]; left.length > 0;) {
    const going: Iterator<Fixture>[] = [];
    for (const source of left) {
      const next = source.next();
      if (next.done) continue;
      yield next.value;
      going.push(source);
    }
    left = going;
  }
}

/** Returns the ids of the events that have ended, of as much of each sport as would be told. */
async function knownResults({ baseUrl, sports, speed }: PastOptions, now: number): Promise<Set<string>> {
  const known = new Set<string>();
  for (const sportId of new Set(sports.map((sport) => sport.sportId))) {
    const starts = sports
      .filter((sport) => sport.sportId === sportId)
      .map((sport) => startOfSlot(sport, firstTold(sport, now, speed), speed));
    for (let after: string | undefined; ;) {
      const query = { limit: pageOfResults, ...(after && { after }) };
      const page = required(await callExchange(baseUrl, listResults, { params: { sportId }, query }));
      for (const { exEventId } of page) known.add(exEventId);
      const last = page.at(-1);
      if (!last || page.length < pageOfResults || Date.parse(last.eventTime) < Math.min(...starts)) break;
      after = last.exEventId;
    }
  }
  return known;
}
