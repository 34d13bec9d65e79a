import { fromPromise, type AnyActorLogic, type AnyStateMachine, type StateNode } from 'xstate';
import { timing } from '#domain/site/timing.ts';

type Limit = StateNode['after'][number];

/** The longest that a person waits for one answer, ms. */
const longest = 60_000;

const limits = new Set<unknown>(Object.values(timing).filter((ms) => ms <= longest));

const stepsLikePromise = String(fromPromise(async () => {}).transition);
const isPromise = ({ transition }: AnyActorLogic): boolean => String(transition) === stepsLikePromise;

/** The states of a machine, named as in its README, that wait for a promise without a time limit. */
export function waitsForEver(machine: AnyStateMachine): string[] {
  return nodesOf(machine.root).flatMap((node) => {
    const waits = node.invoke.some(({ src }) => isPromise(logicOf(machine, src)));
    return waits && !lineOf(node).some((owner) => endsInTime(machine, owner, node))
      ? [node.path.join('.') || 'only']
      : [];
  });
}

function logicOf(machine: AnyStateMachine, src: string | AnyActorLogic): AnyActorLogic {
  if (typeof src !== 'string') return src;
  const logic = machine.implementations.actors[src] as AnyActorLogic | undefined;
  if (!logic) throw new Error(`${machine.id} has no actor ${src}`);
  return logic;
}

const nodesOf = (node: StateNode): StateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

/** A state and all its ancestors. */
const lineOf = (node: StateNode): StateNode[] => [node, ...(node.parent ? lineOf(node.parent) : [])];

/** Whether some delay of `owner` always ends what `node` inside it invoked, whatever the guards say. */
const endsInTime = ({ implementations }: AnyStateMachine, owner: StateNode, node: StateNode): boolean =>
  owner.after.some(({ delay }) => {
    const ways = owner.after.filter((way) => way.delay === delay);
    const isLimit = typeof delay === 'string' && limits.has(implementations.delays[delay]);
    return isLimit && ways.every((way) => leaves(way, node)) && ways.at(-1)!.guard === undefined;
  });

/** A transition to inside its own source does not leave the source, so what the source invoked goes on. */
const leaves = ({ source, target, reenter }: Limit, node: StateNode): boolean =>
  target !== undefined &&
  target.length > 0 &&
  (reenter || node !== source || target.some((one) => !lineOf(one).includes(source)));
