import { expect, test } from 'vitest';
import type { AccountChange } from '#contract/stream.ts';
import { anOrder, aPayment, at } from '#contract/testing/samples.ts';
import { accountImage } from '../testing/messages.ts';
import { stepAccount } from './account-state.ts';

const nothing = { orders: [], positions: [], settlements: [] };
const change = (changes: Partial<AccountChange>): AccountChange => ({
  type: 'CHANGE',
  epoch: 'a',
  from: 1,
  to: 2,
  at,
  ...nothing,
  ...changes,
});
const position = (marketId: string, exposure: number) => ({ marketId, outcomes: [], netStake: 0, exposure });

test('changed orders and positions take the place of what they were, new ones come after', () => {
  const before = accountImage({ orders: [anOrder()], positions: [position('m1', 5)] });
  const message = change({
    balance: { bankBalance: 7, exposure: 9 },
    orders: [anOrder({ matched: 100 }), anOrder({ orderId: 'o2' })],
    positions: [position('m1', 9)],
  });
  expect(stepAccount(before, message)).toMatchObject({
    state: {
      to: 2,
      balance: { bankBalance: 7, exposure: 9 },
      orders: [{ orderId: 'o1', matched: 100 }, { orderId: 'o2' }],
      positions: [position('m1', 9)],
    },
  });
});

test('an order that ended with nothing matched is gone, and so is all of a settled market', () => {
  const before = accountImage({
    orders: [anOrder(), anOrder({ orderId: 'o2', marketId: 'm2', matched: 5 })],
    positions: [position('m2', 5), position('m3', 1)],
  });
  const settlement = {
    settlementId: 's',
    marketId: 'm2',
    eventName: '',
    marketName: '',
    result: 'Dunes',
    profit: 0,
    commission: 0,
    at,
  };
  const cancelled = anOrder({ status: 'COMPLETE', remaining: 0, cancelled: 500_00 });
  const step = stepAccount(before, change({ orders: [cancelled], settlements: [settlement] }));
  expect(step).toMatchObject({ state: { orders: [], positions: [position('m3', 1)] } });
});

test('a payment that is over leaves the account in memory; one of which nothing was told stays', () => {
  const others = aPayment({ paymentId: 'p2', kind: 'WITHDRAWAL', state: 'HELD' });
  const before = accountImage({ payments: [aPayment(), others] });
  const waiting = aPayment({ state: 'WAITING', version: 2 });
  expect(stepAccount(before, change({ payments: [waiting] }))).toMatchObject({
    state: { payments: [waiting, others] },
  });
  expect(stepAccount(before, change({ payments: [aPayment({ state: 'EXPIRED' })] }))).toMatchObject({
    state: { payments: [others] },
  });
  expect(stepAccount(before, change({}))).toMatchObject({ state: { payments: [aPayment(), others] } });
});

test('a break stays in memory until it is over, and no page is told of it after that', () => {
  const onBreak = { why: 'TIMED_OUT', until: '2026-05-02T10:00:00.000Z' } as const;
  const before = accountImage({ onBreak: null });
  expect(stepAccount(before, change({}))).toMatchObject({ state: { onBreak: null } });
  const told = stepAccount(before, change({ onBreak }));
  expect(told).toMatchObject({ state: { onBreak } });
  const state = 'state' in told ? told.state : before;
  const heartbeat = { type: 'HEARTBEAT', epoch: 'a', to: 2 } as const;
  const still = stepAccount(state, { ...heartbeat, at: '2026-05-02T09:59:59.000Z' });
  expect(still).toMatchObject({ state: { onBreak } });
  const over = { ...heartbeat, at: '2026-05-02T10:00:00.000Z' };
  expect(stepAccount(state, over)).toMatchObject({ state: { onBreak: null } });
  const changed = change({ from: 2, to: 3, at: '2026-05-02T10:00:01.000Z' });
  expect(stepAccount(state, changed)).toMatchObject({ state: { onBreak: null } });
});

test.each([
  ['nothing is known yet', null, change({})],
  ['numbers are missing', accountImage(), change({ from: 2, to: 3 })],
  ['it comes twice', accountImage({ to: 2 }), change({})],
  ['the exchange has started anew', accountImage(), change({ epoch: 'b' })],
  ['a heartbeat knows more than we', accountImage(), { type: 'HEARTBEAT', epoch: 'a', to: 2, at } as const],
])('a line is a gap when %s', (_, before, message) => {
  expect(stepAccount(before, message)).toEqual({ kind: 'gap' });
});
