import type { AnyEventObject, AnyStateMachine, EventFrom, InputFrom, OutputFrom, StateMachine } from 'xstate';
import { must } from '#domain/must.ts';
import { statePaths } from '#machines/testing/state-paths.ts';
import type { RequestAt, Took } from '#stepper/core/moment.ts';
import { stepWords, type Step } from '#stepper/core/step.ts';
import { Stepper } from '#stepper/core/stepper.ts';

type ActorsOf<Machine> =
  // oxlint-disable-next-line typescript/no-explicit-any -- what is not asked about may be anything
  Machine extends StateMachine<any, any, any, infer Actors, any, any, any, any, any, any, any, any, any, any>
    ? Actors
    : never;

type DelaysOf<Machine> =
  // oxlint-disable-next-line typescript/no-explicit-any -- what is not asked about may be anything
  Machine extends StateMachine<any, any, any, any, any, any, infer Delays, any, any, any, any, any, any, any>
    ? Delays
    : never;

type Named = Extract<ActorsOf<AnyStateMachine>, { src: string }>;

/** The answer of one effect, by its name in the machine's `setup`. */
type AnswerTo<Actor> = Actor extends {
  src: infer Src extends string;
  logic: infer Logic extends Named['logic'];
}
  ? { does: 'answers'; effect: Src; value: OutputFrom<Logic> }
  : never;

/** One step on the way of a machine. */
export type PathStep<Machine extends AnyStateMachine> =
  | { does: 'sends'; event: EventFrom<Machine> }
  | AnswerTo<ActorsOf<Machine>>
  | { does: 'rejects'; effect: ActorsOf<Machine>['src'] }
  | { does: 'tells'; effect: ActorsOf<Machine>['src']; event: EventFrom<Machine> }
  | { does: 'passes'; delay: DelaysOf<Machine> };

/** An event for the machine. */
export const sends = <const Event>(event: Event) => ({ does: 'sends', event }) as const;

/** An effect, by its name in the machine's `setup`, has answered. */
export const answers = <const Effect extends string, const Value = undefined>(
  effect: Effect,
  value?: Value,
) => ({ does: 'answers', effect, value: value as Value }) as const;

/** An effect has failed: no answer came. */
export const rejects = <const Effect extends string>(effect: Effect) =>
  ({ does: 'rejects', effect }) as const;

/** An effect that goes on sends the machine an event. */
export const tells = <const Effect extends string, const Event>(effect: Effect, event: Event) =>
  ({ does: 'tells', effect, event }) as const;

/** Time passes until a delay of the machine, by its name, is over. */
export const passes = <const Delay extends string>(delay: Delay) => ({ does: 'passes', delay }) as const;

/** A way that a machine goes, and where it is at rest then. */
export interface MachinePath<Machine extends AnyStateMachine> {
  readonly input?: InputFrom<Machine>;
  readonly path?: readonly PathStep<Machine>[];
  /** The state that the path leads to; one a region. */
  readonly at: string | readonly string[];
}

/** The same, of any machine. */
interface AnyStep {
  readonly does: string;
  readonly effect?: string;
  readonly delay?: string;
  readonly event?: AnyEventObject;
  readonly value?: unknown;
}

/** Goes the way, step by step. Throws if nothing takes a step, or if it does not end in the state that is named. */
export function goTo<Machine extends AnyStateMachine>(
  machine: Machine,
  { input, path = [], at }: MachinePath<Machine>,
): Stepper {
  const stepper = new Stepper(machine, { input });
  for (const step of path) takeStep(stepper, step);
  const is = statePaths(stepper.snapshot().value);
  const named = [at].flat();
  if (is.length !== named.length || named.some((name) => !is.includes(name)))
    throw new Error(`The path of ${machine.id} ends in ${is.join(', ')}, not in ${named.join(', ')}`);
  return stepper;
}

/** Takes a step that something must hear. */
export function takeStep<Machine extends AnyStateMachine>(stepper: Stepper, step: PathStep<Machine>): Took {
  const one = stepOf(stepper, step);
  const before = wordsOf(stepper);
  const took = stepper.play(one);
  if (stepper.failure() !== undefined)
    throw new Error(`${stepWords(one)}: ${before} fails: ${String(stepper.failure())}`);
  if (!took.isHeard || took.moves.length === 0)
    throw new Error(`${stepWords(one)}: nothing in ${before} hears that`);
  return took;
}

function stepOf(stepper: Stepper, { does, effect = '', delay = '', event, value }: AnyStep): Step {
  if (does === 'sends') return { kind: 'send', to: '', event: must(event) };
  if (does === 'passes') return { kind: 'advance', by: leftOf(stepper, delay) };
  const request = openRequest(stepper, effect).id;
  if (does === 'answers') return { kind: 'answer', request, value };
  if (does === 'rejects') return { kind: 'reject', request, error: { message: 'No answer' } };
  return { kind: 'tell', request, event: must(event) };
}

/** A machine and where it is, e.g. `betIntent (sending)`. */
export const wordsOf = (stepper: Stepper): string =>
  `${stepper.machine.id} (${statePaths(stepper.snapshot().value).join(', ')})`;

function openRequest(stepper: Stepper, effect: string): RequestAt {
  const open = stepper.requests().filter((request) => request.is === 'open');
  const found = open.findLast(({ src }) => src === effect);
  if (!found)
    throw new Error(
      `${wordsOf(stepper)} waits for no ${effect}, but for ${open.map(({ src }) => src).join(', ') || 'nothing'}`,
    );
  return found;
}

/** ms until the timer of a delay fires. A timer's name may have its state's id behind that of the delay. */
function leftOf(stepper: Stepper, delay: string): number {
  const timers = stepper.timers();
  const found = timers.find(({ name }) => name === delay || name.startsWith(`${delay}.`));
  if (!found)
    throw new Error(
      `${wordsOf(stepper)} has no time limit ${delay}, but ${timers.map(({ name }) => name).join(', ') || 'none'}`,
    );
  return found.left;
}

/** With what an effect was asked for last. Throws if it never was. */
export function askedOf(stepper: Stepper, effect: string): unknown {
  const found = stepper.requests().findLast(({ src }) => src === effect);
  if (!found) throw new Error(`${wordsOf(stepper)} never asked for ${effect}`);
  return found.input;
}
