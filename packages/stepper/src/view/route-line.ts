import type { Point } from './layout.ts';

type Rectangle = Point & { readonly width: number; readonly height: number };

/** From the highest to the lowest edge of boxes that stand in one row. */
export interface Band {
  readonly top: number;
  readonly bottom: number;
}

/** The rows of a ranked graph: boxes of one rank have their middles at one height. */
export function bandsOf(boxes: readonly Rectangle[]): readonly Band[] {
  const rows = new Map<number, Band>();
  for (const { y, height } of boxes) {
    const middle = Math.round(y + height / 2);
    // A middle between two pixels may be rounded either way.
    const key = [middle, middle - 1, middle + 1].find((one) => rows.has(one)) ?? middle;
    const row = rows.get(key) ?? { top: y, bottom: y + height };
    rows.set(key, { top: Math.min(row.top, y), bottom: Math.max(row.bottom, y + height) });
  }
  return [...rows.values()];
}

/** How far from a corner a line leaves a box. */
const corner = 12;

/**
 * A line from one box to another that crosses none: where dagre's own goes by a row it runs straight down or up beside the
 * row's boxes, however high they are, and is slanted only between rows.
 */
export function routeLine(
  points: readonly Point[],
  from: Rectangle,
  to: Rectangle,
  bands: readonly Band[],
): Point[] {
  const isDown = from.y < to.y;
  const inner = points.slice(1, -1);
  const [first = middleOf(to), last = middleOf(from)] = [inner[0], inner.at(-1)];
  const bandAt = (y: number) => bands.find(({ top, bottom }) => y >= top && y <= bottom);
  const through = (x: number, band: Band): Point[] =>
    isDown
      ? [
          { x, y: band.top },
          { x, y: band.bottom },
        ]
      : [
          { x, y: band.bottom },
          { x, y: band.top },
        ];
  const start = { x: beside(first.x, from), y: isDown ? from.y + from.height : from.y };
  const end = { x: beside(last.x, to), y: isDown ? to.y : to.y + to.height };
  const [out] = through(start.x, bandAt(middleOf(from).y) ?? { top: start.y, bottom: start.y }).slice(-1);
  const [into] = through(end.x, bandAt(middleOf(to).y) ?? { top: end.y, bottom: end.y });
  const between = inner.flatMap(({ x, y }) => {
    const band = bandAt(y);
    return band ? through(x, band) : [{ x, y }];
  });
  return withoutRepeats([start, ...(out ? [out] : []), ...between, ...(into ? [into] : []), end]);
}

const middleOf = ({ x, y, width, height }: Rectangle): Point => ({ x: x + width / 2, y: y + height / 2 });

const beside = (x: number, box: Rectangle): number =>
  Math.round(Math.min(box.x + box.width - corner, Math.max(box.x + corner, x)));

const withoutRepeats = (points: readonly Point[]): Point[] =>
  points.filter((point, at) => point.x !== points[at - 1]?.x || point.y !== points[at - 1]?.y);
