import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { myBetsMachine, selectChanges, selectTab, type OrderRequest } from './my-bets.machine.ts';

function openMyBets() {
  const asked: string[] = [];
  const requests: OrderRequest[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    myBetsMachine.provide({
      actors: {
        orderChanger: fromCallback<OrderRequest>(({ receive }) =>
          receive((request) => {
            requests.push(request);
            asked.push(request.orderId);
          }),
        ),
      },
    }),
    { clock },
  ).start();
  return {
    actor,
    asked,
    requests,
    clock,
    cancelOf: (orderId: string) => selectChanges(actor.getSnapshot()).get(orderId),
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
  actor.send({ type: 'change.accepted', orderId: 'a', ask: 1 });
  expect(cancelOf('a')).toBeUndefined();
  actor.send({ type: 'cancel.chosen', ...one });
  actor.send({ type: 'change.refused', orderId: 'a', ask: 2, message: 'Nothing is left.' });
  expect(cancelOf('a')).toEqual({ kind: 'refused', message: 'Nothing is left.' });
});

test('no answer is not a refusal, and it may be asked again', () => {
  const { actor, asked, cancelOf } = openMyBets();
  actor.send({ type: 'cancel.chosen', ...one });
  actor.send({ type: 'change.unanswered', orderId: 'a', ask: 1 });
  expect(cancelOf('a')).toMatchObject({ kind: 'noAnswer' });
  actor.send({ type: 'cancel.chosen', ...one });
  expect(asked).toEqual(['a', 'a']);
});

test('a cancel that is never answered counts as no answer after eight seconds, and not before', () => {
  const { actor, clock, cancelOf } = openMyBets();
  actor.send({ type: 'cancel.chosen', ...one });
  clock.increment(7_999);
  expect(cancelOf('a')).toMatchObject({ kind: 'pending' });
  clock.increment(1);
  expect(cancelOf('a')).toMatchObject({ kind: 'noAnswer' });
});

test('an answered cancel is not called unanswered later; a late answer still counts', () => {
  const { actor, clock, cancelOf } = openMyBets();
  actor.send({ type: 'cancel.chosen', ...one });
  clock.increment(4_000);
  actor.send({ type: 'change.refused', orderId: 'a', ask: 1, message: 'Nothing is left.' });
  clock.increment(2_000);
  expect(cancelOf('a')).toMatchObject({ kind: 'refused' });
  actor.send({ type: 'cancel.chosen', ...one });
  clock.increment(7_999);
  expect(cancelOf('a')).toMatchObject({ kind: 'pending' });
  clock.increment(1);
  actor.send({ type: 'change.accepted', orderId: 'a', ask: 2 });
  expect(cancelOf('a')).toBeUndefined();
});

test('cancel all asks for each order', () => {
  const { actor, asked } = openMyBets();
  actor.send({ type: 'cancelAll.chosen', orders: [one, { marketId: 'n', orderId: 'b' }] });
  expect(asked).toEqual(['a', 'b']);
});

const order = { marketId: 'm', orderId: 'a', odds: 236, stake: 10_000, remaining: 6_000 };

test('an edit starts with what stands, and asks for the whole stake, what is matched included', () => {
  const { actor, requests } = openMyBets();
  actor.send({ type: 'edit.opened', order });
  expect(actor.getSnapshot().context.editing).toEqual({ orderId: 'a', oddsText: '2.36', stakeText: '60.00' });
  actor.send({ type: 'edit.typed', oddsText: '2.4', stakeText: '50' });
  actor.send({ type: 'edit.saved', order });
  actor.send({ type: 'edit.saved', order });
  expect(requests).toEqual([
    { type: 'edit.asked', ask: 1, marketId: 'm', orderId: 'a', odds: 240, stake: 9_000 },
  ]);
  actor.send({ type: 'change.accepted', orderId: 'a', ask: 1 });
  expect(actor.getSnapshot().context).toMatchObject({ editing: null, done: { orderId: 'a', what: 'edit' } });
});

test.each([
  ['nothing changed', {}],
  ['no odds', { oddsText: 'evens' }],
  ['no stake', { stakeText: '' }],
  ['a stake of nothing', { stakeText: '0' }],
])('an edit with %s asks for nothing', (_, typed) => {
  const { actor, requests } = openMyBets();
  actor.send({ type: 'edit.opened', order });
  actor.send({ type: 'edit.typed', ...typed });
  actor.send({ type: 'edit.saved', order });
  expect(requests).toEqual([]);
});

test('a refused edit stays open with what was typed; one that is left asks for nothing', () => {
  const { actor, requests } = openMyBets();
  actor.send({ type: 'edit.opened', order });
  actor.send({ type: 'edit.typed', oddsText: '2.37' });
  actor.send({ type: 'edit.saved', order });
  actor.send({ type: 'change.refused', orderId: 'a', ask: 1, message: 'Choose 2.36 or 2.38.' });
  expect(actor.getSnapshot().context.editing?.oddsText).toBe('2.37');
  actor.send({ type: 'edit.left' });
  actor.send({ type: 'edit.saved', order });
  expect(requests.length).toBe(1);
});
