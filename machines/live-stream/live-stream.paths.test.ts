import { expect, test } from 'vitest';
import { stepsOf, walk } from '../testing/walk.ts';
import { isStreamOpen, liveStreamMachine } from './live-stream.machine.ts';

const events = [
  { type: 'toggle.pressed' },
  ...['one', 'two', null].map((videoId) => ({ type: 'video.changed', videoId })),
  { type: 'token.changed', hasToken: true },
  { type: 'token.changed', hasToken: false },
];
const paths = [false, true].flatMap((hasToken) =>
  walk(liveStreamMachine, { input: { hasToken, videoId: 'one' }, events, key: ({ context }) => context }),
);
const steps = stepsOf(paths);

test('every shortest path is walked: open with each video, closed with each and without a token', () => {
  const reached = steps.map(
    ({ after }) => `${after.value} ${after.context.videoId} ${after.context.hasToken}`,
  );
  expect(new Set(reached).size).toBe(9);
});

test('[VAL-4] on every path the stream is open with a token only', () => {
  for (const { path, after } of steps.filter((step) => isStreamOpen(step.after))) {
    expect(after.context.hasToken, path).toBe(true);
  }
});

test('[VAL-4] on every path a press without a token, and nothing else, says what to do', () => {
  for (const { path, event, before, actions } of steps) {
    const isRefused = event.type === 'toggle.pressed' && !before.context.hasToken;
    const toasts = actions.filter(({ type }) => type === 'toastError').map(({ params }) => params);
    expect(toasts, path).toEqual(isRefused ? [{ message: 'Please Login Before To Watch Live' }] : []);
  }
});

test('[PNL-7] on every path the stream is closed once its video has changed', () => {
  const changed = steps.filter(({ before, after }) => before.context.videoId !== after.context.videoId);
  expect(changed.length).toBeGreaterThan(0);
  for (const { path, after } of changed) expect(isStreamOpen(after), path).toBe(false);
});
