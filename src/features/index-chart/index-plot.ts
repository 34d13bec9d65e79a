import type { IndexPoint } from '#domain/market/index-points.ts';
import { indexReach } from '#domain/market/index-strikes.ts';
import { indexRules } from '#domain/market/virtual-outcomes.ts';
import { itemAt, lastOf } from '#domain/must.ts';

export const plotWidth = 600;
export const plotHeight = 180;

/** In units of the plot, the origin at the upper left. */
interface At {
  x: number;
  y: number;
}

export interface IndexPlot {
  line: readonly At[];
  now: At;
  /** By level, each with the level. */
  strikes: readonly { strike: number; y: number }[];
  /** The strike that colours the line: the leading one, else the one that was nearest at the start. */
  middle: { strike: number; y: number } | undefined;
  /** The highest and lowest that two closes in three come to from here; null once it is closed. */
  fan: { high: At; low: At } | null;
}

const wholeSeconds = indexRules.steps * indexRules.secondsAStep;
const awayFrom = (index: number, { strike }: { strike: number }): number => Math.abs(strike - index);

/**
 * Returns where all of an index's chart is drawn. The left edge is the start, the right one the close. `points`: at least
 * one. `leading`: one of the strikes; null where none leads.
 */
export function indexPlot(
  points: readonly IndexPoint[],
  unsorted: readonly number[],
  leading: number | null = null,
): IndexPlot {
  const levels = unsorted.toSorted((a, b) => a - b);
  const { toClose, index } = lastOf(points);
  const away = indexReach(toClose);
  const all = [...points.map((point) => point.index), ...levels, index - away, index + away];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const room = Math.max(1_00, (high - low) * 0.08);
  const x = (seconds: number) => (1 - Math.min(1, seconds / wholeSeconds)) * plotWidth;
  const y = (level: number) => (1 - (level - low + room) / (high - low + 2 * room)) * plotHeight;
  const start = itemAt(points, 0).index;
  const strikes = levels.map((strike) => ({ strike, y: y(strike) }));
  const line = points.map((point) => ({ x: x(point.toClose), y: y(point.index) }));
  return {
    line,
    now: lastOf(line),
    strikes,
    // Others are set on the way, wherever the index is then.
    middle:
      strikes.find(({ strike }) => strike === leading) ??
      strikes.toSorted((a, b) => awayFrom(start, a) - awayFrom(start, b))[0],
    fan:
      toClose === 0
        ? null
        : { high: { x: plotWidth, y: y(index + away) }, low: { x: plotWidth, y: y(index - away) } },
  };
}
