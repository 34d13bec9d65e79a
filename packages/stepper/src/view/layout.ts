import { Graph, layout as layOut } from '@dagrejs/dagre';
import type { Chart, ChartState } from '../core/chart.ts';
import { faceOf, measures, type Face } from './box-size.ts';
import { bandsOf, routeLine } from './route-line.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A state as a rectangle, in px from the chart's corner. */
export interface Box extends Point {
  readonly state: ChartState;
  readonly face: Face;
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

/** Transitions between two boxes that lie beside each other, as one line with an arrow at its end. */
export interface Line {
  readonly id: string;
  readonly edges: readonly string[];
  readonly points: readonly Point[];
}

export interface ChartLayout {
  readonly width: number;
  readonly height: number;
  /** Each after the one that it lies in. */
  readonly boxes: readonly Box[];
  readonly lines: readonly Line[];
}

/** A state's box with all in it, from its own corner. */
interface Drawn {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly lines: readonly Line[];
}

/** By container: which of its children lead to which. */
type Links = ReadonlyMap<string, ReadonlyMap<string, { from: string; to: string; edges: string[] }>>;

/** Where a chart's boxes and lines go. The same chart has the same layout. */
export function layoutOf(chart: Chart): ChartLayout {
  const known = layouts.get(chart);
  if (known) return known;
  const drawn = draw(chart, linksOf(chart), chart.root, 0);
  layouts.set(chart, drawn);
  return drawn;
}

const layouts = new WeakMap<Chart, ChartLayout>();

/**
 * Lifts each transition to the two children of the innermost state that holds both its ends: dagre cannot begin an edge at
 * a box that holds others. One from a state to itself, to one within it or to one around it has no such children; it is
 * a line of its box only.
 */
function linksOf(chart: Chart): Links {
  const links = new Map<string, Map<string, { from: string; to: string; edges: string[] }>>();
  for (const { id, source, targets } of chart.edges) {
    for (const target of targets) {
      const [from, to] = [pathOf(chart, source), pathOf(chart, target)];
      const fork = from.findIndex((one, at) => one !== to[at]);
      const [start, end, around] = [from[fork], to[fork], from[fork - 1]];
      if (start === undefined || end === undefined || around === undefined) continue;
      const within = links.get(around) ?? new Map();
      links.set(around, within);
      const link = within.get(`${start}>${end}`) ?? { from: start, to: end, edges: [] };
      within.set(`${start}>${end}`, { ...link, edges: [...link.edges, id] });
    }
  }
  return links;
}

/** The states from the root to one. */
function pathOf(chart: Chart, id: string): readonly string[] {
  const path: string[] = [];
  for (let at = chart.states.get(id); at; at = at.parent === null ? undefined : chart.states.get(at.parent))
    path.unshift(at.id);
  return path;
}

function draw(chart: Chart, links: Links, id: string, depth: number): Drawn {
  const state = chart.states.get(id);
  if (!state) throw new Error(`The chart has no state ${id}`);
  const face = faceOf(chart, state);
  const children = new Map(state.children.map((child) => [child, draw(chart, links, child, depth + 1)]));
  const inner = arrange(children, [...(links.get(id)?.values() ?? [])]);
  const { gap } = measures;
  const isEmpty = children.size === 0;
  const width = Math.max(face.width, isEmpty ? 0 : inner.width + 2 * gap);
  const height = face.height + (isEmpty ? 0 : inner.height + gap + measures.pad);
  const corner = { x: Math.round((width - inner.width) / 2), y: face.height + measures.pad };
  return {
    width,
    height,
    boxes: [
      { state, face, x: 0, y: 0, width, height, depth },
      ...inner.boxes.map((box) => moved(box, corner)),
    ],
    lines: inner.lines.map((line) => ({ ...line, points: line.points.map((point) => moved(point, corner)) })),
  };
}

const moved = <T extends Point>(one: T, by: Point): T => ({ ...one, x: one.x + by.x, y: one.y + by.y });

type Link = { readonly from: string; readonly to: string; readonly edges: readonly string[] };

/** Children side by side: those that lead to each other as a graph, the others in rows under it. */
function arrange(children: ReadonlyMap<string, Drawn>, links: readonly Link[]): Drawn {
  const linked = new Set(links.flatMap(({ from, to }) => [from, to]));
  const graph = ranked(new Map([...children].filter(([id]) => linked.has(id))), links);
  const rest = inRows(
    [...children].filter(([id]) => !linked.has(id)).map(([, child]) => child),
    graph.width,
  );
  const below = {
    x: 0,
    y: graph.height === 0 || rest.height === 0 ? graph.height : graph.height + measures.gap,
  };
  return {
    width: Math.max(graph.width, rest.width),
    height: below.y + rest.height,
    boxes: [...graph.boxes, ...rest.boxes.map((box) => moved(box, below))],
    lines: [...graph.lines, ...within(rest.lines, below)],
  };
}

const within = (lines: readonly Line[], corner: Point): Line[] =>
  lines.map((line) => ({ ...line, points: line.points.map((point) => moved(point, corner)) }));

function ranked(children: ReadonlyMap<string, Drawn>, links: readonly Link[]): Drawn {
  if (children.size === 0) return { width: 0, height: 0, boxes: [], lines: [] };
  const graph = new Graph();
  graph.setGraph({ rankdir: 'TB', nodesep: measures.gap, ranksep: 44, edgesep: 14, acyclicer: 'greedy' });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const [id, { width, height }] of children) graph.setNode(id, { width, height });
  for (const { from, to } of links) graph.setEdge(from, to, {});
  layOut(graph);
  const placed = new Map(
    [...children].map(([id, child]) => {
      const { x, y } = graph.node(id) as Point;
      const { width, height } = child;
      return [
        id,
        { child, x: Math.round(x - width / 2), y: Math.round(y - height / 2), width, height },
      ] as const;
    }),
  );
  const bands = bandsOf([...placed.values()]);
  const lines = links.map(({ from, to, edges }) => {
    const { points = [] } = graph.edge(from, to) as { points?: Point[] };
    const whole = points.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
    return {
      id: `${from}>${to}`,
      edges,
      points: routeLine(whole, must(placed, from), must(placed, to), bands),
    };
  });
  // A line may run outside all boxes.
  const corners = [...placed.values(), ...lines.flatMap(({ points }) => points)];
  const least = { x: Math.min(...corners.map(({ x }) => x)), y: Math.min(...corners.map(({ y }) => y)) };
  const back = { x: -least.x, y: -least.y };
  const boxes = [...placed.values()].flatMap(({ child, x, y }) =>
    child.boxes.map((box) => moved(box, { x: x + back.x, y: y + back.y })),
  );
  const inner = [...placed.values()].flatMap(({ child, x, y }) =>
    within(child.lines, { x: x + back.x, y: y + back.y }),
  );
  const own = within(lines, back);
  return {
    width: Math.max(
      ...boxes.map((box) => box.x + box.width),
      ...own.flatMap(({ points }) => points.map(({ x }) => x)),
    ),
    height: Math.max(
      ...boxes.map((box) => box.y + box.height),
      ...own.flatMap(({ points }) => points.map(({ y }) => y)),
    ),
    boxes,
    lines: [...inner, ...own],
  };
}

function must<T>(map: ReadonlyMap<string, T>, id: string): T {
  const found = map.get(id);
  if (found === undefined) throw new Error(`The chart has no state ${id}`);
  return found;
}

/** From left to right, and below where a row is full. */
function inRows(children: readonly Drawn[], least: number): Drawn {
  const widest = Math.max(least, measures.row);
  let [x, y, rowHeight, width] = [0, 0, 0, 0];
  const boxes: Box[] = [];
  const lines: Line[] = [];
  for (const child of children) {
    if (x > 0 && x + child.width > widest) [x, y, rowHeight] = [0, y + rowHeight + measures.gap, 0];
    boxes.push(...child.boxes.map((box) => moved(box, { x, y })));
    lines.push(...within(child.lines, { x, y }));
    width = Math.max(width, x + child.width);
    rowHeight = Math.max(rowHeight, child.height);
    x += child.width + measures.gap;
  }
  return { width, height: y + rowHeight, boxes, lines };
}
