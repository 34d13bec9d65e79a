import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { settle } from '../testing/samples.ts';
import { changePasswordMachine, type NewPassword, type PasswordAnswer } from './change-password.machine.ts';

const both = { currentPassword: 'the old one', newPassword: 'the new one' };

function openChange(answer: () => Promise<PasswordAnswer>) {
  const sent: NewPassword[] = [];
  const clock = new SimulatedClock();
  const changePassword = fromPromise<PasswordAnswer, NewPassword>(
    ({ input }) => (sent.push(input), answer()),
  );
  const change = createActor(changePasswordMachine.provide({ actors: { changePassword } }), {
    clock,
  }).start();
  return { change, clock, sent, state: () => change.getSnapshot().value };
}

test('a password is changed by one call, however often it is submitted, and that is the end of it', async () => {
  const { change, sent, state } = openChange(async () => ({ kind: 'done' }));
  change.send({ type: 'password.submitted', ...both });
  expect(state()).toBe('sending');
  change.send({ type: 'password.submitted', ...both });
  await settle();
  expect(state()).toBe('changed');
  expect(sent).toEqual([both]);
  expect(JSON.stringify(change.getSnapshot().context)).not.toContain('the ');
});

test('a refusal is shown in the exchange’s words, and gone with the next try', async () => {
  const { change, state } = openChange(async () => ({ kind: 'refused', message: 'Wrong.' }));
  change.send({ type: 'password.submitted', ...both });
  await settle();
  expect(state()).toEqual({ editing: 'refused' });
  expect(change.getSnapshot().context.trouble).toBe('Wrong.');
  change.send({ type: 'password.submitted', ...both });
  expect(change.getSnapshot().context.trouble).toBeNull();
});

test('no answer, by failure or silence, claims neither that it changed nor that it did not', async () => {
  const failing = openChange(() => Promise.reject(new Error('cut')));
  failing.change.send({ type: 'password.submitted', ...both });
  await settle();
  const silent = openChange(() => new Promise(() => {}));
  silent.change.send({ type: 'password.submitted', ...both });
  silent.clock.increment(8_000);
  for (const { change, state } of [failing, silent]) {
    expect(state()).toEqual({ editing: 'noAnswer' });
    expect(change.getSnapshot().context.trouble).toContain('not known whether your password changed');
  }
});
