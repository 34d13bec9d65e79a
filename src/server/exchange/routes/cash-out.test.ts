import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBet, dataOf, TestExchange } from '#tests/support/test-exchange.ts';
import { executeCashOut, getCashOutResult, quoteCashOut } from '#contract/cash-out.ts';
import { setMarketStatus, settleMarket } from '#contract/operator.ts';
import { getBetHistory } from '#contract/bet-history.ts';
import { getResult, listOrders, listPositions } from '#contract/order.ts';
import type { Credentials } from '#contract/rest-client.ts';

let exchange: TestExchange;
let asha: Credentials;
let ben: Credentials;
beforeAll(async () => {
  exchange = await TestExchange.open();
  [asha, ben] = await Promise.all([exchange.signIn('asha'), exchange.signIn('ben')]);
});
afterAll(() => exchange.close());

/** Asha backed r1 at 2.36 with 1,000.00. It can be laid at 2.00. */
async function openBacked(name: string): Promise<string> {
  const marketId = await exchange.openMarket(name);
  await exchange.instruct(ben, marketId, aBet({ side: 'LAY' }));
  await exchange.instruct(asha, marketId, aBet());
  await exchange.instruct(ben, marketId, aBet({ odds: 200, stake: 5_000_00 }));
  return marketId;
}

const quote = (marketId: string, query: { runnerId?: string; percent?: number } = {}, by = asha) =>
  exchange.call(quoteCashOut, { params: { marketId }, query }, by);

/** Executes the current quote. */
async function cashOut(marketId: string, clientId: string, percent = 100) {
  const { legs, before } = dataOf(await quote(marketId, { percent }));
  const body = { clientId, runnerId: null, percent, legs, before };
  return { body, result: await execute(marketId, body) };
}
const execute = async (
  marketId: string,
  body: Parameters<typeof exchange.call<typeof executeCashOut>>[1]['body'],
) => dataOf(await exchange.call(executeCashOut, { params: { marketId }, body }, asha)).result;

const positionIn = async (marketId: string) =>
  dataOf(await exchange.call(listPositions, {}, asha)).find((one) => one.marketId === marketId);

test('it is quoted with its bets and with what the market pays before and after', async () => {
  const marketId = await openBacked('quoted');
  expect(dataOf(await quote(marketId))).toEqual({
    legs: [{ runnerId: 'r1', side: 'LAY', odds: 200, stake: 1_180_00 }],
    before: [
      { runnerId: 'r1', ifWins: 1_360_00_00 },
      { runnerId: 'r2', ifWins: -1_000_00_00 },
    ],
    after: [
      { runnerId: 'r1', ifWins: 180_00_00 },
      { runnerId: 'r2', ifWins: 180_00_00 },
    ],
    isWhole: true,
    worth: 176_40,
  });
  expect(dataOf(await quote(marketId, { percent: 50, runnerId: 'r1' }))).toMatchObject({
    legs: [{ stake: 590_00 }],
  });
});

test('why there is nothing to quote is said', async () => {
  const marketId = await openBacked('unquoted');
  expect(await quote('nowhere')).toMatchObject({ ok: false, code: 'UNKNOWN_MARKET' });
  expect(await quote(marketId, { runnerId: 'r9' })).toMatchObject({ code: 'UNKNOWN_RUNNER' });
  expect(await quote(marketId, { runnerId: 'r2' })).toMatchObject({ code: 'NOTHING_TO_CASH_OUT' });
  expect(await quote(marketId, {}, ben)).toMatchObject({ code: 'NO_PRICES_TO_CASH_OUT' });
  expect(await quote(marketId, { percent: 101 })).toMatchObject({ status: 400 });
  const body = { status: 'SUSPENDED' as const, suspendReason: 'BALL_RUNNING' };
  await exchange.call(setMarketStatus, { params: { marketId }, body }, exchange.operator);
  expect(await quote(marketId)).toMatchObject({ code: 'BALL_RUNNING' });
});

test('where runners are matched across, a quote counts no own order on another runner, and can be taken', async () => {
  const marketId = await exchange.openMarket('crossed', { crossMatching: true });
  await exchange.instruct(ben, marketId, aBet({ side: 'LAY' }));
  await exchange.instruct(asha, marketId, aBet());
  // Through this order everybody but Asha can lay r1 at 2.00.
  const own = aBet({ runnerId: 'r2', side: 'LAY', odds: 200, stake: 5_000_00 });
  const [placed] = await exchange.instruct(asha, marketId, own);
  expect(await quote(marketId)).toMatchObject({ code: 'NO_PRICES_TO_CASH_OUT' });
  if (placed?.status !== 'ACCEPTED') throw new Error('It was refused');
  const { orderId } = placed.orders[0]!;
  await exchange.instruct(asha, marketId, { type: 'CANCEL', clientId: 'asha-goes', orderId });
  await exchange.instruct(
    ben,
    marketId,
    aBet({ runnerId: 'r2', side: 'LAY', odds: 200, stake: 700_00 }),
    aBet({ runnerId: 'r1', odds: 210, stake: 5_000_00 }),
  );
  const { body, result } = await cashOut(marketId, 'cash-out-crossed');
  expect(body.legs).toHaveLength(1);
  expect(result).toMatchObject({ status: 'ACCEPTED', achieved: [{ stake: body.legs[0]!.stake }] });
});

