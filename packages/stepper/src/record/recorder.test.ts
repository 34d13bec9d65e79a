import { describe, expect, test, vi } from 'vitest';
import { createActor, createMachine, fromPromise, SimulatedClock } from 'xstate';
import { Stepper } from '../core/stepper.ts';
import { debounce, fetcher, trafficLight } from '../testing/ten-machines.ts';
import { momentOf } from './moment-of.ts';
import { Recorder } from './recorder.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('an actor is stepped to where it was', async () => {
  const clock = new SimulatedClock();
  const recorder = new Recorder({ now: () => clock.now() });
  const machine = fetcher.provide({
    actors: {
      load: fromPromise<{ name: string | null }, { id: string }>(() => Promise.resolve({ name: 'Ada' })),
    },
    actions: { tellUser: () => {} },
  });
  const actor = createActor(machine, { clock, input: { id: 'p-1' } });
  recorder.watch(actor);
  actor.start();
  actor.send({ type: 'asked' });
  clock.increment(20);
  await settled();
  expect(actor.getSnapshot().value).toBe('found');
  const recording = recorder.recording();
  const moment = momentOf(recording, actor.sessionId);
  expect(moment).toEqual({
    machine: 'fetcher',
    start: { input: { id: 'p-1' } },
    steps: [
      { kind: 'send', to: '', event: { type: 'asked' } },
      { kind: 'advance', by: 20 },
      { kind: 'answer', request: 'load#1', value: { name: 'Ada' } },
    ],
  });
  const stepper = new Stepper(fetcher, moment.start);
  moment.steps.forEach((step) => stepper.play(step));
  expect([stepper.state(), stepper.snapshot().context]).toEqual(['found', actor.getSnapshot().context]);
});

test('timers fire as they did', () => {
  const clock = new SimulatedClock();
  const recorder = new Recorder({ now: () => clock.now() });
  const light = createActor(trafficLight, { clock }).start();
  recorder.watch(light);
  clock.increment(3_000);
  clock.increment(400);
  const { steps } = momentOf(recorder.recording(), light.sessionId);
  // The first timer was set before the recorder came: the stepper has none.
  expect(steps).toEqual([
    { kind: 'send', to: '', event: { type: 'xstate.after.3000.trafficLight.green' } },
    { kind: 'advance', by: null },
  ]);
  const bounce = createActor(debounce.provide({ actions: { save: () => {} } }), { clock, logger: () => {} });
  recorder.watch(bounce);
  bounce.start();
  bounce.send({ type: 'typed', text: 'a' });
  clock.increment(200);
  bounce.send({ type: 'typed', text: 'b' });
  clock.increment(200);
  expect(momentOf(recorder.recording(), bounce.sessionId).steps).toEqual([
    { kind: 'send', to: '', event: { type: 'typed', text: 'a' } },
    { kind: 'advance', by: 200 },
    { kind: 'send', to: '', event: { type: 'typed', text: 'b' } },
  ]);
});

describe('what is kept', () => {
  const machine = createMachine({ id: 'any' });
  const recorded = (limit: number, maxBytes?: number) => {
    const recorder = new Recorder({ now: () => 0, limit, maxBytes });
    const actor = createActor(machine);
    recorder.watch(actor);
    actor.start();
    return { recorder, actor };
  };

  test('are the last events, and how many came before', () => {
    const { recorder, actor } = recorded(2_000);
    for (let n = 1; n <= 12_345; n++) actor.send({ type: 'told', n });
    const { entries, dropped } = recorder.recording();
    expect(entries.length).toBeGreaterThanOrEqual(2_000);
    expect(entries.length).toBeLessThanOrEqual(2_500);
    expect(dropped + entries.length).toBe(12_345);
    expect(entries.at(-1)).toMatchObject({ event: { type: 'told', n: 12_345 } });
  });

  test('has at most a megabyte, also of large events, which are cut and say so', () => {
    const { recorder, actor } = recorded(2_000);
    const words = Array.from({ length: 5_000 }, (_, at) => `word ${at}`);
    for (let n = 0; n < 3_000; n++) actor.send({ type: 'told', words });
    const recording = recorder.recording();
    const json = JSON.stringify(recording);
    expect(json.length).toBeLessThan(1_000_000);
    expect(json.length).toBeGreaterThan(400_000);
    expect(recording.entries[0]).toMatchObject({ isCut: true });
  });

  test('of an actor that holds too much is why it cannot be stepped', () => {
    const large = createMachine({
      id: 'large',
      context: { words: Array.from({ length: 20_000 }, () => 'word') },
    });
    const recorder = new Recorder({ now: () => 0 });
    const actor = createActor(large).start();
    recorder.watch(actor);
    expect(() => momentOf(recorder.recording(), actor.sessionId)).toThrow('more than is kept of one actor');
  });

  test('of an actor that is told code is that it cannot be stepped', () => {
    const { recorder, actor } = recorded(20);
    actor.send({ type: 'told', callBack: () => {} });
    expect(() => momentOf(recorder.recording(), actor.sessionId)).toThrow('told code');
  });

  test('is told to those who subscribe, until nothing is watched', () => {
    const recorder = new Recorder({ now: () => 0 });
    const actor = createActor(machine).start();
    const end = recorder.watch(actor);
    const heard = vi.fn<() => void>();
    recorder.subscribe(heard);
    actor.send({ type: 'told' });
    end();
    actor.send({ type: 'told' });
    expect(heard).toHaveBeenCalledTimes(1);
    expect(recorder.recording().entries).toHaveLength(1);
  });
});
