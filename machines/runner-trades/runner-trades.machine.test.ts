import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { timing } from '#domain/site/timing.ts';
import { settle } from '../testing/samples.ts';
import { runnerTradesMachine, selectTrades, type RunnerTrades } from './runner-trades.machine.ts';

const tradesOf = (matched: number): RunnerTrades => ({
  traded: [[236, matched]],
  prices: [{ at: '2026-05-01T12:00:00.000Z', odds: 236, matched }],
});
const never = () => new Promise<never>(() => {});

function open(...answers: (() => Promise<RunnerTrades>)[]) {
  const clock = new SimulatedClock();
  let asked = 0;
  const actor = createActor(
    runnerTradesMachine.provide({
      actors: { readTrades: fromPromise(() => (answers[asked++] ?? never)()) },
    }),
    { clock },
  ).start();
  return {
    actor,
    clock,
    asked: () => asked,
    state: () => actor.getSnapshot().value,
    shown: () => selectTrades(actor.getSnapshot())?.traded[0]?.[1] ?? null,
  };
}

test('it is asked for once, and again a moment after more was matched, however often', async () => {
  const trades = open(
    async () => tradesOf(1),
    async () => tradesOf(2),
  );
  expect(trades.state()).toBe('loading');
  await settle();
  expect(trades.state()).toEqual({ shown: 'idle' });
  expect(trades.shown()).toBe(1);
  for (let i = 0; i < 5; i++) trades.actor.send({ type: 'matched.changed' });
  expect(trades.state()).toEqual({ shown: 'waiting' });
  expect(trades.asked()).toBe(1);
  trades.clock.increment(timing.tradesRefresh);
  await settle();
  expect(trades.state()).toEqual({ shown: 'idle' });
  expect(trades.shown()).toBe(2);
  expect(trades.asked()).toBe(2);
});

test('what is matched while it is asked for is asked for after that', async () => {
  const trades = open(async () => tradesOf(1));
  trades.actor.send({ type: 'matched.changed' });
  await settle();
  expect(trades.state()).toEqual({ shown: 'waiting' });
});

test('without an answer nothing is known, until it is asked for again', async () => {
  const trades = open(never, async () => tradesOf(1));
  trades.clock.increment(timing.callAnswer);
  expect(trades.state()).toBe('noAnswer');
  trades.actor.send({ type: 'again.chosen' });
  await settle();
  expect(trades.shown()).toBe(1);
});

test('what is known stays while a newer answer is late, and is asked for again by itself', async () => {
  const trades = open(
    async () => tradesOf(1),
    () => Promise.reject(new Error('cut')),
    async () => tradesOf(3),
  );
  await settle();
  trades.actor.send({ type: 'matched.changed' });
  trades.clock.increment(timing.tradesRefresh);
  await settle();
  expect(trades.state()).toEqual({ shown: 'late' });
  expect(trades.shown()).toBe(1);
  trades.clock.increment(timing.retryCap);
  await settle();
  expect(trades.state()).toEqual({ shown: 'idle' });
  expect(trades.shown()).toBe(3);
});

test('a first reading that fails is said', async () => {
  const trades = open(() => Promise.reject(new Error('cut')));
  await settle();
  expect(trades.state()).toBe('noAnswer');
});

test('a newer answer that never comes is late, and asked for again by a press', async () => {
  const trades = open(
    async () => tradesOf(1),
    never,
    async () => tradesOf(2),
  );
  await settle();
  trades.actor.send({ type: 'matched.changed' });
  trades.clock.increment(timing.tradesRefresh);
  trades.clock.increment(timing.callAnswer);
  expect(trades.state()).toEqual({ shown: 'late' });
  trades.actor.send({ type: 'again.chosen' });
  await settle();
  expect([trades.state(), trades.shown()]).toEqual([{ shown: 'idle' }, 2]);
});
