import { fixturesBetween, lastSlotBy } from '../fixtures.ts';
import type { Archive } from '../history/archive.ts';
import { hasCareers, type PastOf } from '../history/past-fixtures.ts';
import type { RecordDesk } from '../history/record-desk.ts';
import type { MadeSport } from '../made-sport.ts';
import { openMatch } from '../match.ts';
import { chancePath } from './chance-path.ts';
import { figuresOf, previewOf } from './preview.ts';
import { reviewOf } from './review.ts';

export interface TellTips extends PastOf {
  archive: Archive;
  recorder: Pick<RecordDesk, 'putPreview' | 'putReview' | 'bestPrices' | 'headToHead'>;
  /** The current time, epoch ms. */
  clock: () => number;
  /** Resolves after `ms` milliseconds; rejects when the program stops. */
  wait: (ms: number) => Promise<void>;
}

const lookEveryMs = 2_000;
/** How long before its start a match gets its preview, ms at speed 1. By then it has prices. */
const previewAhead = 20 * 60_000;
/** So many of a sport's last matches are reviewed if they are not yet: at a first start, some of yesterday's. */
const reviewedBack = 24;
/** After each match, and within one: this is never urgent. */
const pauseMs = 100;
const stepPauseMs = 20;

/** Previews the matches to come. Runs until `wait` or the exchange rejects. */
export async function keepPreviews(options: TellTips): Promise<never> {
  const done = new Set<string>();
  for (;;) {
    for (const sport of options.sports.filter(hasCareers)) await previewNext(sport, done, options);
    await options.wait(lookEveryMs);
  }
}

/**
 * Reviews the matches that have ended, as the exchange knows. The sports take turns, the last match first, so that each
 * has reviews soon. Runs until `wait` or the exchange rejects.
 */
export async function keepReviews(options: TellTips): Promise<never> {
  const done = new Set<string>();
  for (;;) {
    const passed = new Set(done);
    for (let isGoing = true; isGoing;) {
      isGoing = false;
      for (const sport of options.sports.filter(hasCareers))
        if (await reviewLast(sport, passed, done, options)) isGoing = true;
    }
    await options.wait(lookEveryMs);
  }
}

async function previewNext(sport: MadeSport, done: Set<string>, options: TellTips): Promise<void> {
  const { recorder, clock, wait, seed, speed } = options;
  const now = clock();
  for (const fixture of fixturesBetween(sport, now, now + previewAhead / speed, seed, speed)) {
    const { eventId, marketId } = fixture;
    if (done.has(eventId)) continue;
    const prices = await recorder.bestPrices(marketId);
    // It is not open yet, or just being quoted anew.
    if (!prices?.some((price) => price !== null)) continue;
    const figures = figuresOf(openMatch(fixture, speed), prices, await recorder.headToHead(eventId));
    await recorder.putPreview(eventId, previewOf(figures, new Date(clock()).toISOString()));
    remember(done, eventId);
    await wait(pauseMs);
  }
}

/**
 * Reviews a sport's last match that is not passed over, and passes it over from then on: it is done, or the exchange does
 * not know yet how it ended. Resolves to whether it is done.
 */
async function reviewLast(
  sport: MadeSport,
  passed: Set<string>,
  done: Set<string>,
  { archive, recorder, clock, wait, speed }: TellTips,
): Promise<boolean> {
  const last = lastSlotBy(sport, clock(), speed);
  for (let slot = last; slot > last - reviewedBack; slot--) {
    const { fixture, endsAt } = archive.match(sport, slot);
    if (endsAt > clock() || passed.has(fixture.eventId)) continue;
    const path = await chancePath(fixture, speed, () => wait(stepPauseMs));
    const isTold = await recorder.putReview(fixture.eventId, reviewOf(path, new Date(clock()).toISOString()));
    passed.add(fixture.eventId);
    if (isTold) remember(done, fixture.eventId);
    await wait(pauseMs);
    return isTold;
  }
  return false;
}

/** Keeps the newest few hundred: more than are looked at. */
function remember(done: Set<string>, eventId: string): void {
  done.add(eventId);
  for (const oldest of done) {
    if (done.size <= 500) break;
    done.delete(oldest);
  }
}
