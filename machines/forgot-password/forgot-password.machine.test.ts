import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { settle } from '../testing/samples.ts';
import { forgotPasswordMachine, type Reset, type ResetAnswer } from './forgot-password.machine.ts';

const never = () => new Promise<ResetAnswer>(() => {});
const isDone = async (): Promise<ResetAnswer> => ({ kind: 'done' });
const isRefused = async (): Promise<ResetAnswer> => ({ kind: 'refused', message: 'No.' });
const cut = () => Promise.reject(new Error('cut'));

function openForgotten({ request = isDone, reset = isDone } = {}) {
  const sent: object[] = [];
  const clock = new SimulatedClock();
  const machine = forgotPasswordMachine.provide({
    actors: {
      requestReset: fromPromise<ResetAnswer, { userName: string }>(
        ({ input }) => (sent.push(input), request()),
      ),
      resetPassword: fromPromise<ResetAnswer, Reset>(({ input }) => (sent.push(input), reset())),
    },
  });
  const forgotten = createActor(machine, { clock }).start();
  const enter = async () => {
    forgotten.send({ type: 'name.submitted', userName: 'asha' });
    await settle();
  };
  const submit = () =>
    forgotten.send({ type: 'code.submitted', code: '12345678', newPassword: 'the new one' });
  return { forgotten, clock, sent, enter, submit, state: () => forgotten.getSnapshot().value };
}

test('the name asks for a code, and the code brings the new password', async () => {
  const { forgotten, sent, enter, submit, state } = openForgotten();
  await enter();
  expect(state()).toEqual({ entering: 'idle' });
  submit();
  expect(state()).toBe('resetting');
  await settle();
  expect(state()).toBe('done');
  expect(sent).toEqual([
    { userName: 'asha' },
    { userName: 'asha', code: '12345678', newPassword: 'the new one' },
  ]);
  expect(JSON.stringify(forgotten.getSnapshot().context)).not.toContain('new one');
});

test('a refused code may be typed again, or another asked for', async () => {
  const { forgotten, enter, submit, state } = openForgotten({ reset: isRefused });
  await enter();
  submit();
  await settle();
  expect(state()).toEqual({ entering: 'refused' });
  expect(forgotten.getSnapshot().context.trouble).toBe('No.');
  forgotten.send({ type: 'restart.chosen' });
  expect(state()).toEqual({ naming: 'idle' });
  expect(forgotten.getSnapshot().context.trouble).toBeNull();
});

test('too many requests are refused in words', async () => {
  const { enter, state } = openForgotten({ request: isRefused });
  await enter();
  expect(state()).toEqual({ naming: 'refused' });
});

test.each([
  ['failure', cut],
  ['silence', never],
])('no answer, by %s, is told at each step', async (_, answer) => {
  const naming = openForgotten({ request: answer });
  await naming.enter();
  naming.clock.increment(8_000);
  expect(naming.state()).toEqual({ naming: 'noAnswer' });
  const entering = openForgotten({ reset: answer });
  await entering.enter();
  entering.submit();
  await settle();
  entering.clock.increment(8_000);
  expect(entering.state()).toEqual({ entering: 'noAnswer' });
  expect(entering.forgotten.getSnapshot().context.trouble).toContain('not known whether');
});
