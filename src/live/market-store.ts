import { mergeLevels, type Ladder, type Level } from '#domain/levels.ts';
import type { FeedPoint } from '#domain/sequence.ts';
import type { MarketChangeLine, MarketImageLine } from './transport.ts';

export type MarketDefinition = MarketImageLine['definition'];
export type Movement = 'up' | 'down';

/** One price cell. The same object stands until the cell itself changes. */
export interface Cell {
  odds: number;
  size: number;
  /** How the odds moved at the last change of this cell; null when only the size did. */
  movement: Movement | null;
  /** When the odds last changed, ms on the store's clock; null when they have not since they are shown. */
  changedAt: number | null;
}

interface RunnerPrices {
  toBack: readonly Level[];
  toLay: readonly Level[];
  lastOdds: number | null;
  matched: number;
}

/** How many levels a side have a cell. */
export const cellDepth = 3;

/** The same one whenever it is asked for. */
const noLevels: readonly Level[] = [];

const cellKey = (runnerId: string, ladder: Ladder, depth: number): string => `${runnerId}|${ladder}|${depth}`;

/**
 * The prices of one market in the browser: images and changes are applied as they come, listeners hear of it once a
 * frame, and each listener hears only of its own cell. Whether a change may be applied is decided by whoever fills it.
 */
export class MarketStore {
  #point: FeedPoint | null = null;
  #definition: MarketDefinition | null = null;
  #matched = 0;
  readonly #runners = new Map<string, RunnerPrices>();
  readonly #cells = new Map<string, Cell | null>();
  readonly #listeners = new Map<string, Set<() => void>>();
  readonly #changed = new Set<string>();
  readonly #schedule: (flush: () => void) => void;
  readonly #clock: () => number;
  #isScheduled = false;

  /** `schedule` runs the flush at the next frame; tests pass their own, and their own clock (ms). */
  constructor(
    schedule: (flush: () => void) => void = (flush) => requestAnimationFrame(flush),
    clock: () => number = () => performance.now(),
  ) {
    this.#schedule = schedule;
    this.#clock = clock;
  }

  /** Where the prices stand; null before the first image. */
  point = (): FeedPoint | null => this.#point;
  definition = (): MarketDefinition | null => this.#definition;
  matched = (): number => this.#matched;
  lastOdds = (runnerId: string): number | null => this.#runners.get(runnerId)?.lastOdds ?? null;
  runnerMatched = (runnerId: string): number => this.#runners.get(runnerId)?.matched ?? 0;
  cell = (runnerId: string, ladder: Ladder, depth: number): Cell | null =>
    this.#cells.get(cellKey(runnerId, ladder, depth)) ?? null;
  /** Every level of a runner, best first. */
  levels = (runnerId: string, ladder: Ladder): readonly Level[] =>
    this.#runners.get(runnerId)?.[ladder] ?? noLevels;

  /** Replaces everything. Nothing counts as a movement: it is not known what happened in between. */
  applyImage(image: MarketImageLine): void {
    this.#point = { epoch: image.epoch, to: image.to };
    this.#setDefinition(image.definition);
    this.#setMatched(image.matched);
    const gone = new Set(this.#runners.keys());
    for (const { runnerId, toBack, toLay, lastOdds, matched } of image.runners) {
      gone.delete(runnerId);
      this.#setRunner(runnerId, { toBack, toLay, lastOdds: lastOdds ?? null, matched }, false);
    }
    for (const runnerId of gone) {
      this.#setRunner(runnerId, { toBack: [], toLay: [], lastOdds: null, matched: 0 }, false);
      this.#runners.delete(runnerId);
    }
  }

  applyChange(change: MarketChangeLine): void {
    this.#point = { epoch: change.epoch, to: change.to };
    if (change.changed) this.#setDefinition(change.changed);
    if (change.matchedNow != null) this.#setMatched(change.matchedNow);
    for (const { runnerId, toBack, toLay, lastOdds, matched } of change.changes) {
      const before = this.#runners.get(runnerId) ?? { toBack: [], toLay: [], lastOdds: null, matched: 0 };
      const after = {
        toBack: toBack ? mergeLevels('toBack', before.toBack, toBack) : before.toBack,
        toLay: toLay ? mergeLevels('toLay', before.toLay, toLay) : before.toLay,
        lastOdds: lastOdds ?? before.lastOdds,
        matched: matched ?? before.matched,
      };
      this.#setRunner(runnerId, after, true);
    }
  }

  /** Hears of one thing: `definition`, `matched`, a runner id (last odds, matched, depth), or one cell. */
  subscribe(key: string, listener: () => void): () => void {
    const listeners = this.#listeners.get(key) ?? new Set();
    this.#listeners.set(key, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(key) === listeners) this.#listeners.delete(key);
    };
  }

  subscribeCell = (runnerId: string, ladder: Ladder, depth: number, listener: () => void): (() => void) =>
    this.subscribe(cellKey(runnerId, ladder, depth), listener);

  #setDefinition(definition: MarketDefinition): void {
    // Quotes change without a new version.
    if (
      this.#definition?.version === definition.version &&
      JSON.stringify(this.#definition.quotes) === JSON.stringify(definition.quotes)
    )
      return;
    this.#definition = definition;
    this.#mark('definition');
  }

  #setMatched(matched: number): void {
    if (this.#matched === matched) return;
    this.#matched = matched;
    this.#mark('matched');
  }

  #setRunner(runnerId: string, after: RunnerPrices, isMovement: boolean): void {
    this.#runners.set(runnerId, after);
    this.#mark(runnerId);
    for (const ladder of ['toBack', 'toLay'] as const) {
      for (let depth = 0; depth < cellDepth; depth++) {
        this.#setCell(cellKey(runnerId, ladder, depth), after[ladder][depth], isMovement);
      }
    }
  }

  #setCell(key: string, level: Level | undefined, isMovement: boolean): void {
    const before = this.#cells.get(key) ?? null;
    if (!level) {
      if (!before) return;
      this.#cells.set(key, null);
    } else {
      const [odds, size] = level;
      if (before?.odds === odds && before.size === size) return;
      const hasMoved = isMovement && before !== null && before.odds !== odds;
      this.#cells.set(key, {
        odds,
        size,
        movement: hasMoved ? (odds > before.odds ? 'up' : 'down') : null,
        changedAt: hasMoved ? this.#clock() : before?.odds === odds ? before.changedAt : null,
      });
    }
    this.#mark(key);
  }

  #mark(key: string): void {
    this.#changed.add(key);
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    this.#schedule(() => this.#flush());
  }

  #flush(): void {
    this.#isScheduled = false;
    const changed = [...this.#changed];
    this.#changed.clear();
    for (const key of changed) for (const listener of this.#listeners.get(key) ?? []) listener();
  }
}
