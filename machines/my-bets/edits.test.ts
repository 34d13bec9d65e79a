import { expect, test } from 'vitest';
import { editTexts } from '#domain/bet/order-edit.ts';
import type { Order } from '#domain/bet/order.ts';
import { must } from '#domain/must.ts';
import { accepted, one, openMyBets, order, refused } from '../testing/open-my-bets.ts';
import { sampleOrder } from '../testing/samples.ts';

test('an edit starts with what stands, and asks for the whole stake, what is matched included', async () => {
  const { actor, answers, changes, editing, done } = openMyBets();
  actor.send({ type: 'edit.opened', order });
  expect(editTexts(must(editing()), order)).toEqual({ oddsText: '2.36', stakeText: '60.00' });
  actor.send({ type: 'edit.typed', oddsText: '2.4', stakeText: '50' });
  actor.send({ type: 'edit.saved', order });
  actor.send({ type: 'edit.saved', order });
  expect(changes).toEqual([{ what: 'edit', clientId: 'change-1', ...one, odds: 240, stake: 9_000 }]);
  await answers[0]!(accepted);
  expect(editing()).toBeNull();
  expect(done()).toMatchObject({ orderId: 'a', what: 'edit' });
});

test.each([
  ['nothing changed', {}],
  ['no odds', { oddsText: 'evens' }],
  ['no stake', { stakeText: '' }],
  ['a stake of nothing', { stakeText: '0' }],
])('an edit with %s asks for nothing', (_, typed) => {
  const { actor, changes } = openMyBets();
  actor.send({ type: 'edit.opened', order });
  actor.send({ type: 'edit.typed', ...typed });
  actor.send({ type: 'edit.saved', order });
  expect(changes).toEqual([]);
});

test('a refused edit stays open with what was typed; one that is closed asks for nothing', async () => {
  const { actor, answers, changes, editing } = openMyBets();
  actor.send({ type: 'edit.opened', order });
  actor.send({ type: 'edit.typed', oddsText: '2.37' });
  actor.send({ type: 'edit.saved', order });
  await answers[0]!(refused);
  expect(editing()?.oddsText).toBe('2.37');
  actor.send({ type: 'edit.closed' });
  actor.send({ type: 'edit.saved', order });
  expect(changes.length).toBe(1);
});

test('an edit that is closed while it is on its way is given up at once', async () => {
  const { actor, answers, changeOf, editing, fates, givenUp } = openMyBets();
  actor.send({ type: 'edit.opened', order });
  actor.send({ type: 'edit.typed', stakeText: '5000' });
  actor.send({ type: 'edit.saved', order });
  actor.send({ type: 'edit.closed' });
  expect(editing()).toBeNull();
  expect(changeOf('a')).toMatchObject({ kind: 'givingUp' });
  expect(givenUp).toMatchObject(['change-1']);
  // The request's own answer is ignored now. The exchange's word on the change counts.
  await answers[0]!(accepted);
  expect(changeOf('a')).toMatchObject({ kind: 'givingUp' });
  await fates[0]!(refused);
  expect(changeOf('a')).toMatchObject({ kind: 'refused' });
});

const waits = sampleOrder(0, { ...one, odds: 300 });
const see = (actor: ReturnType<typeof openMyBets>['actor'], seen: Order) =>
  actor.send({ type: 'orders.seen', orders: new Map([[seen.orderId, seen]]), settledMarkets: new Set() });

const gone = (changed: Partial<Order>): Order => ({ ...waits, ...changed });

test.each([
  ['matched', gone({ matched: 6_000, remaining: 4_000 })],
  ['matched and voided', gone({ lapsed: 6_000, remaining: 4_000 })],
])(
  'while a part is %s in an open edit, only the odds change: the whole stake asked for is the same',
  (_, now) => {
    const { actor, changes } = openMyBets();
    actor.send({ type: 'edit.opened', order: waits });
    see(actor, now);
    actor.send({ type: 'edit.typed', oddsText: '2.90' });
    actor.send({ type: 'edit.saved', order: now });
    expect(changes).toMatchObject([{ odds: 290, stake: 10_000 }]);
  },
);

test('what is matched in an open edit is no change by itself', () => {
  const { actor, changes } = openMyBets();
  const now = gone({ matched: 6_000, remaining: 4_000 });
  actor.send({ type: 'edit.opened', order: waits });
  see(actor, now);
  actor.send({ type: 'edit.saved', order: now });
  expect(changes).toEqual([]);
});

test('a typed stake counts what is matched after it was typed: never more is asked for than the field shows', () => {
  const { actor, changes } = openMyBets();
  const now = gone({ matched: 6_000, remaining: 4_000 });
  actor.send({ type: 'edit.opened', order: waits });
  actor.send({ type: 'edit.typed', stakeText: '80' });
  see(actor, now);
  actor.send({ type: 'edit.saved', order: now });
  expect(changes).toMatchObject([{ odds: 300, stake: 8_000 }]);
});
