import { expect, test } from 'vitest';
import { orderOf } from '#server/exchange/store/queries/order-queries.ts';
import { orderRow } from '#server/exchange/store/store-rows.test-data.ts';
import type { Shown } from './bettor-page.ts';
import { difference } from './compare.ts';

const row = { queueSeq: 1, accountId: 'asha', marketId: 'open', odds: 200 };
const held = {
  orders: [
    orderOf(
      orderRow('1', { ...row, stake: 150_00, matched: 100_00, matchedValue: 20_000_00, remaining: 50_00 }),
    ),
  ],
  bankBalance: 1_000_00,
  exposure: 150_00,
};
const shown: Shown = {
  matched: ['₹100.00'],
  unmatched: ['Back Runner r1 ₹50.00 at 2.00'],
  states: ['partlyMatched'],
  drafts: [],
  settled: [],
  balance: '₹850.00',
  exposure: '₹150.00',
  isLive: true,
};

test('what is shown as it is held differs in nothing', () => {
  expect(difference(held, shown)).toBeNull();
});

test.each<[string, Partial<Shown>]>([
  ['a matched bet that is not shown', { matched: [] }],
  ['a bet that is shown twice', { matched: ['₹100.00', '₹100.00'] }],
  ['another amount', { matched: ['₹101.00'] }],
  ['an unmatched bet that is not shown', { unmatched: [] }],
  ['another amount that waits', { unmatched: ['Back Runner r1 ₹40.00 at 2.00'] }],
  ['another balance', { balance: '₹1,000.00' }],
  ['another exposure', { exposure: '₹0.00' }],
  ['a bet of which nothing is known', { states: ['unknown'] }],
  ['what may be old', { isLive: false }],
])('%s is found', (_what, changes) => {
  expect(difference(held, { ...shown, ...changes })).not.toBeNull();
});
