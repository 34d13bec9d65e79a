import type { AnyEventObject, AnyMachineSnapshot, StateNode } from 'xstate';
import { edgeIdOf, transitionsOf } from './chart.ts';
import { verdictOf, type Verdict } from './guard-verdict.ts';
import { triggerOf } from './trigger.ts';

/** An event that a state of the moment hears. */
export interface Offer {
  /** As the machine writes it: `price.picked`, `market.*` or `*`. */
  readonly descriptor: string;
  /** The state that hears it. */
  readonly source: string;
  /** Its transitions, in the order in which they are asked. */
  readonly choices: readonly Choice[];
  /** Whether the machine would do something for the event as asked. Only one that could not be asked leaves it open (null). */
  readonly isTaken: boolean | null;
}

export interface Choice {
  readonly edge: string;
  readonly targets: readonly string[];
  /** Null: it has no guard. */
  readonly verdict: Verdict | null;
}

/** By event type: data to ask the guards with, and to fill a form with. */
export type Samples = Readonly<Record<string, object>>;

/** What the machine would take now, the innermost states first. Answers and timers have their own places. */
export function offersOf(snapshot: AnyMachineSnapshot, samples: Samples = {}): readonly Offer[] {
  if (snapshot.status !== 'active') return [];
  const nodes = [...(snapshot as { _nodes: StateNode[] })._nodes].sort(
    (one, other) => other.path.length - one.path.length || one.order - other.order,
  );
  return nodes.flatMap((node) => offersOfNode(node, snapshot, samples));
}

function offersOfNode(node: StateNode, snapshot: AnyMachineSnapshot, samples: Samples): Offer[] {
  const transitions = transitionsOf(node);
  const descriptors = new Set(transitions.map(({ eventType }) => eventType));
  return [...descriptors]
    .filter((descriptor) => triggerOf(descriptor, node.id).kind === 'event')
    .map((descriptor) => {
      const event: AnyEventObject = { type: concrete(descriptor), ...samples[descriptor] };
      const choices = transitions
        .filter(({ eventType }) => eventType === descriptor)
        .map((transition) => ({
          edge: edgeIdOf(transition),
          targets: (transition.target ?? []).map(({ id }) => id),
          verdict: transition.guard === undefined ? null : verdictOf(transition.guard, snapshot, event),
        }));
      return { descriptor, source: node.id, choices, isTaken: isTaken(choices) };
    });
}

/** The first choice that holds is taken; before it, one that could not be asked may be. */
function isTaken(choices: readonly Choice[]): boolean | null {
  const first = choices.find(({ verdict }) => verdict?.holds !== false);
  if (first === undefined) return false;
  return first.verdict === null ? true : first.verdict.holds;
}

/** An event type that a descriptor hears, for an example: `market.*` hears `market.…`. */
export const concrete = (descriptor: string): string =>
  descriptor === '*' ? 'any' : descriptor.replace(/\.\*$/, '.any');
