import {
  createActor,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';
import { plainOf } from '../core/plain-value.ts';
import { Stepper } from '../core/stepper.ts';
import { momentOf } from '../record/moment-of.ts';
import { Recorder } from '../record/recorder.ts';
import type { Recording } from '../record/recording.ts';
import { LateClock } from './late-clock.ts';
import { OpenEffects, type OpenEffect } from './open-effects.ts';

/** What a random run may do. */
export interface RunWords {
  readonly machine: AnyStateMachine;
  readonly input?: unknown;
  readonly events: readonly AnyEventObject[];
  /** By effect: what it may answer. */
  readonly answers?: Readonly<Record<string, readonly unknown[]>>;
}

export interface RunOptions {
  readonly seed: number;
  readonly steps: number;
  /** Events and answers that are kept. */
  readonly limit: number;
  /** Steps before the recorder comes. */
  readonly before: number;
}

/** How all machines stood after so many entries. */
interface Point {
  readonly count: number;
  readonly stood: ReadonlyMap<string, string>;
}

/** Runs a machine at random under a recorder. */
export async function randomRun(
  words: RunWords,
  { seed, steps, limit, before }: RunOptions,
): Promise<{ recording: Recording; points: readonly Point[] }> {
  const random = randomFrom(seed);
  const clock = new LateClock();
  const effects = new OpenEffects();
  const recorder = new Recorder({ now: () => clock.now(), limit });
  const root = createActor(words.machine, {
    clock,
    input: words.input as never,
    inspect: effects.inspect,
    logger: () => {},
  });
  root.subscribe({ error: () => {} });
  if (before === 0) recorder.watch(root);
  root.start();
  const points: Point[] = [];
  for (let step = 1; step <= steps; step++) {
    if (step === before) recorder.watch(root);
    takeOne(words, random, clock, effects, root);
    // Promises that were answered tell their machines.
    await new Promise((resolve) => setImmediate(resolve));
    const { dropped, entries } = recorder.recording();
    if (step >= before) points.push({ count: dropped + entries.length, stood: standing(effects) });
  }
  return { recording: recorder.recording(), points };
}

/** One sentence for each recorded machine that a stepper finds elsewhere than it was, at points chosen by `every`. */
export function differences(
  machines: Readonly<Record<string, AnyStateMachine>>,
  { recording, points }: { recording: Recording; points: readonly Point[] },
  every: number,
): string[] {
  return points
    .filter((_, at) => at % every === 0 || at === points.length - 1)
    .flatMap(({ count, stood }) => {
      const upTo = count - recording.dropped - 1;
      return recording.actors.flatMap((actor) => {
        const was = stood.get(actor.id);
        if (was === undefined || upTo < -1 || actor.after > upTo + 1) return [];
        const { machine, start, steps } = momentOf(recording, actor.id, upTo);
        const stepper = new Stepper(machines[machine]!, start);
        for (const step of steps) stepper.play(step);
        const is = standOf(stepper.snapshot());
        return is === was
          ? []
          : [`${actor.name} at ${upTo}:\n was ${was}\n is  ${is}\n by ${JSON.stringify(steps)}`];
      });
    });
}

/** Nothing is done to a machine that has ended: XState would warn. */
function takeOne(
  { events, answers = {} }: RunWords,
  random: (below: number) => number,
  clock: LateClock,
  effects: OpenEffects,
  root: AnyActorRef,
): void {
  if (root.getSnapshot().status !== 'active') return;
  const one = <Item>(items: readonly Item[]): Item | undefined => items[random(items.length)];
  const running = [...effects.refs.values()].filter(
    (ref) => isMachine(ref) && ref.getSnapshot().status === 'active',
  );
  switch (random(4)) {
    case 0:
      clock.pass(random(2) === 0 ? random(400) : random(20_000));
      for (let left = random(4); left > 0 && clock.fireNext(); left--);
      break;
    case 1: {
      const effect = one(effects.open);
      if (!effect) break;
      answer(effects, effect, one(answers[effect.src] ?? events), random);
      break;
    }
    default: {
      const event = one(events);
      const target = random(4) === 0 ? one(running) : root;
      if (event && target?.getSnapshot().status === 'active') target.send(event);
    }
  }
}

function answer(
  effects: OpenEffects,
  effect: OpenEffect,
  value: unknown,
  random: (below: number) => number,
): void {
  const isEnd = effect.kind === 'promise' || (effect.kind !== 'callback' && random(4) === 0);
  if (!isEnd) effect.tell(value);
  else if (random(3) === 0) effect.reject(new Error('No answer'));
  else effect.resolve(value);
  if (isEnd) effects.close(effect);
}

const isMachine = (ref: AnyActorRef): boolean => 'value' in (ref.getSnapshot() as object);

const standing = (effects: OpenEffects): Map<string, string> =>
  new Map(
    [...effects.refs]
      .filter(([, ref]) => isMachine(ref) && ref.getSnapshot().status === 'active')
      .map(([id, ref]) => [id, standOf(ref.getSnapshot() as AnyMachineSnapshot)]),
  );

/** A state value and context as text; actors without their ids, some of which XState makes up. */
const standOf = ({ value, context, status }: AnyMachineSnapshot): string =>
  JSON.stringify({ status, value, context: plainOf(context) }).replaceAll(/‹actor [^›]*›/g, '‹actor›');

function randomFrom(seed: number): (below: number) => number {
  let state = seed | 0;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}
