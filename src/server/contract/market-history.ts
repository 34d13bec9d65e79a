import { itemAt, lastOf } from '#domain/must.ts';
import type { FeedPoint } from '#domain/market/sequence.ts';
import { timing } from '#domain/site/timing.ts';
import { lastOddsAfter } from '#domain/odds/last-odds.ts';
import { mergeLevels } from '#domain/odds/levels.ts';
import type { Level, RunnerBook } from './market.ts';
import type { MarketChange, RunnerChange } from './stream.ts';

/** The most changes kept, however busy the market is. */
const mostKept = 2_000;

interface Kept {
  change: MarketChange;
  /** Milliseconds on any monotonic clock. */
  at: number;
}

/** The latest changes of one market, so that a reader that was briefly away resumes with one merged change. */
export class MarketHistory {
  #kept: Kept[] = [];
  #point: FeedPoint;
  /** The last merged changes, by where they start: readers that lost the same connection all ask for the same one. */
  readonly #merged = new Map<number, MarketChange>();

  /** `point` is where the market stands; nothing is known before it. */
  constructor(point: FeedPoint) {
    this.#point = point;
  }

  /** Drops all changes: only an image leads to this point. */
  restart({ epoch, to }: FeedPoint): void {
    this.#point = { epoch, to };
    this.#kept = [];
    this.#merged.clear();
  }

  /** Keeps a change. Throws if it does not start where the market stands. */
  add(change: MarketChange, now: number): void {
    const { epoch, to } = this.#point;
    if (change.epoch !== epoch || change.from !== to) throw new Error(`A change of ${change.from}, at ${to}`);
    this.#point = { epoch, to: change.to };
    this.#merged.clear();
    this.#kept.push({ change, at: now });
    const tooOld = this.#kept.findIndex(({ at }) => now - at <= timing.resumeWindow);
    const tooMany = this.#kept.length - mostKept;
    // Cut only now and then: removing the head of a long list every time would cost more than the change itself.
    if (tooOld > 100 || tooMany > 100) this.#kept.splice(0, Math.max(tooOld, tooMany));
  }

  /**
   * Returns one change from that point to where the market stands, `abreast` if the point is already there, or null if
   * the changes are unknown or older than `timing.resumeWindow`.
   */
  since({ epoch, to }: FeedPoint, now: number): MarketChange | 'abreast' | null {
    if (epoch !== this.#point.epoch) return null;
    if (to === this.#point.to) return 'abreast';
    const first = this.#indexOf(to);
    if (first < 0 || now - itemAt(this.#kept, first).at > timing.resumeWindow) return null;
    const known = this.#merged.get(to);
    if (known) return known;
    const merged = mergeChanges(this.#kept.slice(first).map(({ change }) => change));
    this.#merged.set(to, merged);
    return merged;
  }

  /** The index of the kept change that starts there, or −1. Binary search: the numbers only grow. */
  #indexOf(from: number): number {
    let [low, high] = [0, this.#kept.length - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const at = itemAt(this.#kept, middle).change.from;
      if (at === from) return middle;
      if (at < from) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }
}

/** Returns the runner's book after the change. */
export const changedRunner = (runner: RunnerBook, change: RunnerChange): RunnerBook => ({
  runnerId: runner.runnerId,
  toBack: change.toBack ? mergeLevels('toBack', runner.toBack, change.toBack) : runner.toBack,
  toLay: change.toLay ? mergeLevels('toLay', runner.toLay, change.toLay) : runner.toLay,
  lastOdds: lastOddsAfter(runner.lastOdds, change.lastOdds),
  matched: change.matched ?? runner.matched,
});

/** Merges one or more changes into one with the same effect. Each must start where the one before it ends. */
export function mergeChanges(changes: readonly MarketChange[]): MarketChange {
  const last = lastOf(changes);
  if (changes.length === 1) return last;
  const definition = changes.findLast((change) => change.definition)?.definition;
  const matched = changes.findLast((change) => change.matched !== undefined)?.matched;
  const runners = new Map<string, RunnerChange>();
  for (const change of changes) {
    for (const runner of change.runners) {
      const before = runners.get(runner.runnerId);
      runners.set(runner.runnerId, before ? mergeRunner(before, runner) : runner);
    }
  }
  return {
    type: 'CHANGE',
    marketId: last.marketId,
    epoch: last.epoch,
    from: itemAt(changes, 0).from,
    to: last.to,
    at: last.at,
    ...(definition && { definition }),
    runners: [...runners.values()],
    ...(matched !== undefined && { matched }),
  };
}

function mergeRunner(before: RunnerChange, after: RunnerChange): RunnerChange {
  const merged = { ...before, ...after };
  if (before.toBack && after.toBack) merged.toBack = lastSizes(before.toBack, after.toBack);
  if (before.toLay && after.toLay) merged.toLay = lastSizes(before.toLay, after.toLay);
  return merged;
}

/** Keeps size 0 for a level that came and went: it may have been there before these changes. */
const lastSizes = (before: readonly Level[], after: readonly Level[]): Level[] => [
  ...new Map([...before, ...after]),
];
