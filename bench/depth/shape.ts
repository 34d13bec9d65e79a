import type { OddsLadder } from '../../src/domain/odds/odds-ladder.ts';
import { countBelow } from '../../src/domain/odds/odds-ladder.ts';

/** [odds in hundredths, size in pounds], the best first. */
export type Level = readonly [odds: number, size: number];

export interface RunnerSides {
  toBack: readonly Level[];
  toLay: readonly Level[];
}

/** What a market's depth looks like over many moments. */
export interface Shape {
  spread: number[];
  /** Ticks between neighbours of the first five levels. */
  levelGap: number[];
  /** Sizes of the first five levels, pounds. */
  size: number[];
  /** What the best prices to back add up to, %. */
  book: number[];
  sides: number;
  emptySides: number;
  /** Changes of a runner's best prices, and the time they took. */
  changes: number;
  minutes: number;
}

export const emptyShape = (): Shape => ({
  spread: [],
  levelGap: [],
  size: [],
  book: [],
  sides: 0,
  emptySides: 0,
  changes: 0,
  minutes: 0,
});

const levelsSeen = 5;

/** Adds one moment of a market to its shape. */
export function look(shape: Shape, runners: readonly RunnerSides[], ladder: OddsLadder): void {
  let book = 0;
  for (const { toBack, toLay } of runners) {
    for (const side of [toBack, toLay]) {
      shape.sides++;
      if (side.length === 0) shape.emptySides++;
      side.slice(0, levelsSeen).forEach(([odds, size], at) => {
        shape.size.push(size);
        const before = side[at - 1];
        if (before) shape.levelGap.push(Math.abs(countBelow(ladder, odds) - countBelow(ladder, before[0])));
      });
    }
    const [back, lay] = [toBack[0], toLay[0]];
    if (back && lay) shape.spread.push(countBelow(ladder, lay[0]) - countBelow(ladder, back[0]));
    book += back ? 10_000 / back[0] : NaN;
  }
  if (!Number.isNaN(book)) shape.book.push(book);
}

export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? NaN;

/** The figures that are compared, by name. */
export const figuresOf = (shape: Shape): Record<string, number> => ({
  'spread, ticks': quantile(shape.spread, 0.5),
  'level gap, ticks': quantile(shape.levelGap, 0.5),
  'size, median £': quantile(shape.size, 0.5),
  'size, 90 % ÷ median': quantile(shape.size, 0.9) / quantile(shape.size, 0.5),
  'changes a minute': shape.changes / shape.minutes,
});
