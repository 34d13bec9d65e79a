import { afterAll, beforeAll, expect, test } from 'vitest';
import { getMarketBook } from '#contract/market.ts';
import { setMarketStatus, settleMarket } from '#contract/operator.ts';
import { getResult, listPositions, type InstructionResult, type Order } from '#contract/order.ts';
import type { Credentials } from '#contract/rest-client.ts';
import { formatOdds } from '#domain/odds/odds.ts';
import { aBet, dataOf, TestExchange } from '#tests/support/test-exchange.ts';

/**
 * A backer clicks 2.36 and the price goes up two ticks, stays, or goes down two ticks: before the bet arrives, or in
 * play while its delay runs.
 */
const clicked = 236;
const moves = { 'better by 2': 240, none: 236, 'worse by 2': 232 } as const;
type Move = keyof typeof moves;
const takes = {
  never: { policy: 'NEVER', ticks: 0 },
  'better only': { policy: 'BETTER', ticks: 0 },
  'within 3': { policy: 'WITHIN', ticks: 3 },
} as const;
type Policy = keyof typeof takes;
const states = ['open', 'in play', 'ball running', 'suspended', 'closed'] as const;
type State = (typeof states)[number];

const open: Record<Policy, Record<Move, string>> = {
  never: { 'better by 2': 'offered at 2.40', none: 'matched at 2.36', 'worse by 2': 'offered at 2.32' },
  'better only': {
    'better by 2': 'matched at 2.40',
    none: 'matched at 2.36',
    'worse by 2': 'offered at 2.32',
  },
  'within 3': { 'better by 2': 'matched at 2.40', none: 'matched at 2.36', 'worse by 2': 'matched at 2.32' },
};
const all = (outcome: string): typeof open => {
  const row = { 'better by 2': outcome, none: outcome, 'worse by 2': outcome };
  return { never: row, 'better only': row, 'within 3': row };
};
const expected: Record<State, typeof open> = {
  open,
  'in play': open,
  'ball running': all('nothing: BALL_RUNNING'),
  suspended: all('nothing: MARKET_SUSPENDED'),
  closed: all('nothing: MARKET_CLOSED'),
};
const cells = states.flatMap((state) =>
  (Object.keys(takes) as Policy[]).flatMap((policy) =>
    (Object.keys(moves) as Move[]).map((move) => ({
      state,
      policy,
      move,
      outcome: expected[state][policy][move],
    })),
  ),
);

let time = Date.now();
let exchange: TestExchange;
let asha: Credentials;
let ben: Credentials;
beforeAll(async () => {
  exchange = await TestExchange.open({ now: () => time });
  [asha, ben] = await Promise.all([exchange.signIn('asha'), exchange.signIn('ben')]);
});
afterAll(() => exchange.close());

const setStatus = async (marketId: string, body: object) =>
  dataOf(await exchange.call(setMarketStatus, { params: { marketId }, body }, exchange.operator));

/** Ben cancels his offer and makes it at other odds. */
const moveTo = (marketId: string, odds: number, at: string) =>
  exchange.instruct(
    ben,
    marketId,
    { type: 'CANCEL_MARKET', clientId: `${marketId}-cancel-${at}` },
    aBet({ side: 'LAY', odds, stake: 500_00 }),
  );

async function turn(marketId: string, state: State): Promise<void> {
  if (state === 'suspended') await setStatus(marketId, { status: 'SUSPENDED', suspendReason: 'GOAL' });
  if (state === 'ball running')
    await setStatus(marketId, { status: 'SUSPENDED', suspendReason: 'BALL_RUNNING' });
  if (state === 'closed')
    await exchange.call(settleMarket, { params: { marketId }, body: { winners: [] } }, exchange.operator);
}

async function orderOf(clientId: string): Promise<Order> {
  const { order } = dataOf(await exchange.call(getResult, { params: { clientId } }, asha));
  return order!;
}

/** What became of the bet, at once or after its delay. */
async function outcomeOf(marketId: string, result: InstructionResult): Promise<string> {
  if (result.status === 'REFUSED') {
    return result.code === 'ODDS_CHANGED'
      ? `offered at ${formatOdds(result.odds!)}`
      : `nothing: ${result.code}`;
  }
  await expect.poll(async () => (await orderOf(result.clientId)).delayEndsAt, { timeout: 30_000 }).toBeNull();
  const order = await orderOf(result.clientId);
  if (order.reason === null) return `matched at ${formatOdds(order.averageOdds!)}`;
  expect(order).toMatchObject({ matched: 0, remaining: 0, lapsed: order.stake });
  if (order.reason !== 'ODDS_CHANGED') return `nothing: ${order.reason}`;
  const { runners } = dataOf(await exchange.call(getMarketBook, { params: { marketId } }));
  return `offered at ${formatOdds(runners[0]!.toBack[0]![0])}`;
}

