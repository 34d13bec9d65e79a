import { expect, test } from 'vitest';
import { sampleOpenSession } from '../testing/open-session-sample.ts';
import { after, done, failed, stepsOf, walk } from '../testing/walk.ts';
import { openSessionsMachine } from './open-sessions.machine.ts';

const here = sampleOpenSession({ isThis: true });
const there = sampleOpenSession({ sessionId: 's-2', browser: 'Firefox on Windows' });
const events = [
  done('readSessions', [here, there]),
  failed('readSessions'),
  after('callAnswer', 'openSessions.loading'),
  { type: 'retry.chosen' },
  { type: 'network.returned' },
  { type: 'end.chosen', ended: { sessionId: 's-2' } },
  { type: 'end.chosen', ended: 'others' },
  done('endSessions', [here]),
  failed('endSessions'),
  after('callAnswer', 'openSessions.ending'),
];
const steps = stepsOf(walk(openSessionsMachine, { input: undefined, events, key: ({ context }) => context }));

test('every state is reached', () => {
  expect(new Set(steps.map(({ after: is }) => is.value)).size).toBe(5);
});

test('on every path what was pressed last is ended, and listed until that is known', () => {
  const pressed = steps.filter(
    ({ event, before }) => event.type === 'end.chosen' && /listed|notEnded/.test(before.value),
  );
  expect(pressed.length).toBeGreaterThan(3);
  for (const { event, before, after: is, path } of pressed) {
    expect(is.value, path).toBe('ending');
    expect(is.context, path).toEqual({ ...before.context, ended: Object(event).ended as unknown });
  }
  const unanswered = steps.filter(
    ({ event, before }) => before.value === 'ending' && /error|after/.test(event.type),
  );
  expect(unanswered.length).toBeGreaterThan(1);
  for (const { before, after: is, path } of unanswered) {
    expect(is.value, path).toBe('notEnded');
    expect(is.context, path).toEqual(before.context);
  }
});

test('on every path a second press while one is under way asks for nothing', () => {
  const second = steps.filter(
    ({ event, before }) => event.type === 'end.chosen' && before.value === 'ending',
  );
  for (const { before, after: is, path } of second) expect(is.context, path).toEqual(before.context);
});
