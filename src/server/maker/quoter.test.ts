import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Instruction, InstructionResult, Order } from '#contract/order.ts';
import { OwnOrders } from './own-orders.ts';
import { createQuoter } from './quoter.ts';
import type { QuotedOrder } from './quote.ts';
import type { Trader } from './trader.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const at = '2026-05-01T12:00:00.000Z';
const wanted: QuotedOrder[] = [
  { runner: 0, side: 'LAY', odds: 198, stake: 1_000_00 },
  { runner: 0, side: 'BACK', odds: 202, stake: 1_000_00 },
];

/** A trader whose every order is accepted and rests. */
function openTrader() {
  const sent: Instruction[][] = [];
  const own = new OwnOrders();
  let id = 0;
  const orders: Order[] = [];
  const restingOrder = (asked: Extract<Instruction, { type: 'PLACE' }>): Order => ({
    orderId: `o${++id}`,
    clientId: asked.clientId,
    marketId: 'm1',
    runnerId: asked.runnerId,
    side: asked.side,
    odds: asked.odds,
    stake: asked.stake,
    matched: 0,
    averageOdds: null,
    remaining: asked.stake,
    cancelled: 0,
    lapsed: 0,
    status: 'EXECUTABLE',
    reason: null,
    persistence: 'LAPSE',
    rulesVersion: 1,
    delayEndsAt: null,
    placedAt: at,
    updatedAt: at,
  });
  const trader: Trader = {
    userName: 'maker-t',
    own,
    token: () => 't',
    freshToken: () => Promise.resolve('t'),
    nextClientId: () => `client-${++id}`,
    send: (_, instructions) => {
      sent.push(instructions);
      const results = instructions.map((asked): InstructionResult => {
        const placed = asked.type === 'PLACE' ? [restingOrder(asked)] : [];
        orders.push(...placed);
        return { status: 'ACCEPTED', clientId: asked.clientId, orders: placed, fills: [] };
      });
      return Promise.resolve(results);
    },
  };
  const take = (place: number, stake: number) => {
    const order = orders[place]!;
    const taken = { ...order, matched: stake, remaining: order.stake - stake };
    own.tell([taken, { ...taken, marketId: 'another' }]);
  };
  return { trader, sent, take };
}

test('an order that others have taken is placed again within a moment, once, and nothing else is touched', async () => {
  const { trader, sent, take } = openTrader();
  await createQuoter(trader, 'm1', ['r1']).quote(wanted);
  take(0, 900_00);
  take(0, 1_000_00);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sent.slice(1)).toMatchObject([[{ type: 'PLACE', side: 'LAY', odds: 198, stake: 1_000_00 }]]);
});

test('a part of an order that is taken changes nothing while half of it is left', async () => {
  const { trader, sent, take } = openTrader();
  await createQuoter(trader, 'm1', ['r1']).quote(wanted);
  take(0, 400_00);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sent).toHaveLength(1);
});

test('what is no longer wanted is not placed again', async () => {
  const { trader, sent, take } = openTrader();
  const quoter = createQuoter(trader, 'm1', ['r1']);
  await quoter.quote(wanted);
  take(0, 1_000_00);
  await quoter.quote([]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sent.slice(1)).toMatchObject([[{ type: 'CANCEL' }]]);
  await quoter.quote(wanted);
  take(2, 1_000_00);
  quoter.forget();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sent).toHaveLength(4 - 1);
});
