import { afterEach, expect, test, vi } from 'vitest';
import {
  createActor,
  createMachine,
  initialTransition,
  not,
  setup,
  SimulatedClock,
  transition,
} from 'xstate';
import { startRecording } from './recording.ts';

type Recording = ReturnType<typeof startRecording>;
let last: Recording | undefined;

const record = (): Recording => (last = startRecording());
afterEach(() => last?.stop());

/** The parts of the machine that were covered, in the order in which it is written. */
const coveredBy = (recording: Recording, id = 'lamp'): string[] => {
  const { isCovered = {} } = recording.recorded().find((machine) => machine.id === id) ?? {};
  return Object.keys(isCovered).filter((key) => isCovered[key]);
};

const onceOn = [
  'state deciding',
  'guard deciding|always|0 refuses',
  'transition deciding|always|1',
  'state off',
  'transition off|press|0',
  'guard off|press|0 passes',
  'state on',
];

const lamp = () =>
  setup({
    types: { context: {} as { isBroken: boolean }, input: {} as { isBroken: boolean } },
    guards: { isBroken: ({ context }) => context.isBroken },
    delays: { night: 1_000 },
  }).createMachine({
    id: 'lamp',
    context: ({ input }) => ({ isBroken: input.isBroken }),
    initial: 'deciding',
    states: {
      deciding: { always: [{ guard: 'isBroken', target: 'dark' }, { target: 'off' }] },
      dark: {},
      off: { on: { press: { guard: not('isBroken'), target: 'on' } } },
      on: { on: { press: 'off' }, after: { night: 'off' } },
    },
  });

test('what an actor does is told part by part, a state that it leaves at once among them', () => {
  const recording = record();
  createActor(lamp(), { input: { isBroken: false } })
    .start()
    .send({ type: 'press' });
  expect(coveredBy(recording)).toEqual(onceOn);
});

test('a delay that ends is a transition, and so is the other side of a guard', () => {
  const recording = record();
  const machine = lamp();
  const clock = new SimulatedClock();
  createActor(machine, { input: { isBroken: false }, clock })
    .start()
    .send({ type: 'press' });
  clock.increment(1_000);
  createActor(machine, { input: { isBroken: true } }).start();
  const more = coveredBy(recording).filter((key) => !onceOn.includes(key));
  expect(more).toEqual([
    'transition deciding|always|0',
    'guard deciding|always|0 passes',
    'state dark',
    'transition on|xstate.after.night.lamp.on|0',
  ]);
});

test('the pure steps of a walk are told too, and only those', () => {
  const recording = record();
  const machine = lamp();
  const [off] = initialTransition(machine, { isBroken: false });
  transition(machine, off, { type: 'press' });
  expect(coveredBy(recording)).toEqual(onceOn);
});

test('machines that were provided with other parts are one machine', () => {
  const recording = record();
  const machine = lamp();
  createActor(machine.provide({ guards: { isBroken: () => true } }), { input: { isBroken: false } }).start();
  createActor(machine, { input: { isBroken: false } }).start();
  expect(recording.recorded().map(({ id }) => id)).toEqual(['lamp']);
  expect(coveredBy(recording)).toEqual(expect.arrayContaining(['state dark', 'state off']));
});

test('children are told as they run', () => {
  const recording = record();
  const parent = createMachine({
    id: 'house',
    invoke: { src: lamp(), id: 'lamp', input: { isBroken: false } },
  });
  createActor(parent).start().getSnapshot().children.lamp!.send({ type: 'press' });
  expect(coveredBy(recording)).toEqual(onceOn);
  expect(coveredBy(recording, 'house')).toEqual(['state ']);
});

test('an actor that is never started, and a snapshot that is restored, cover nothing', () => {
  const recording = record();
  const machine = lamp();
  createActor(machine, { input: { isBroken: true } });
  const snapshot = machine.resolveState({ value: 'dark', context: { isBroken: false } });
  createActor(machine, { input: { isBroken: true }, snapshot }).start();
  expect(coveredBy(recording)).toEqual([]);
});

test('nothing is told once it has stopped', () => {
  const recording = record();
  recording.stop();
  createActor(lamp(), { input: { isBroken: false } }).start();
  expect(recording.recorded()).toEqual([]);
});

test('a machine does the same whether it is recorded or not', () => {
  const run = () => {
    const actor = createActor(lamp(), { input: { isBroken: true } }).start();
    actor.send({ type: 'press' });
    return [actor.getSnapshot().value, actor.getSnapshot().can({ type: 'press' })];
  };
  const alone = run();
  record();
  expect(run()).toEqual(alone);
});

test('it records also where its modules are loaded again, as for a later test file', async () => {
  record().stop();
  vi.resetModules();
  const again = (await import('./recording.ts')).startRecording();
  last = again;
  createActor(lamp(), { input: { isBroken: false } })
    .start()
    .send({ type: 'press' });
  expect(coveredBy(again)).toEqual(onceOn);
});
