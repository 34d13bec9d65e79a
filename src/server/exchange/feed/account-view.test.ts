import { expect, test } from 'vitest';
import { anOrder, aPayment } from '#contract/testing/samples.ts';
import { AccountView } from './account-view.ts';

const at = '2026-05-01T10:00:00.000Z';
const nothing = { orders: [], positions: [], settlements: [], payments: [] };
const openView = () =>
  new AccountView('e1', {
    balance: { bankBalance: 1000, exposure: 0 },
    orders: [],
    positions: [],
    payments: [],
    onBreak: null,
    at,
  });

test('an order is in the image while something of it is unmatched or matched', () => {
  const view = openView();
  view.apply({ ...nothing, orders: [anOrder({ orderId: 'o1' }), anOrder({ orderId: 'o2' })] }, at);
  expect(view.orders().map(({ orderId }) => orderId)).toEqual(['o1', 'o2']);
  const cancelled = anOrder({ orderId: 'o1', status: 'COMPLETE', remaining: 0, cancelled: 500_00 });
  const matched = anOrder({ orderId: 'o2', status: 'COMPLETE', remaining: 0, matched: 500_00 });
  const message = view.apply({ ...nothing, orders: [cancelled, matched] }, at);
  expect(message.orders).toHaveLength(2);
  expect(view.orders()).toEqual([matched]);
});

test('a settled market takes its orders and its position out of the image, and no other', () => {
  const view = openView();
  const position = { marketId: 'm1', outcomes: [], netStake: 0, exposure: 5_00 };
  const orders = [anOrder({ orderId: 'o1', matched: 1 }), anOrder({ orderId: 'o2', marketId: 'm2' })];
  view.apply({ ...nothing, orders, positions: [position, { ...position, marketId: 'm2' }] }, at);
  const settlement = {
    settlementId: 's1',
    marketId: 'm1',
    eventName: '',
    marketName: '',
    result: 'Dunes',
    profit: 0,
    commission: 0,
    at,
  };
  const message = view.apply(
    { ...nothing, balance: { bankBalance: 900, exposure: 0 }, settlements: [settlement] },
    at,
  );
  expect(message).toMatchObject({ from: 1, to: 2, balance: { bankBalance: 900 } });
  expect(view.image(at)).toMatchObject({ to: 2, balance: { bankBalance: 900 } });
  expect(view.orders().map(({ marketId }) => marketId)).toEqual(['m2']);
  expect(view.positions().map(({ marketId }) => marketId)).toEqual(['m2']);
});

test('a position in which nothing is won, lost or at risk any more leaves the image', () => {
  const view = openView();
  const outcomes = (ifWins: number) => [{ runnerId: 'r1', ifWins }];
  const position = { marketId: 'm1', outcomes: outcomes(0), netStake: 0, exposure: 5_00 };
  const won = { marketId: 'm2', outcomes: outcomes(700), netStake: 0, exposure: 0 };
  view.apply({ ...nothing, positions: [position, won] }, at);
  expect(view.positions()).toEqual([position, won]);
  const message = view.apply({ ...nothing, positions: [{ ...position, exposure: 0 }] }, at);
  expect(message.positions).toHaveLength(1);
  expect(view.positions()).toEqual([won]);
});

test('a payment that is over is told once and leaves the image', () => {
  const view = openView();
  const others = aPayment({ paymentId: 'p2', kind: 'WITHDRAWAL', state: 'SENT' });
  view.apply({ ...nothing, payments: [aPayment(), others] }, at);
  expect(view.image(at).payments).toEqual([aPayment(), others]);
  const approved = aPayment({ state: 'APPROVED', came: 500_00 });
  expect(view.apply({ ...nothing, payments: [approved] }, at).payments).toEqual([approved]);
  expect(view.image(at).payments).toEqual([others]);
});

test('a break is told as it begins and stays in the image until it is over, which nothing else has to happen for', () => {
  const view = openView();
  expect(view.image(at).onBreak).toBeNull();
  const timeOut = { why: 'TIMED_OUT', until: '2026-05-02T10:00:00.000Z' } as const;
  expect(view.apply({ ...nothing, onBreak: timeOut }, at)).toMatchObject({ onBreak: timeOut });
  expect(view.apply(nothing, at)).not.toHaveProperty('onBreak');
  expect(view.image('2026-05-02T09:59:59.999Z').onBreak).toEqual(timeOut);
  expect(view.image('2026-05-02T10:00:00.000Z').onBreak).toBeNull();
  // Nobody knows when it ends while its bettor has not asked to come back.
  const exclusion = { why: 'SELF_EXCLUDED', until: null } as const;
  view.apply({ ...nothing, onBreak: exclusion }, at);
  expect(view.image('2031-05-01T10:00:00.000Z').onBreak).toEqual(exclusion);
});
