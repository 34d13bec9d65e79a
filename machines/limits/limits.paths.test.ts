import { expect, test } from 'vitest';
import { isAskedAgain, type LimitChange, type SeenLimits } from '#domain/limits/limit-change.ts';
import { after, done, failed, stepsOf, walk } from '../testing/walk.ts';
import { limitsMachine } from './limits.machine.ts';

const limits = (realityEvery: number | null): SeenLimits => ({
  zone: 'UTC',
  limits: [],
  timedOutUntil: null,
  exclusion: null,
  realityEvery,
});
const changes: LimitChange[] = [
  { type: 'SET', kind: 'DEPOSIT', frame: 'DAY', amount: 500 },
  { type: 'SET', kind: 'DEPOSIT', frame: 'DAY', amount: null },
  { type: 'TIME_OUT', length: 'DAY' },
  { type: 'EXCLUDE', months: 6 },
];

const events = [
  done('readLimits', limits(15)),
  failed('readLimits'),
  after('callAnswer', 'limits.loading'),
  ...changes.map((change, at) => ({ type: 'change.chosen', change, clientId: `client-${at}` })),
  { type: 'yes.chosen' },
  { type: 'back.chosen' },
  { type: 'retry.chosen' },
  { type: 'network.returned' },
  done('changeLimits', { kind: 'done', limits: limits(30) }),
  done('changeLimits', { kind: 'refused', message: 'No.' }),
  failed('changeLimits'),
  after('callAnswer', 'limits.sending'),
];
const steps = stepsOf(walk(limitsMachine, { input: undefined, events, key: ({ context }) => context }));
const sending = steps.filter(
  ({ before, after: then }) => then.matches('sending') && !before.matches('sending'),
);

test('every state is reached', () => {
  const reached = new Set(steps.map(({ after: then }) => JSON.stringify(then.value)));
  expect(reached).toEqual(
    new Set(
      [
        'loading',
        'noAnswer',
        { shown: 'idle' },
        { shown: 'refused' },
        { shown: 'done' },
        'asking',
        'sending',
        'unanswered',
      ].map((state) => JSON.stringify(state)),
    ),
  );
});

test('on every path what cannot be taken back is sent by a second press alone', () => {
  expect(sending.length).toBeGreaterThan(5);
  for (const { before, event, after: then, path } of sending) {
    const change = then.context.sent?.change;
    if (!change || !isAskedAgain(change)) continue;
    expect(before.matches('shown'), path).toBe(false);
    expect(event.type, path).toBe(before.matches('asking') ? 'yes.chosen' : 'retry.chosen');
  }
});

test('on every path a change without an answer is sent again under the same id', () => {
  const again = sending.filter(({ before }) => before.matches('unanswered'));
  expect(again.length).toBeGreaterThan(0);
  for (const { before, after: then, path } of again)
    expect(then.context.sent, path).toEqual(before.context.sent);
});

test('on every path limits are what the exchange last told, and a refusal changes none', () => {
  const untold = steps.filter(({ event }) => !event.type.startsWith('xstate.done.'));
  for (const { before, after: then, path } of untold)
    expect(then.context.limits, path).toBe(before.context.limits);
  const refused = steps.filter(
    ({ before, after: then }) => then.matches({ shown: 'refused' }) && before.matches('sending'),
  );
  expect(refused.length).toBeGreaterThan(0);
  for (const { before, after: then, path } of refused)
    expect([then.context.limits, then.context.trouble], path).toEqual([before.context.limits, 'No.']);
});
