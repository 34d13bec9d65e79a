import type { Chart, ChartEdge, ChartState } from '../core/chart.ts';
import { triggerWords } from '../core/trigger.ts';

/** Lengths of a chart's parts, in px. The style sheet of the chart draws lines of just these heights. */
export const measures = {
  head: 30,
  line: 24,
  note: 18,
  pad: 8,
  gap: 20,
  narrowest: 132,
  widest: 320,
  /** Of isolated children side by side. */
  row: 860,
};

/** Room for a letter of the chart's 12 px type: wide ones are cut by the style sheet. */
const letter = 7.3;

/** A transition as a line of its state's box. */
export interface Row {
  readonly edge: string;
  readonly words: string;
  /** Where it leads, e.g. `yellow`; empty if it only acts. */
  readonly leads: string;
  /** Guard and actions, e.g. `[mayTry] tellUser`; empty if there are none. */
  readonly note: string;
}

/** What stands in a state's box above its children. */
export interface Face {
  readonly title: string;
  readonly kind: string;
  /** What runs while it lasts, and what is done on the way in and out. */
  readonly notes: readonly string[];
  readonly rows: readonly Row[];
  readonly width: number;
  readonly height: number;
}

export function faceOf(chart: Chart, state: ChartState): Face {
  const rows = chart.edges.filter(({ source }) => source === state.id).map((edge) => rowOf(chart, edge));
  const notes = notesOf(chart, state);
  const kind = state.kind === 'atomic' || state.kind === 'compound' ? '' : state.kind;
  const texts = [
    `${state.key}  ${kind}`,
    ...notes,
    ...rows.flatMap(({ words, leads, note }) => [leads === '' ? words : `${words} → ${leads}`, note]),
  ];
  const longest = Math.max(...texts.map(({ length }) => length));
  const { head, line, note, pad, narrowest, widest } = measures;
  const lines = rows.reduce((sum, row) => sum + line + (row.note === '' ? 0 : note), 0);
  return {
    title: state.key,
    kind,
    notes,
    rows,
    width: Math.round(Math.min(widest, Math.max(narrowest, longest * letter + 36))),
    height: head + notes.length * note + lines + (notes.length + rows.length > 0 ? pad : 0),
  };
}

function rowOf(chart: Chart, { id, targets, trigger, guard, actions }: ChartEdge): Row {
  const condition = guard === null ? [] : [`[${guard.replace(/^\((.*)\)$/, '$1')}]`];
  return {
    edge: id,
    words: triggerWords(trigger),
    leads: targets.map((target) => chart.states.get(target)?.key ?? target).join(', '),
    note: [...condition, actions.join(', ')].filter((part) => part !== '').join(' '),
  };
}

function notesOf(chart: Chart, { id, invokes, entry, exit }: ChartState): string[] {
  const delays = new Set(
    chart.edges.flatMap(({ source, trigger }) =>
      source === id && trigger.kind === 'after' ? [trigger.delay] : [],
    ),
  );
  const own = { entry: without(entry, 'raise', delays.size), exit: without(exit, 'cancel', delays.size) };
  return [
    ...invokes.map((invoke) =>
      invoke.id === invoke.src || isMadeUp(invoke.id)
        ? `runs ${invoke.src}`
        : `runs ${invoke.src} as ${invoke.id}`,
    ),
    ...(own.entry.length > 0 ? [`in: ${own.entry.join(', ')}`] : []),
    ...(own.exit.length > 0 ? [`out: ${own.exit.join(', ')}`] : []),
  ];
}

/** An invocation that has no id of its own gets one from its place. */
const isMadeUp = (id: string): boolean => /^\d+\.|:invocation/.test(id);

/** Actions without the last so many of a name: XState adds one to raise and one to cancel each delay. */
function without(actions: readonly string[], name: string, count: number): readonly string[] {
  const places = actions.flatMap((action, at) => (action === name ? [at] : [])).slice(-count);
  return count === 0 ? actions : actions.filter((_, at) => !places.includes(at));
}
