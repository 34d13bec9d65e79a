import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { meetRoots } from '#actors/met-roots.ts';
import { startPage } from '#actors/page-actors.tsx';
import { recordTab, tabRecorder } from '#app/record/tab-recorder.ts';
import { Stepper } from '#stepper/core/stepper.ts';
import { momentOf } from '#stepper/record/moment-of.ts';
import { fetcher, house, trafficLight } from '#stepper/testing/ten-machines.ts';

meetRoots();

test('every root of the tab is recorded, whether it began before the recorder or after it, and no stepper’s', () => {
  const early = createActor(house);
  expect(early.start()).toBe(early);
  early.send({ type: 'lamp.added' });
  const page = startPage();
  recordTab();
  const late = createActor(fetcher, { input: { id: 'p-1' } }).start();
  late.send({ type: 'given.up' });
  early.send({ type: 'all.pressed' });
  const stepper = new Stepper(trafficLight);
  stepper.advance();

  const recording = tabRecorder.recording();
  const roots = recording.actors.filter(({ parent }) => parent === null);
  expect(roots.map(({ name }) => name)).toEqual(['house', 'page', 'fetcher']);
  expect(recording.actors.map(({ machine }) => machine)).not.toContain('trafficLight');
  const moment = momentOf(recording, early.sessionId);
  expect(moment.steps).toEqual([{ kind: 'send', to: '', event: { type: 'all.pressed' } }]);
  expect(momentOf(recording, late.sessionId).start).toEqual({ input: { id: 'p-1' } });
  for (const root of [early, page, late]) root.stop();
});

test('a root that is started once more, as React does, goes on in the same recording', () => {
  const light = createActor(trafficLight).start();
  const { _snapshot } = light as unknown as { _snapshot: object };
  light.stop();
  Object.assign(light, { _snapshot, _processingStatus: 0 });
  light.start();
  light.send({ type: 'power.failed' });
  const { actors, entries } = tabRecorder.recording();
  expect(actors.filter(({ machine }) => machine === 'trafficLight')).toHaveLength(1);
  expect(entries.filter(({ actor }) => actor === light.sessionId)).toHaveLength(1);
  expect(actors.find(({ id }) => id === light.sessionId)?.isRunning).toBe(true);
  light.stop();
  expect(tabRecorder.recording().actors.find(({ id }) => id === light.sessionId)?.isRunning).toBe(false);
});
