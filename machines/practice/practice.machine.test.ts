import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { asha } from '../testing/open-session.ts';
import { settle } from '../testing/samples.ts';
import {
  practiceMachine,
  type PracticeAnswer,
  type PracticeAsk,
  type RefillAnswer,
} from './practice.machine.ts';

const opened: PracticeAnswer = { kind: 'session', session: { ...asha, isPractice: true } };
const never = <Answer>() => new Promise<Answer>(() => undefined);

/** The machine as it runs, with what it did. */
function openPractice(calls: {
  open?: (ask: PracticeAsk) => Promise<PracticeAnswer>;
  refill?: () => Promise<RefillAnswer>;
}) {
  const did: string[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    practiceMachine.provide({
      actors: {
        openPractice: fromPromise<PracticeAnswer, PracticeAsk>(({ input }) => calls.open?.(input) ?? never()),
        refillPractice: fromPromise<RefillAnswer>(() => calls.refill?.() ?? never()),
      },
      actions: {
        takeSession: () => void did.push('take'),
        tellRefilled: () => void did.push('refilled'),
      },
    }),
    { clock },
  ).start();
  return { actor, clock, did, state: () => actor.getSnapshot().value };
}

test('one press opens a practice account and signs in to it', async () => {
  const { actor, did, state } = openPractice({ open: async () => opened });
  actor.send({ type: 'start.pressed' });
  expect(state()).toBe('opening');
  await settle();
  expect(state()).toEqual({ ready: 'idle' });
  expect(did).toEqual(['take']);
});

test('a date of birth goes along where one was asked for', () => {
  const asked: PracticeAsk[] = [];
  const open = (ask: PracticeAsk) => {
    asked.push(ask);
    return never<PracticeAnswer>();
  };
  openPractice({ open }).actor.send({ type: 'start.pressed', dateOfBirth: '1998-03-14' });
  openPractice({ open }).actor.send({ type: 'start.pressed' });
  expect(asked).toEqual([{ dateOfBirth: '1998-03-14' }, { dateOfBirth: null }]);
});

test('a refusal is told, and another press asks again', async () => {
  const answers: PracticeAnswer[] = [{ kind: 'refused', message: 'Five were begun here.' }, opened];
  const { actor, did, state } = openPractice({ open: async () => answers.shift()! });
  actor.send({ type: 'start.pressed' });
  await settle();
  expect(state()).toEqual({ ready: 'refused' });
  expect(actor.getSnapshot().context.refusal).toBe('Five were begun here.');
  actor.send({ type: 'start.pressed' });
  await settle();
  expect(did).toEqual(['take']);
});

test('without an answer in time nothing is taken up, and another press asks again', () => {
  const { actor, clock, did, state } = openPractice({});
  actor.send({ type: 'start.pressed' });
  clock.increment(8_000);
  expect(state()).toEqual({ ready: 'noAnswer' });
  actor.send({ type: 'refill.pressed' });
  clock.increment(8_000);
  expect(state()).toEqual({ ready: 'noAnswer' });
  expect(did).toEqual([]);
});
