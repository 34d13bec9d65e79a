import { expect, test } from 'vitest';
import { after, done, failed, walk } from '../testing/walk.ts';
import { forgotPasswordMachine } from './forgot-password.machine.ts';

const events = [
  { type: 'name.submitted', userName: 'asha' },
  { type: 'code.submitted', code: '12345678', newPassword: 'new' },
  { type: 'restart.chosen' },
  ...['requestReset', 'resetPassword'].flatMap((id) => [
    done(id, { kind: 'done' }),
    done(id, { kind: 'refused', message: 'No.' }),
    failed(id),
  ]),
  after('callAnswer', 'forgotPassword.requesting'),
  after('callAnswer', 'forgotPassword.resetting'),
];
const paths = walk(forgotPasswordMachine, {
  input: undefined,
  events,
  key: ({ context }) => context,
});
const steps = paths.flat();

test('every shortest path is walked', () => {
  expect(paths.length).toBeGreaterThan(15);
  expect(new Set(steps.map((step) => JSON.stringify(step.after.value))).size).toBe(9);
});

test('on every path a code is asked for before one is sent, and it is done on the exchange’s word alone', () => {
  const resetting = steps.filter(({ after: then }) => then.matches('resetting'));
  expect(resetting.length).toBeGreaterThan(0);
  for (const { path } of resetting) expect(path).toContain('done.actor.requestReset');
  for (const { path, event } of steps.filter(({ after: then }) => then.matches('done'))) {
    expect(event, path).toMatchObject({
      type: 'xstate.done.actor.resetPassword',
      output: { kind: 'done' },
    });
  }
});

test('on every path trouble is shown exactly after a refusal or no answer', () => {
  for (const { path, after: then } of steps) {
    const isTrouble = ['naming', 'entering'].some((state) =>
      ['refused', 'noAnswer'].some((why) => JSON.stringify(then.value) === `{"${state}":"${why}"}`),
    );
    expect(then.context.trouble !== null, path).toBe(isTrouble);
  }
});
