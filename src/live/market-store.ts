import { itemAt } from '#domain/must.ts';
import { lastOddsAfter } from '#domain/odds/last-odds.ts';
import { mergeLevels, type BookSide, type Level } from '#domain/odds/levels.ts';
import type { Movement } from '#domain/odds/movement.ts';
import type { FeedPoint } from '#domain/market/sequence.ts';
import type { MarketChangeMessage, MarketImageMessage } from './transport.ts';

export type MarketDefinition = MarketImageMessage['definition'];

/** One price cell. The object stays the same until the cell itself changes. */
export interface Cell {
  odds: number;
  size: number;
  /** How the odds moved at this cell's last change; null when only the size changed. */
  movement: Movement | null;
}

/** Something to subscribe to. */
interface Topic {
  readonly listeners: Set<() => void>;
}

interface CellTopic extends Topic {
  cell: Cell | null;
}

interface SidePrices {
  /** Best first. */
  levels: readonly Level[];
  /** For the best levels. */
  readonly cells: readonly CellTopic[];
}

interface RunnerPrices extends Record<BookSide, SidePrices> {
  /** Last odds, matched and depth. */
  readonly topic: Topic;
  lastOdds: number | null;
  matched: number;
}

/** How many levels per side have a cell. */
const cellDepth = 3;

/**
 * How many changes one frame may report before the next one has to wait, and how many ms it then waits for each change
 * beyond that. Most of the cost of drawing prices is paid once, however many there are. With more changes than this in
 * every frame, every frame would be late, and the page with it.
 */
export const changesPerFrame = 30;
export const restPerChange = 0.5;
const longestRest = 100;

/** Shared, so that its identity is stable. */
const noLevels: readonly Level[] = [];

const noPrices = (): SidePrices => ({
  levels: noLevels,
  cells: Array.from({ length: cellDepth }, () => ({ listeners: new Set(), cell: null })),
});

/**
 * One market's prices in the browser. Images and changes are applied as they arrive; listeners are called once a frame,
 * each only for its own cell. The caller decides whether a change may be applied.
 */
export class MarketStore {
  #point: FeedPoint | null = null;
  #definition: MarketDefinition | null = null;
  #matched = 0;
  readonly #topics = new Map<string, Topic>();
  /** Kept once seen, with or without prices, so that a cell's listeners stay subscribed. */
  readonly #runners = new Map<string, RunnerPrices>();
  readonly #changed = new Set<Topic>();
  readonly #schedule: (flush: () => void, rest: number) => void;
  #isScheduled = false;
  /** Number of the last scheduled flush. A flush that has been overtaken does nothing. */
  #turn = 0;

  /** `schedule` runs the flush at the first frame after a rest (ms). Tests pass their own. */
  constructor(schedule: (flush: () => void, rest: number) => void = atFrame) {
    this.#schedule = schedule;
  }

  /** The point the prices are at; null before the first image. */
  point = (): FeedPoint | null => this.#point;
  definition = (): MarketDefinition | null => this.#definition;
  matched = (): number => this.#matched;
  lastOdds = (runnerId: string): number | null => this.#runners.get(runnerId)?.lastOdds ?? null;
  runnerMatched = (runnerId: string): number => this.#runners.get(runnerId)?.matched ?? 0;
  cell = (runnerId: string, bookSide: BookSide, depth: number): Cell | null =>
    this.#runners.get(runnerId)?.[bookSide].cells[depth]?.cell ?? null;
  /** All of a runner's levels, best first. */
  levels = (runnerId: string, bookSide: BookSide): readonly Level[] =>
    this.#runners.get(runnerId)?.[bookSide].levels ?? noLevels;

