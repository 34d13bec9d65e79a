import { expect, test } from 'vitest';
import { after, done, failed, stepsOf, walk } from '../testing/walk.ts';
import { twoStepMachine, type TwoStepStanding } from './two-step.machine.ts';

const off: TwoStepStanding = {
  isOn: false,
  since: null,
  recoveryCodesLeft: 0,
  resetAt: null,
  withdrawalsAbove: 10_000_00,
};
const on = { ...off, isOn: true, since: '2026-11-21T10:00:00.000Z', recoveryCodesLeft: 10 };
const app = { secret: 'ABCDEFGH', uri: 'otpauth://totp/x' };
const codes = ['abcd-efgh-jkmn'];
const refused = { kind: 'refused', message: 'No.' };

const events = [
  { type: 'password.submitted', password: 'a password' },
  { type: 'code.submitted', code: '123456' },
  { type: 'back.chosen' },
  { type: 'codes.kept' },
  { type: 'retry.chosen' },
  done('readStanding', off),
  done('readStanding', on),
  failed('readStanding'),
  done('beginTwoStep', { kind: 'begun', ...app }),
  done('beginTwoStep', refused),
  failed('beginTwoStep'),
  done('confirmTwoStep', { kind: 'confirmed', codes }),
  done('confirmTwoStep', refused),
  failed('confirmTwoStep'),
  done('switchOff', { kind: 'off', standing: off }),
  done('switchOff', refused),
  failed('switchOff'),
  ...['loading', 'beginning', 'confirming', 'switchingOff'].map((state) =>
    after('callAnswer', `twoStep.${state}`),
  ),
];
const steps = stepsOf(walk(twoStepMachine, { input: undefined, events, key: ({ context }) => context }));

test('every state is reached', () => {
  expect(new Set(steps.map((step) => JSON.stringify(step.after.value))).size).toBe(14);
});

test('on every path it is called on or off on the exchange’s word alone', () => {
  const heard = (step: (typeof steps)[number], state: 'on' | 'off') =>
    step.after.matches(state) && !step.before.matches(state);
  for (const step of steps.filter((each) => heard(each, 'on') && !each.before.matches('switchingOff')))
    expect(step.event, step.path).toMatchObject({ output: { isOn: true } });
  for (const step of steps.filter((each) => heard(each, 'off') && each.before.matches('switchingOff')))
    expect(step.event, step.path).toMatchObject({ output: { kind: 'off' } });
});

test('on every path without an answer to the first code the exchange is asked whether it is on', () => {
  const unanswered = steps.filter(
    ({ before, event }) => before.matches('confirming') && /error|after/.test(event.type),
  );
  expect(unanswered.length).toBeGreaterThan(0);
  for (const { after: is, path } of unanswered) expect(is.matches('loading'), path).toBe(true);
});

test('on every path the page holds no password and no typed code, the secret only while it is shown, the codes until they are kept', () => {
  for (const { after: is, path } of steps) {
    expect(JSON.stringify(is.context), path).not.toMatch(/a password|123456/);
    expect(is.context.app !== null, path).toBe(is.matches('showing') || is.matches('confirming'));
    expect(is.context.codes.length > 0, path).toBe(is.matches('codes'));
  }
});
