import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { myBetsMachine, selectCancels, selectTab, type CancelRequest } from './my-bets.machine.ts';

function openMyBets() {
  const asked: string[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    myBetsMachine.provide({
      actors: {
        canceller: fromCallback<CancelRequest>(({ receive }) =>
          receive(({ orderId }) => asked.push(orderId)),
        ),
      },
    }),
    { clock },
  ).start();
  return {
    actor,
    asked,
    clock,
    cancelOf: (orderId: string) => selectCancels(actor.getSnapshot()).get(orderId),
  };
}

const one = { marketId: 'm', orderId: 'a' };

test('[PNL-1] matched bets are shown first, unmatched ones when chosen', () => {
  const { actor } = openMyBets();
  expect(selectTab(actor.getSnapshot())).toBe('matched');
  actor.send({ type: 'tab.chosen', tab: 'unmatched' });
  expect(selectTab(actor.getSnapshot())).toBe('unmatched');
});

test('a cancel is asked for once, however often it is pressed', () => {
  const { actor, asked, cancelOf } = openMyBets();
  actor.send({ type: 'cancel.chosen', ...one });
  actor.send({ type: 'cancel.chosen', ...one });
  expect(asked).toEqual(['a']);
  expect(cancelOf('a')).toMatchObject({ kind: 'pending' });
});

test('an accepted cancel leaves nothing behind, a refused one its reason', () => {
  const { actor, cancelOf } = openMyBets();
  actor.send({ type: 'cancel.chosen', ...one });
  actor.send({ type: 'cancel.accepted', orderId: 'a' });
  expect(cancelOf('a')).toBeUndefined();
  actor.send({ type: 'cancel.chosen', ...one });
  actor.send({ type: 'cancel.refused', orderId: 'a', message: 'Nothing is left.' });
  expect(cancelOf('a')).toEqual({ kind: 'refused', message: 'Nothing is left.' });
});

test('no answer is not a refusal, and it may be asked again', () => {
  const { actor, asked, cancelOf } = openMyBets();
  actor.send({ type: 'cancel.chosen', ...one });
  actor.send({ type: 'cancel.unanswered', orderId: 'a' });
  expect(cancelOf('a')).toEqual({ kind: 'noAnswer' });
  actor.send({ type: 'cancel.chosen', ...one });
  expect(asked).toEqual(['a', 'a']);
});

test('a cancel that is never answered counts as no answer after eight seconds, and not before', () => {
  const { actor, clock, cancelOf } = openMyBets();
  actor.send({ type: 'cancel.chosen', ...one });
  clock.increment(7_999);
  expect(cancelOf('a')).toMatchObject({ kind: 'pending' });
  clock.increment(1);
  expect(cancelOf('a')).toEqual({ kind: 'noAnswer' });
});

test('an answered cancel is not called unanswered later; a late answer still counts', () => {
  const { actor, clock, cancelOf } = openMyBets();
  actor.send({ type: 'cancel.chosen', ...one });
  clock.increment(4_000);
  actor.send({ type: 'cancel.refused', orderId: 'a', message: 'Nothing is left.' });
  clock.increment(2_000);
  expect(cancelOf('a')).toMatchObject({ kind: 'refused' });
  actor.send({ type: 'cancel.chosen', ...one });
  clock.increment(7_999);
  expect(cancelOf('a')).toMatchObject({ kind: 'pending' });
  clock.increment(1);
  actor.send({ type: 'cancel.accepted', orderId: 'a' });
  expect(cancelOf('a')).toBeUndefined();
});

test('cancel all asks for each order', () => {
  const { actor, asked } = openMyBets();
  actor.send({ type: 'cancelAll.chosen', orders: [one, { marketId: 'n', orderId: 'b' }] });
  expect(asked).toEqual(['a', 'b']);
});
