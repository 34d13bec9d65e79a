import type { AnyStateMachine, AnyTransitionDefinition, StateNode } from 'xstate';

/** What can be covered of a machine: a state entered, a transition taken, a guard that passes and one that refuses. */
export interface Part {
  readonly kind: 'state' | 'transition' | 'guard';
  /** Unique in its machine and the same in every run: `guard unknown|xstate.after.doubt.x.unknown|0 refuses`. */
  readonly key: string;
  /** What is wrong if nothing covers it: `accepted: cancel.chosen is never taken`. */
  readonly lack: string;
}

export const stateKey = ({ path }: StateNode): string => `state ${path.join('.')}`;

/** A transition's place in its machine. */
export interface Place {
  readonly taken: string;
  readonly passes: string;
  readonly refuses: string;
}

/** The places of all transitions of a machine object, by its own definitions of them. */
export function placesOf(machine: AnyStateMachine): Map<AnyTransitionDefinition, Place> {
  return new Map(listed(machine).map(({ transition, key }) => [transition, placeAt(key)]));
}

const placeAt = (key: string): Place => ({
  taken: `transition ${key}`,
  passes: `guard ${key} passes`,
  refuses: `guard ${key} refuses`,
});

/** All parts of a machine, in the order in which it is written. The root is one only of a machine without states. */
export function partsOf(machine: AnyStateMachine): Part[] {
  const transitions = listed(machine);
  return nodesOf(machine.root).flatMap((node) => {
    const own = transitions.filter(({ transition }) => transition.source === node);
    const isCounted = node.parent !== undefined || Object.keys(node.states).length === 0;
    const state: Part = { kind: 'state', key: stateKey(node), lack: `${nameOf(node)} is never entered` };
    return [...(isCounted ? [state] : []), ...own.flatMap(partsOfTransition)];
  });
}

function partsOfTransition({ transition, key, words }: Listed): Part[] {
  const { taken, passes, refuses } = placeAt(key);
  const { guard } = transition;
  const taking: Part = { kind: 'transition', key: taken, lack: `${words} is never taken` };
  if (guard === undefined) return [taking];
  const side = (which: string, how: string): Part => ({
    kind: 'guard',
    key: which,
    lack: `${words}: ${guardName(guard)} never ${how}`,
  });
  return [taking, side(passes, 'passes'), side(refuses, 'refuses')];
}

interface Listed {
  readonly transition: AnyTransitionDefinition;
  readonly key: string;
  readonly words: string;
}

/** Every transition with its place: the state, the event, and its number among those of that event. */
function listed(machine: AnyStateMachine): Listed[] {
  return nodesOf(machine.root).flatMap((node) => {
    const lists: [string, AnyTransitionDefinition[]][] = [
      ...(node.transitions as Map<string, AnyTransitionDefinition[]>),
      ...(node.always ? [['always', node.always] as [string, AnyTransitionDefinition[]]] : []),
    ];
    return lists.flatMap(([event, transitions]) =>
      transitions.map((transition, at) => ({
        transition,
        key: `${node.path.join('.')}|${event}|${at}`,
        words: `${nameOf(node)}: ${eventWords(event)}${wayWords(transition, at, transitions.length)}`,
      })),
    );
  });
}

export const nodesOf = (node: StateNode): StateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesOf),
];

const nameOf = ({ path }: StateNode): string => path.join('.') || 'the machine';

/** As the machine writes it: `after backOff`, `lookUpBet done`. */
export function eventWords(event: string): string {
  const [, kind, rest] = /^xstate\.(after|done\.actor|error\.actor|done\.state)\.(.*)$/.exec(event) ?? [];
  if (kind === undefined || rest === undefined) return event;
  if (kind === 'after') return `after ${rest.split('.')[0]}`;
  if (kind === 'done.state') return 'done';
  return `${rest} ${kind === 'done.actor' ? 'done' : 'failed'}`;
}

function wayWords({ target }: AnyTransitionDefinition, at: number, of: number): string {
  const to = target?.map((node: StateNode) => node.path.join('.')).join(' and ');
  const number = of > 1 ? `, way ${at + 1} of ${of}` : '';
  return `${to ? ` → ${to}` : ''}${number}`;
}

function guardName(guard: unknown): string {
  if (typeof guard === 'string') return `the guard ${guard}`;
  if (typeof guard === 'object' && guard && 'type' in guard) return `the guard ${String(guard.type)}`;
  return 'its guard';
}
