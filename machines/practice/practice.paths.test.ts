import { expect, test } from 'vitest';
import { asha } from '../testing/open-session.ts';
import { after, done, failed, walk } from '../testing/walk.ts';
import { practiceMachine, type PracticeEvent } from './practice.machine.ts';

const refused = { kind: 'refused', message: 'No.' };
const session = { kind: 'session', session: asha };
const calls = ['openPractice', 'refillPractice'] as const;
const presses: PracticeEvent[] = [{ type: 'start.pressed' }, { type: 'refill.pressed' }];
const steps = walk(practiceMachine, {
  input: undefined,
  events: [
    ...presses,
    done('openPractice', session),
    done('refillPractice', { kind: 'refilled' }),
    ...calls.flatMap((call) => [done(call, refused), failed(call)]),
    ...['opening', 'refilling'].map((state) => after('callAnswer', `practice.${state}`)),
  ],
  key: ({ context }) => context,
}).flat();

test('every shortest path is walked', () => {
  expect(new Set(steps.map((step) => JSON.stringify(step.after.value))).size).toBe(5);
});

test('on every path the exchange’s words are shown after its refusal alone', () => {
  for (const { path, after: then } of steps) {
    const isRefused = then.matches({ ready: 'refused' });
    expect(then.context.refusal !== null, path).toBe(isRefused);
  }
});

test('while a call is under way a press asks for nothing more', () => {
  const busy = steps.filter(({ before }) => before.matches('opening') || before.matches('refilling'));
  const pressed = busy.filter(({ event }) => event.type.endsWith('.pressed'));
  expect(pressed.filter(({ before, after: then }) => !then.matches(before.value as 'opening'))).toEqual([]);
});
