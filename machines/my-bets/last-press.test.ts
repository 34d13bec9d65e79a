import { expect, test } from 'vitest';
import type { Order } from '#domain/bet/order.ts';
import { openMyBets } from '../testing/open-my-bets.ts';
import { sampleOrder } from '../testing/samples.ts';
import { selectMarketId, selectTab } from './my-bets.machine.ts';

const waits = sampleOrder(0, { orderId: 'w', clientId: 'waits' });
const partly = sampleOrder(4_000, { orderId: 'p', clientId: 'partly' });
const matched = sampleOrder(10_000, { orderId: 'm', clientId: 'matched' });
const held = sampleOrder(0, { orderId: 'h', clientId: 'held', delayEndsAt: '2026-11-21T10:00:05.000Z' });
const lapsed = { ...held, remaining: 0, lapsed: 10_000, delayEndsAt: null };
const heldThenMatched = { ...held, remaining: 0, matched: 10_000, delayEndsAt: null };

function watchBets() {
  const { actor } = openMyBets();
  return {
    actor,
    place: (...clientIds: string[]) => actor.send({ type: 'bets.placed', clientIds }),
    see: (...orders: Order[]) => {
      const byId = new Map(orders.map((order) => [order.orderId, order]));
      actor.send({ type: 'orders.seen', orders: byId, settledMarkets: new Set() });
    },
    tab: () => selectTab(actor.getSnapshot()),
    marketId: () => selectMarketId(actor.getSnapshot()),
  };
}

test.each([
  ['a bet that waits', [waits], 'unmatched'],
  ['a bet that waits in part', [partly], 'unmatched'],
  ['one bet that waits and one that is matched', [matched, waits], 'unmatched'],
  ['matched bets', [matched], 'matched'],
])('after %s the tab is the one where it stands', (_, orders, tab) => {
  const bets = watchBets();
  bets.actor.send({ type: 'tab.chosen', tab: tab === 'matched' ? 'unmatched' : 'matched' });
  bets.place(...orders.map(({ clientId }) => clientId));
  bets.see(...orders);
  expect(bets.tab()).toBe(tab);
});

test('bets that become known one after the other are followed until each has a place', () => {
  const bets = watchBets();
  bets.place('matched', 'waits');
  bets.see(matched);
  expect(bets.tab()).toBe('matched');
  bets.see(matched, waits);
  expect(bets.tab()).toBe('unmatched');
});

test('once nothing is left where the press led, the matched bets are shown again', () => {
  const bets = watchBets();
  const other = sampleOrder(0, { orderId: 'o', clientId: 'other' });
  const nowMatched = { ...waits, matched: 10_000, remaining: 0 };
  bets.place('waits');
  bets.see(waits, other);
  bets.see(nowMatched, other);
  expect(bets.tab()).toBe('unmatched');
  bets.see(nowMatched, { ...other, matched: 10_000, remaining: 0 });
  expect(bets.tab()).toBe('matched');
});

test('whoever chose the waiting bets stays there when they are matched', () => {
  const bets = watchBets();
  bets.place('waits');
  bets.see(waits);
  bets.actor.send({ type: 'tab.chosen', tab: 'unmatched' });
  bets.see({ ...waits, matched: 10_000, remaining: 0 });
  expect(bets.tab()).toBe('unmatched');
});

test('a bet that is held back is where waiting bets are, then where it ends', () => {
  const bets = watchBets();
  bets.place('held');
  bets.see(held);
  expect(bets.tab()).toBe('unmatched');
  bets.see(heldThenMatched);
  expect(bets.tab()).toBe('matched');
});

test('a bet that lapses after its delay leaves its notice in sight', () => {
  const bets = watchBets();
  bets.place('held');
  bets.see(held);
  bets.see(lapsed);
  expect(bets.tab()).toBe('unmatched');
});

test.each([
  ['a tab', { type: 'tab.chosen', tab: 'matched' }],
  ['a market', { type: 'market.chosen', marketId: 'other' }],
  ['a bet to edit', { type: 'edit.opened', order: partly }],
] as const)('the bettor who has chosen %s since the press keeps it', (_, choice) => {
  const bets = watchBets();
  const clientIds = ['waits'];
  bets.actor.send({ type: 'bets.placed', clientIds });
  bets.actor.send(choice);
  // As when My Bets is shown anew.
  bets.actor.send({ type: 'bets.placed', clientIds });
  bets.see(waits);
  expect(bets.tab()).toBe('matched');
});

test('the next press counts again', () => {
  const bets = watchBets();
  bets.place('matched');
  bets.actor.send({ type: 'tab.chosen', tab: 'matched' });
  bets.place('waits');
  bets.see(matched, waits);
  expect(bets.tab()).toBe('unmatched');
});

test('bets of earlier presses are not followed', () => {
  const bets = watchBets();
  bets.place('matched');
  bets.see(waits);
  expect(bets.tab()).toBe('matched');
});

test('the bets of a press are shown although another market was chosen before', () => {
  const bets = watchBets();
  bets.actor.send({ type: 'market.chosen', marketId: 'other' });
  bets.place('waits');
  bets.see(waits);
  expect(bets.marketId()).toBeNull();
  bets.actor.send({ type: 'market.chosen', marketId: waits.marketId });
  bets.place('partly');
  bets.see(waits, partly);
  expect(bets.marketId()).toBe(waits.marketId);
});
