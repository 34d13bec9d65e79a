import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
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