  /** Replaces everything. Nothing counts as a movement, since what happened in between is unknown. */
  applyImage(image: MarketImageMessage): void {
    this.#point = { epoch: image.epoch, to: image.to };
    this.#setDefinition(image.definition);
    this.#setMatched(image.matched);
    const gone = new Set(this.#runners.values());
    for (const { runnerId, toBack, toLay, lastOdds, matched } of image.runners) {
      const runner = this.#runner(runnerId);
      gone.delete(runner);
      this.#setRunner(runner, { toBack, toLay, lastOdds: lastOdds ?? null, matched });
    }
    for (const runner of gone)
      this.#setRunner(runner, { toBack: noLevels, toLay: noLevels, lastOdds: null, matched: 0 });
  }

  applyChange(change: MarketChangeMessage): void {
    this.#point = { epoch: change.epoch, to: change.to };
    if (change.changed) this.#setDefinition(change.changed);
    if (change.matchedNow != null) this.#setMatched(change.matchedNow);
    for (const { runnerId, toBack, toLay, lastOdds, matched } of change.changes) {
      const runner = this.#runner(runnerId);
      if (toBack) this.#setSide(runner, 'toBack', mergeLevels('toBack', runner.toBack.levels, toBack), true);
      if (toLay) this.#setSide(runner, 'toLay', mergeLevels('toLay', runner.toLay.levels, toLay), true);
      runner.lastOdds = lastOddsAfter(runner.lastOdds, lastOdds);
      runner.matched = matched ?? runner.matched;
      this.#mark(runner.topic);
    }
  }

  /** Subscribes to one thing: `definition`, `matched`, or a runner id (last odds, matched, depth). */
  subscribe(key: string, listener: () => void): () => void {
    return hear(this.#topic(key), listener);
  }

  /** Subscribes to one cell. `depth` must be below `cellDepth`. */
  subscribeCell = (runnerId: string, bookSide: BookSide, depth: number, listener: () => void): (() => void) =>
    hear(itemAt(this.#runner(runnerId)[bookSide].cells, depth), listener);

  #topic(key: string): Topic {
    const topic = this.#topics.get(key) ?? { listeners: new Set() };
    this.#topics.set(key, topic);
    return topic;
  }

  #runner(runnerId: string): RunnerPrices {
    let runner = this.#runners.get(runnerId);
    if (!runner) {
      const topic = this.#topic(runnerId);
      runner = {
        topic,
        toBack: noPrices(),
        toLay: noPrices(),
        lastOdds: null,
        matched: 0,
      };
      this.#runners.set(runnerId, runner);
    }
    return runner;
  }

  #setDefinition(definition: MarketDefinition): void {
    // Quotes change without a new version.
    if (
      this.#definition?.version === definition.version &&
      JSON.stringify(this.#definition.quotes) === JSON.stringify(definition.quotes)
    )
      return;
    this.#definition = definition;
    this.#mark(this.#topic('definition'), true);
  }

  #setMatched(matched: number): void {
    if (this.#matched === matched) return;
    this.#matched = matched;
    this.#mark(this.#topic('matched'));
  }

  /** Sets a runner to what an image says. */
  #setRunner(
    runner: RunnerPrices,
    {
      toBack,
      toLay,
      lastOdds,
      matched,
    }: Record<BookSide, readonly Level[]> & Pick<RunnerPrices, 'lastOdds' | 'matched'>,
  ): void {
    this.#setSide(runner, 'toBack', toBack, false);
    this.#setSide(runner, 'toLay', toLay, false);
    runner.lastOdds = lastOdds;
    runner.matched = matched;
    this.#mark(runner.topic);
  }

  #setSide(runner: RunnerPrices, bookSide: BookSide, levels: readonly Level[], isMovement: boolean): void {
    const prices = runner[bookSide];
    prices.levels = levels;
    for (let depth = 0; depth < cellDepth; depth++) {
      const topic = itemAt(prices.cells, depth);
      if (this.#setCell(topic, levels[depth], isMovement)) this.#mark(topic);
    }
  }

  /** Returns whether the cell changed. */
  #setCell(topic: CellTopic, level: Level | undefined, isMovement: boolean): boolean {
    const before = topic.cell;
    if (!level) {
      if (!before) return false;
      topic.cell = null;
    } else {
      const [odds, size] = level;
      if (before?.odds === odds && before.size === size) return false;
      const hasMoved = isMovement && before !== null && before.odds !== odds;
      topic.cell = {
        odds,
        size,
        movement: hasMoved ? (odds > before.odds ? 'up' : 'down') : null,
      };
    }
    return true;
  }

  /** News of the market itself, such as a suspension, does not wait. */
  #mark(topic: Topic, isUrgent = false): void {
    this.#changed.add(topic);
    if (this.#isScheduled && !isUrgent) return;
    this.#scheduleFlush(0);
  }

  #scheduleFlush(rest: number): void {
    this.#isScheduled = true;
    const turn = ++this.#turn;
    this.#schedule(() => {
      if (turn === this.#turn) this.#flush();
    }, rest);
  }

  #flush(): void {
    const told = [...this.#changed].filter(({ listeners }) => listeners.size > 0);
    this.#changed.clear();
    this.#isScheduled = false;
    const rest = (told.length - changesPerFrame) * restPerChange;
    if (rest > 0) this.#scheduleFlush(Math.min(rest, longestRest));
    for (const { listeners } of told) for (const listener of listeners) listener();
  }
}

function atFrame(flush: () => void, rest: number): void {
  if (rest > 0) setTimeout(() => requestAnimationFrame(flush), rest);
  else requestAnimationFrame(flush);
}

function hear({ listeners }: Topic, listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