async function exposureIn(marketId: string): Promise<number> {
  const positions = dataOf(await exchange.call(listPositions, {}, asha));
  return positions.find((position) => position.marketId === marketId)?.exposure ?? 0;
}

/** Places the bet of a cell. In play, the price moves and the market's state changes while the delay runs. */
async function betIn({ state, policy, move }: (typeof cells)[number]) {
  const marketId = await exchange.openMarket(`${state}-${policy}-${move}`.replaceAll(' ', '-'));
  const bet = aBet({ odds: clicked, stake: 500_00, take: takes[policy] });
  if (state === 'open') {
    await moveTo(marketId, moves[move], 'before');
    const [result] = await exchange.instruct(asha, marketId, bet);
    return { marketId, result: result! };
  }
  await setStatus(marketId, { inPlay: true, betDelay: 5 });
  await moveTo(marketId, clicked, 'before');
  const [result] = await exchange.instruct(asha, marketId, bet);
  await moveTo(marketId, moves[move], 'meanwhile');
  await turn(marketId, state);
  time += 5_000;
  return { marketId, result: result! };
}

test.each(cells)('45 cells: $policy, $move, $state: $outcome', async (cell) => {
  const { marketId, result } = await betIn(cell);
  expect(result.status === 'ACCEPTED').toBe(cell.state !== 'open' || cell.outcome.startsWith('matched'));
  expect(await outcomeOf(marketId, result)).toBe(cell.outcome);
  expect(await exposureIn(marketId)).toBe(cell.outcome.startsWith('matched') ? 500_00 : 0);
});

const turned = cells.filter(({ outcome }) => outcome.startsWith('nothing'));

test.each(turned)(
  '45 cells: $policy, $move, $state already: $outcome',
  async ({ state, policy, move, outcome }) => {
    const marketId = await exchange.openMarket(`already-${state}-${policy}-${move}`.replaceAll(' ', '-'));
    await turn(marketId, state);
    const [refused] = await exchange.instruct(asha, marketId, aBet({ take: takes[policy] }));
    expect(refused).toMatchObject({ status: 'REFUSED' });
    expect(await outcomeOf(marketId, refused!)).toBe(outcome);
  },
);

test('a take whose price has moved already is refused at once, in play too', async () => {
  const marketId = await exchange.openMarket('moved-before');
  await setStatus(marketId, { inPlay: true, betDelay: 5 });
  await moveTo(marketId, 232, 'only');
  const [result] = await exchange.instruct(asha, marketId, aBet({ take: takes['better only'] }));
  expect(result).toMatchObject({
    status: 'REFUSED',
    code: 'ODDS_CHANGED',
    odds: 232,
    message: 'The odds had moved to 2.32. Nothing was placed.',
  });
});

test('a take of a price that is gone is refused, and is not offered another', async () => {
  const marketId = await exchange.openMarket('gone');
  const [result] = await exchange.instruct(asha, marketId, aBet({ take: takes['within 3'] }));
  expect(result).toMatchObject({ status: 'REFUSED', code: 'ODDS_CHANGED', odds: null });
});

test('a bet whose delay runs is shown with its end, can be cancelled, and survives a restart', async () => {
  const marketId = await exchange.openMarket('held');
  await setStatus(marketId, { inPlay: true, betDelay: 5 });
  await moveTo(marketId, clicked, 'only');
  const [first, second] = [aBet({ stake: 200_00 }), aBet({ stake: 300_00, take: takes['within 3'] })];
  await exchange.instruct(asha, marketId, first, second);
  const held = await orderOf(first.clientId);
  expect(held.delayEndsAt).toBe(new Date(time + 5_000).toISOString());
  await exchange.reopen();
  expect((await orderOf(second.clientId)).delayEndsAt).toBe(held.delayEndsAt);
  const cancel = { type: 'CANCEL', clientId: 'cancel-the-held', orderId: held.orderId } as const;
  expect(await exchange.instruct(asha, marketId, cancel)).toMatchObject([
    { status: 'ACCEPTED', orders: [{ cancelled: 200_00, delayEndsAt: null }] },
  ]);
  time += 5_000;
  await expect.poll(async () => (await orderOf(second.clientId)).matched, { timeout: 30_000 }).toBe(300_00);
});