test('the same id gives the same result and one cash out; its fate can be asked for', async () => {
  const marketId = await openBacked('once');
  const { body, result } = await cashOut(marketId, 'cash-out-once', 50);
  expect(result).toMatchObject({ status: 'ACCEPTED', achieved: [{ stake: 590_00, averageOdds: 200 }] });
  expect(await execute(marketId, body)).toEqual(result);
  expect((await positionIn(marketId))?.outcomes[0]?.ifWins).toBe((1_360_00 - 590_00) * 100);
  expect(await execute(marketId, { ...body, percent: 51 })).toMatchObject({ code: 'CLIENT_ID_REUSED' });
  const lookUp = async (clientId: string) =>
    dataOf(await exchange.call(getCashOutResult, { params: { clientId } }, asha)).result;
  expect(await lookUp('cash-out-once')).toEqual(result);
  expect(await lookUp('cash-out-never')).toBeNull();
  const instruction = await exchange.call(getResult, { params: { clientId: 'cash-out-once' } }, asha);
  expect(dataOf(instruction)).toEqual({ result: null, order: null });
});

test('in play it is answered with its orders as they stand then, after the delay too', async () => {
  const marketId = await openBacked('delayed');
  const inPlay = { params: { marketId }, body: { inPlay: true, betDelay: 1 } };
  await exchange.call(setMarketStatus, inPlay, exchange.operator);
  await exchange.instruct(
    ben,
    marketId,
    aBet({ odds: 200, stake: 5_000_00, clientId: 'ben-after-the-turn' }),
  );
  const { result } = await cashOut(marketId, 'cash-out-delayed', 50);
  expect(result).toMatchObject({ orders: [{ matched: 0, remaining: 590_00 }] });
  const ordersNow = async () => {
    const call = exchange.call(getCashOutResult, { params: { clientId: 'cash-out-delayed' } }, asha);
    return dataOf(await call);
  };
  const done = { result, orders: [{ matched: 590_00, remaining: 0, averageOdds: 200 }] };
  await expect.poll(ordersNow, { timeout: 20_000 }).toMatchObject(done);
});

test('after a restart the result and the position are the same', async () => {
  const marketId = await openBacked('restarted');
  const { body, result } = await cashOut(marketId, 'cash-out-restarted');
  const position = await positionIn(marketId);
  expect(new Set(position?.outcomes.map(({ ifWins }) => ifWins)).size).toBe(1);
  await exchange.reopen();
  [asha, ben] = await Promise.all([exchange.signIn('asha'), exchange.signIn('ben')]);
  expect(await execute(marketId, body)).toEqual(result);
  expect(await positionIn(marketId)).toEqual(position);
  expect(await quote(marketId)).toMatchObject({ code: 'NOTHING_TO_CASH_OUT' });
});

test('its bets are marked wherever bets are listed, and no others are', async () => {
  const marketId = await openBacked('marked');
  const { result } = await cashOut(marketId, 'cash-out-marked');
  expect(result).toMatchObject({ orders: [{ byCashOut: true }] });
  const marks = (bets: readonly { side: string; byCashOut?: boolean | undefined }[]) =>
    new Map(bets.map(({ side, byCashOut }) => [side, byCashOut]));
  const expected = new Map([
    ['LAY', true],
    ['BACK', undefined],
  ]);
  const orders = dataOf(await exchange.call(listOrders, { query: { marketId } }, asha));
  expect(marks(orders)).toEqual(expected);
  const history = dataOf(await exchange.call(getBetHistory, { query: { marketId } }, asha));
  expect(marks(history.bets)).toEqual(expected);
  expect(history.paidMarkets).toEqual([]);
  const settle = { params: { marketId }, body: { winners: ['r1'] } };
  dataOf(await exchange.call(settleMarket, settle, exchange.operator));
  const settled = dataOf(await exchange.call(getBetHistory, { query: { marketId } }, asha));
  expect(settled.paidMarkets).toEqual([{ marketId, ...settled.paid, byCashOut: true }]);
});
