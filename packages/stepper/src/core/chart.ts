import type { AnyStateMachine, StateNode } from 'xstate';
import { triggerOf, type Trigger } from './trigger.ts';

export interface ChartState {
  readonly id: string;
  /** Its name within its parent. */
  readonly key: string;
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  readonly parent: string | null;
  readonly children: readonly string[];
  /** The child it begins in. */
  readonly initial: string | null;
  /** Effects and machines that run while it lasts. */
  readonly invokes: readonly { readonly id: string; readonly src: string }[];
  readonly tags: readonly string[];
  readonly description: string | null;
  readonly entry: readonly string[];
  readonly exit: readonly string[];
}

export interface ChartEdge {
  readonly id: string;
  readonly source: string;
  /** None: the transition only acts. */
  readonly targets: readonly string[];
  readonly trigger: Trigger;
  /** The name of its guard, if it has one. */
  readonly guard: string | null;
  readonly actions: readonly string[];
}

/** A machine as a picture shows it. */
export interface Chart {
  readonly id: string;
  readonly root: string;
  readonly states: ReadonlyMap<string, ChartState>;
  readonly edges: readonly ChartEdge[];
}

type Transition = StateNode['always'] extends readonly (infer One)[] | undefined ? One : never;

/** Draws a machine from itself. The same machine has the same chart. */
export function chartOf(machine: AnyStateMachine): Chart {
  const known = charts.get(machine);
  if (known) return known;
  const states = new Map<string, ChartState>();
  const edges: ChartEdge[] = [];
  const visit = (node: StateNode): void => {
    states.set(node.id, stateOf(node));
    edges.push(...transitionsOf(node).map(edgeOf));
    Object.values(node.states).forEach(visit);
  };
  visit(machine.root);
  const chart = { id: machine.id, root: machine.root.id, states, edges };
  charts.set(machine, chart);
  return chart;
}

const charts = new WeakMap<AnyStateMachine, Chart>();
const ids = new WeakMap<object, string>();

/** A state's own transitions, in the order in which XState asks them. */
export const transitionsOf = (node: StateNode): readonly Transition[] => {
  const listed = [...node.transitions.values()].flat();
  return [...(node.always ?? []), ...listed];
};

/** The id of a transition that a machine took: its state, what it waits for and its place there. */
export function edgeIdOf(transition: object): string {
  const { source, eventType } = transition as Transition;
  const known = ids.get(transition);
  if (known !== undefined) return known;
  const beside = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
  const id = `${source.id}|${eventType}|${beside.indexOf(transition as never)}`;
  ids.set(transition, id);
  return id;
}

const stateOf = (node: StateNode): ChartState => ({
  id: node.id,
  key: node.key,
  kind: node.type,
  parent: node.parent?.id ?? null,
  children: Object.values(node.states).map(({ id }) => id),
  initial: node.type === 'compound' ? (node.initial.target[0]?.id ?? null) : null,
  invokes: node.invoke.map(({ id, src }) => ({
    id,
    src: typeof src === 'string' && !src.startsWith('xstate.invoke.') ? src : id,
  })),
  tags: node.tags,
  description: node.description ?? null,
  entry: node.entry.map(actionName),
  exit: node.exit.map(actionName),
});

const edgeOf = (transition: Transition): ChartEdge => ({
  id: edgeIdOf(transition),
  source: transition.source.id,
  targets: (transition.target ?? []).map(({ id }) => id),
  trigger: triggerOf(transition.eventType, transition.source.id),
  guard: transition.guard === undefined ? null : guardName(transition.guard),
  actions: transition.actions.map(actionName),
});

type Check = (snapshot: object, args: object, guard: { guards: readonly unknown[] }) => boolean;

/** What to call a guard: its name, that of its function, or what it is made of. */
export function guardName(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  const { type, name, check, guards } = guard as {
    type?: string;
    name?: string;
    check?: Check;
    guards?: readonly unknown[];
  };
  if (check && guards) return madeOf(check, guards.map(partName));
  if (type !== undefined) return type;
  return name === undefined || name === '' || name === 'guard' ? '(a condition)' : name;
}

const partName = (guard: unknown): string => {
  const name = guardName(guard);
  return / (and|or) /.test(name) ? `(${name})` : name;
};

/** XState's guards of guards say what they are by what they do: their names are lost where a build shortens names. */
function madeOf(check: Check, names: readonly string[]): string {
  const says = (...answers: readonly boolean[]): boolean =>
    check({ machine: {} }, { context: {}, event: {} }, { guards: answers.map((answer) => () => answer) });
  if (!says(true)) return `not ${names.join()}`;
  return names.join(says(true, false) ? ' or ' : ' and ');
}

/** What to call an action. */
function actionName(action: unknown): string {
  if (typeof action === 'string') return action;
  const { type, name } = action as { type?: string; name?: string };
  if (type !== undefined) return type.replace(/^xstate\./, '');
  return name === undefined || name === '' || name === 'actions' ? '(an action)' : name;
}
