import { expect, test } from 'vitest';
import type { SeenCheck } from '#domain/limits/seen-check.ts';
import { after, done, failed, stepsOf, walk } from '../testing/walk.ts';
import { realityCheckMachine, selectShown } from './reality-check.machine.ts';

const check = (changes: Partial<SeenCheck> = {}): SeenCheck => ({
  every: 30,
  isDue: false,
  dueIn: 600,
  since: '2026-11-26T20:00:00.000Z',
  minutes: 20,
  staked: 0,
  won: 0,
  lost: 0,
  deposited: 0,
  bets: 0,
  rounds: 0,
  ...changes,
});

const events = [
  done('readCheck', check()),
  done('readCheck', check({ isDue: true, dueIn: 0 })),
  failed('readCheck'),
  after('callAnswer', 'realityCheck.reading'),
  after('nextLook', 'realityCheck.counting'),
  after('lookAgain', 'realityCheck.due'),
  { type: 'look.wanted' },
  { type: 'answer.chosen', clientId: 'client-1', isStopping: false },
  { type: 'answer.chosen', clientId: 'client-2', isStopping: true },
  done('answerCheck'),
  failed('answerCheck'),
  after('callAnswer', 'realityCheck.answering'),
];
const steps = stepsOf(walk(realityCheckMachine, { input: undefined, events, key: ({ context }) => context }));

test('every state is reached', () => {
  const reached = new Set(steps.map(({ after: then }) => JSON.stringify(then.value)));
  const states = ['reading', 'counting', { due: 'asked' }, { due: 'unanswered' }, 'answering', 'stopped'];
  expect(reached).toEqual(new Set(states.map((state) => JSON.stringify(state))));
});

test('on every path a check that is due is shown until the exchange says otherwise, or its bettor goes', () => {
  const ended = steps.filter(({ before, after: then }) => selectShown(before) && !selectShown(then));
  expect(ended.length).toBeGreaterThan(0);
  for (const { event, path } of ended)
    expect(event, path).toMatchObject({ type: 'xstate.done.actor.readCheck', output: { isDue: false } });
});

test('on every path an answer without a word from the exchange is asked for again, under its first id', () => {
  const again = steps.filter(
    ({ before, after: then }) => before.matches({ due: 'unanswered' }) && then.matches('answering'),
  );
  expect(again.length).toBeGreaterThan(0);
  for (const { before, after: then, path } of again)
    expect(then.context.clientId, path).toBe(before.context.clientId);
});

test('on every path its bettor is signed out once the exchange has noted the answer, and only if they chose to stop', () => {
  const out = steps.filter(({ actions }) => actions.some(({ type }) => type === 'signOut'));
  expect(out.length).toBeGreaterThan(0);
  for (const { before, event, path } of out)
    expect([before.context.isStopping, event.type], path).toEqual([true, 'xstate.done.actor.answerCheck']);
});
