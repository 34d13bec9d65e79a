import type { Box, ChartLayout, Line, Point } from '../view/layout.ts';

/** One sentence for each box that lies over one beside it or sticks out of the one around it, and each lost line. */
export function faultsOfLayout({ boxes, lines, width, height }: ChartLayout): string[] {
  const byId = new Map(boxes.map((box) => [box.state.id, box]));
  const outside = boxes.filter((box) => {
    const around = box.state.parent === null ? { x: 0, y: 0, width, height } : byId.get(box.state.parent);
    return !around || !isWithin(box, around);
  });
  const over = boxes.flatMap((one, at) =>
    boxes
      .slice(at + 1)
      .filter((other) => one.state.parent === other.state.parent && isOver(one, other))
      .map((other) => `${one.state.id} lies over ${other.state.id}`),
  );
  const stray = lines.filter(
    ({ points }) =>
      points.length < 2 || points.some(({ x, y }) => !(x >= 0 && y >= 0 && x <= width && y <= height)),
  );
  return [
    ...outside.map(({ state }) => `${state.id} sticks out`),
    ...over,
    ...lines.flatMap((line) => boxesUnder(line, boxes).map((id) => `the line ${line.id} runs over ${id}`)),
    ...stray.map(({ id }) => `the line ${id} leaves the chart`),
  ];
}

type Rectangle = Pick<Box, 'x' | 'y' | 'width' | 'height'>;

const isWithin = (one: Rectangle, other: Rectangle): boolean =>
  one.x >= other.x &&
  one.y >= other.y &&
  one.x + one.width <= other.x + other.width &&
  one.y + one.height <= other.y + other.height;

const isOver = (one: Rectangle, other: Rectangle): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** The boxes beside a line's ends, and those ends, into which it runs. */
function boxesUnder({ id, points }: Line, boxes: readonly Box[]): string[] {
  const around = boxes.find(({ state }) => state.id === id.split('>')[0])?.state.parent;
  return boxes
    .filter(({ state }) => state.parent === around)
    .filter((box) => points.some((point, at) => at > 0 && runsInto(points[at - 1] ?? point, point, box)))
    .map(({ state }) => state.id);
}

/** Whether a straight line has a point well inside a box. */
function runsInto(from: Point, to: Point, { x, y, width, height }: Rectangle): boolean {
  const steps = 200;
  for (let step = 0; step <= steps; step++) {
    const at = { x: from.x + ((to.x - from.x) * step) / steps, y: from.y + ((to.y - from.y) * step) / steps };
    if (at.x > x + 1 && at.x < x + width - 1 && at.y > y + 1 && at.y < y + height - 1) return true;
  }
  return false;
}
