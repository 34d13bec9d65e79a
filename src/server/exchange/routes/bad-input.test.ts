import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBet, dataOf, TestExchange } from '#tests/support/test-exchange.ts';
import { getBalance, listLedgerEntries } from '#contract/account.ts';
import { errorAnswer } from '#contract/call.ts';
import { getMarketBook } from '#contract/market.ts';
import { settleMarket, setMarketStatus } from '#contract/operator.ts';
import { listOrders, type Instruction } from '#contract/order.ts';
import type { Credentials } from '#contract/rest-client.ts';

let exchange: TestExchange;
let asha: Credentials;
let marketId: string;
beforeAll(async () => {
  exchange = await TestExchange.open();
  asha = await exchange.signIn('asha');
  marketId = await exchange.openMarket('input');
});
afterAll(() => exchange.close());

/** Everything that a refused bet must leave unchanged. */
async function stateOf(by: Credentials) {
  return {
    book: dataOf(await exchange.call(getMarketBook, { params: { marketId } })),
    balance: dataOf(await exchange.call(getBalance, {}, by)),
    orders: dataOf(await exchange.call(listOrders, {}, by)),
    ledger: dataOf(await exchange.call(listLedgerEntries, {}, by)),
  };
}

async function refused(by: Credentials, bet: Instruction, market = marketId) {
  const before = await stateOf(by);
  const [result] = await exchange.instruct(by, market, bet);
  expect(await stateOf(by)).toEqual(before);
  expect(result).toMatchObject({ status: 'REFUSED', message: expect.stringMatching(/\.$/) as string });
  return result;
}

test('odds off the ladder are refused and both neighbours offered', async () => {
  expect(await refused(asha, aBet({ odds: 307 }))).toMatchObject({
    code: 'OFF_LADDER',
    lower: 305,
    higher: 310,
    message: 'These odds are not on the price ladder. Choose 3.05 or 3.10.',
  });
  expect(await refused(asha, aBet({ odds: 0 }))).toMatchObject({
    code: 'OFF_LADDER',
    lower: null,
    higher: 101,
  });
  expect(await refused(asha, aBet({ odds: 200_000 }))).toMatchObject({ lower: 100_000, higher: null });
});

test.each([0, -1, -1_000_00, 99_99])('a stake of %i minor units is below the minimum', async (stake) => {
  expect(await refused(asha, aBet({ stake }))).toMatchObject({ code: 'STAKE_TOO_SMALL', limit: 100_00 });
});

test('a stake above the balance is refused with what is available', async () => {
  const { bankBalance, exposure } = dataOf(await exchange.call(getBalance, {}, asha));
  const result = await refused(asha, aBet({ stake: bankBalance - exposure + 1 }));
  expect(result).toMatchObject({ code: 'INSUFFICIENT_BALANCE', limit: bankBalance - exposure });
  expect(await refused(await exchange.signIn('esha'), aBet())).toMatchObject({
    code: 'INSUFFICIENT_BALANCE',
    limit: 0,
  });
});

test('an unknown market, an unknown runner and an unknown order are refused', async () => {
  expect(await refused(asha, aBet(), 'no-such-market')).toMatchObject({ code: 'UNKNOWN_MARKET' });
  expect(await refused(asha, aBet({ runnerId: 'r9' }))).toMatchObject({ code: 'UNKNOWN_RUNNER' });
  const cancel = { type: 'CANCEL', clientId: 'cancel-nothing', orderId: 'no-such-order' } as const;
  expect(await refused(asha, cancel)).toMatchObject({ code: 'UNKNOWN_ORDER' });
});

test('a market that is suspended or closed takes no bet', async () => {
  const suspended = await exchange.openMarket('suspended');
  const params = { marketId: suspended };
  await exchange.call(
    setMarketStatus,
    { params, body: { status: 'SUSPENDED', suspendReason: 'GOAL' } },
    exchange.operator,
  );
  expect(await refused(asha, aBet(), suspended)).toMatchObject({ code: 'MARKET_SUSPENDED' });
  dataOf(await exchange.call(settleMarket, { params, body: { winners: ['r1'] } }, exchange.operator));
  expect(await refused(asha, aBet(), suspended)).toMatchObject({ code: 'MARKET_CLOSED' });
});

test('a blocked and a self-excluded bettor sign in and cannot bet', async () => {
  expect(await refused(await exchange.signIn('dev'), aBet())).toMatchObject({ code: 'BLOCKED' });
  expect(await refused(await exchange.signIn('farid'), aBet())).toMatchObject({ code: 'SELF_EXCLUDED' });
});

const bet = (parts: string) =>
  `{"instructions":[{"type":"PLACE","clientId":"raw-bet-1","runnerId":"r1","side":"BACK",${parts}}]}`;

test.each([
  ['a stake of 1e400', bet('"odds":236,"stake":1e400')],
  ['a stake that is text', bet('"odds":236,"stake":"100"')],
  ['a stake that is not a number', bet('"odds":236,"stake":NaN')],
  ['a stake with a fraction', bet('"odds":236,"stake":100.5')],
  ['a stake beyond 2^53', bet('"odds":236,"stake":9007199254740992')],
  ['odds with a fraction', bet('"odds":2.36,"stake":10000')],
  ['an unknown field', bet('"odds":236,"stake":10000,"free":true')],
  ['no stake', bet('"odds":236')],
  ['no instructions', '{"instructions":[]}'],
  [
    '201 instructions',
    `{"instructions":[${Array(201).fill('{"type":"CANCEL_MARKET","clientId":"again-again"}').join()}]}`,
  ],
  ['a client id that is too short', '{"instructions":[{"type":"CANCEL_MARKET","clientId":"short"}]}'],
  ['something else', '{"bets":1}'],
  ['half a body', '{"instructions":[{"type"'],
])('%s is not the schema: 400, a code and a sentence, and nothing happens', async (_, body) => {
  const before = await stateOf(asha);
  const response = await fetch(`${exchange.url}/markets/${marketId}/orders`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${asha.token}` },
  });
  const { error } = errorAnswer.parse(await response.json());
  expect([response.status, error.code]).toEqual([400, 'INVALID_REQUEST']);
  expect(error.message).toMatch(/\.$/);
  expect(await stateOf(asha)).toEqual(before);
});
