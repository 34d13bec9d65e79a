import { itemAt, lastOf } from '#domain/must.ts';
import type { FeedPoint } from '#domain/market/sequence.ts';
import { timing } from '#domain/site/timing.ts';
import type { Level } from './market.ts';
import type { MarketChange, RunnerChange } from './stream.ts';

/** However busy a market is, no more changes than this are kept. */
const mostKept = 2_000;

interface Kept {
  change: MarketChange;
  /** Milliseconds on any clock that only goes forward. */
  at: number;
}

/** The latest changes of one market, so that whoever was away for a moment goes on by one merged change. */
export class MarketHistory {
  #kept: Kept[] = [];
  #point: FeedPoint;
  /** The last merged changes, by where they start: many who lost the same connection ask for the same one. */
  readonly #merged = new Map<number, MarketChange>();

  /** `point`: where the market stands; nothing before it is known. */
  constructor(point: FeedPoint) {
    this.#point = point;
  }

  /** Nothing that was kept leads to this point: an image does. */
  restart({ epoch, to }: FeedPoint): void {
    this.#point = { epoch, to };
    this.#kept = [];
    this.#merged.clear();
  }

  /** Keeps a change of what stands; throws when it is a change of something else. */
  add(change: MarketChange, now: number): void {
    const { epoch, to } = this.#point;
    if (change.epoch !== epoch || change.from !== to) throw new Error(`A change of ${change.from}, at ${to}`);
    this.#point = { epoch, to: change.to };
    this.#merged.clear();
    this.#kept.push({ change, at: now });
    const tooOld = this.#kept.findIndex(({ at }) => now - at <= timing.resumeWindow);
    const tooMany = this.#kept.length - mostKept;
    // Cut now and then: taking the first of a long list away each time would cost more than the change.
    if (tooOld > 100 || tooMany > 100) this.#kept.splice(0, Math.max(tooOld, tooMany));
  }

  /**
   * What leads from that point to where the market stands: one change; `abreast` when it is there already; null when
   * the way is not known, or longer ago than `timing.resumeWindow`.
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

  /** Of the kept change that starts there: their numbers only grow. */
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

/** One change that does what these do one after the other. At least one; each starts where the one before it ends. */
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

/** A level that came and went stays as gone: it may have stood before. */
const lastSizes = (before: readonly Level[], after: readonly Level[]): Level[] => [
  ...new Map([...before, ...after]),
];
