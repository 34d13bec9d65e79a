import type { AnyStateMachine, AnyTransitionDefinition, StateNode } from 'xstate';
import { eventWords, nodesOf } from '#tests/machine-coverage/machine-parts.ts';
import type { MachineEvent } from './machine-events.ts';

/** The events that a machine declares and no state of it does anything about. */
export function unheardEvents({ root }: AnyStateMachine, declared: readonly MachineEvent[]): string[] {
  const heard = nodesOf(root).flatMap((node) =>
    [...transitionsOf(node)].filter(([, ways]) => !ways.every(isInert)).map(([descriptor]) => descriptor),
  );
  return declared
    .filter(({ type }) => !heard.some((descriptor) => isFor(descriptor, type)))
    .map(({ type }) => `no state hears ${type}`);
}

const isFor = (descriptor: string, type: string): boolean =>
  descriptor === type ||
  descriptor === '*' ||
  (descriptor.endsWith('.*') && `${type}.`.startsWith(descriptor.slice(0, -1)));

/** Ends here and does nothing: an event that an outer state shall not hear. */
const isInert = ({ target, actions, reenter }: AnyTransitionDefinition): boolean =>
  !target && actions.length === 0 && !reenter;

const transitionsOf = (node: StateNode): Map<string, AnyTransitionDefinition[]> =>
  new Map([
    ...(node.transitions as Map<string, AnyTransitionDefinition[]>),
    ...(node.always ? [['always', node.always] as [string, AnyTransitionDefinition[]]] : []),
  ]);

const nameOf = ({ path }: StateNode): string => path.join('.') || 'the machine';

/** Transitions that nothing can take, whatever the guards say, and states that no transition leads to. */
export function deadWays({ root }: AnyStateMachine): string[] {
  const reached = statesReached(root);
  return nodesOf(root).flatMap((node) => {
    if (!reached.has(node)) return [`no transition leads to ${nameOf(node)}`];
    return [...transitionsOf(node)].flatMap(([event, ways]) =>
      ways.flatMap((way, at) => {
        const why = whyDead(node, event, at);
        return why ? [`${nameOf(node)}: ${wordsOf(event, way)} is never taken: ${why}`] : [];
      }),
    );
  });
}

function wordsOf(event: string, { target }: AnyTransitionDefinition): string {
  const to = target?.map((node: StateNode) => nameOf(node)).join(' and ');
  return to ? `${eventWords(event)} → ${to}` : eventWords(event);
}

function whyDead(node: StateNode, event: string, at: number): string | undefined {
  const ways = transitionsOf(node).get(event) ?? [];
  if (ways.slice(0, at).some(({ guard }) => guard === undefined)) return 'an earlier one has no guard';
  if (event !== 'always' && leavesAtOnce(node)) return 'the state is left at once';
  const isPreempted = node.type === 'compound' || node.type === 'parallel';
  if (isPreempted && coversInside(node, event)) return 'the states inside take it first';
  return undefined;
}

const leavesAtOnce = (node: StateNode): boolean =>
  node.always?.some(({ guard }) => guard === undefined) ?? false;

const takesAlways = (node: StateNode, event: string): boolean =>
  (transitionsOf(node).get(event) ?? []).some(({ guard }) => guard === undefined);

/** Whether, wherever the machine is inside a state, something inside takes the event. States that are left at once count not. */
function coversInside(node: StateNode, event: string): boolean {
  const inside = Object.values(node.states);
  const covers = (one: StateNode) =>
    takesAlways(one, event) || (inside.length > 0 && coversInside(one, event));
  if (node.type === 'parallel') return inside.some(covers);
  const where = inside.filter((one) => !leavesAtOnce(one));
  return where.length > 0 && where.every(covers);
}

/** Every state that some way leads to, guards left aside. */
function statesReached(root: StateNode): ReadonlySet<StateNode> {
  const reached = new Set<StateNode>();
  const enter = (node: StateNode): void => {
    if (reached.has(node)) return;
    reached.add(node);
    if (node.parent) enter(node.parent);
    if (node.type === 'parallel') Object.values(node.states).forEach(enter);
    if (node.type === 'compound') node.initial.target?.forEach(enter);
    for (const [event, ways] of transitionsOf(node))
      ways.forEach(({ target }, at) => {
        const isShadowed = ways.slice(0, at).some(({ guard }) => guard === undefined);
        if (!isShadowed && (event === 'always' || !leavesAtOnce(node))) target?.forEach(enter);
      });
  };
  enter(root);
  return reached;
}

/** How an event is called that tells what came of a request. */
const answer = /\.(accepted|refused|unanswered|answered|failed|arrived|found|renewed|ended)$/;

/**
 * Answers by which a machine cannot tell which of its requests they are for: without an id, or heard without a guard that
 * could compare it. Those of promises are no events of a machine's own: XState drops what comes after the state was left.
 */
export function namelessAnswers({ root }: AnyStateMachine, declared: readonly MachineEvent[]): string[] {
  return declared.flatMap(({ type, ids }) => {
    if (!answer.test(type)) return [];
    if (ids.length === 0) return [`${type} carries no id`];
    const unguarded = nodesOf(root).filter((node) =>
      (transitionsOf(node).get(type) ?? []).some((way) => way.guard === undefined && !isInert(way)),
    );
    return unguarded.map((node) => `${type} is heard by ${nameOf(node)} without a guard`);
  });
}
