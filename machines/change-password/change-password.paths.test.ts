import { expect, test } from 'vitest';
import { after, done, failed, walk } from '../testing/walk.ts';
import { changePasswordMachine } from './change-password.machine.ts';

const events = [
  { type: 'password.submitted', currentPassword: 'old', newPassword: 'new' },
  done('changePassword', { kind: 'done' }),
  done('changePassword', { kind: 'refused', message: 'No.' }),
  failed('changePassword'),
  after('callAnswer', 'changePassword.sending'),
];
const paths = walk(changePasswordMachine, {
  input: undefined,
  events,
  key: ({ context }) => context,
});
const steps = paths.flat();

test('every shortest path is walked', () => {
  expect(new Set(steps.map((step) => JSON.stringify(step.after.value))).size).toBe(5);
});

test('on every path it is said to have changed on the exchange’s word alone', () => {
  const changing = steps.filter((step) => step.after.matches('changed') && !step.before.matches('changed'));
  expect(changing.length).toBeGreaterThan(0);
  for (const { event, before } of changing) {
    expect(before.matches('sending')).toBe(true);
    expect(event).toMatchObject({ type: 'xstate.done.actor.changePassword', output: { kind: 'done' } });
  }
});

test('on every path trouble is shown exactly after a refusal or no answer', () => {
  for (const { path, after: then } of steps) {
    const isTrouble = then.matches({ editing: 'refused' }) || then.matches({ editing: 'noAnswer' });
    expect(then.context.trouble !== null, path).toBe(isTrouble);
  }
});
