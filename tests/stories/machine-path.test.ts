import { expect, test } from 'vitest';
import { changePasswordMachine } from '#machines/change-password/change-password.machine.ts';
import { answers, askedOf, goTo, passes, rejects, sends, type MachinePath } from './machine-path.ts';

const go = (way: MachinePath<typeof changePasswordMachine>) => goTo(changePasswordMachine, way);
const typed = { currentPassword: 'the old one', newPassword: 'the new one' };
const submitted = sends({ type: 'password.submitted', ...typed });

test('a machine goes its way by events, answers and time limits', () => {
  expect(go({ at: 'editing.idle' }).snapshot().value).toEqual({ editing: 'idle' });
  expect(go({ path: [submitted, passes('callAnswer')], at: 'editing.noAnswer' }).now()).toBeGreaterThan(0);
  const stepper = go({
    path: [submitted, rejects('changePassword'), submitted, answers('changePassword', { kind: 'done' })],
    at: 'changed',
  });
  expect(askedOf(stepper, 'changePassword')).toEqual(typed);
});

test('a state that is not reached is told', () => {
  expect(() => go({ path: [submitted], at: 'editing.idle' })).toThrow(
    'The path of changePassword ends in sending, not in editing.idle',
  );
  expect(() => go({ at: ['editing.idle', 'other'] })).toThrow('not in editing.idle, other');
});

test('a step that nothing hears is told', () => {
  expect(() => go({ path: [submitted, submitted], at: 'sending' })).toThrow(
    'password.submitted: nothing in changePassword (sending) hears that',
  );
});

test('an effect that is not waited for is told, and a time limit that does not run', () => {
  expect(() => go({ path: [rejects('changePassword')], at: 'sending' })).toThrow(
    'changePassword (editing.idle) waits for no changePassword, but for nothing',
  );
  expect(() => go({ path: [passes('callAnswer')], at: 'sending' })).toThrow(
    'changePassword (editing.idle) has no time limit callAnswer, but none',
  );
  expect(() => askedOf(go({ at: 'editing.idle' }), 'changePassword')).toThrow('never asked');
});
