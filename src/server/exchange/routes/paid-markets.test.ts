import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#domain/calendar/day.ts';
import { dayIn } from '#domain/calendar/zone-day.ts';
import { listLedgerEntries } from '#contract/account.ts';
import { getBetHistory } from '#contract/bet-history.ts';
import { executeCashOut, quoteCashOut } from '#contract/cash-out.ts';
import { resettleMarket, settleMarket } from '#contract/operator.ts';
import type { Credentials } from '#contract/rest-client.ts';
import { aBet, dataOf, TestExchange } from '#tests/support/test-exchange.ts';

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

async function cashOut(marketId: string): Promise<void> {
  const { legs, before } = dataOf(
    await exchange.call(quoteCashOut, { params: { marketId }, query: {} }, asha),
  );
  const body = { clientId: `out-${marketId}`, runnerId: null, percent: 100, legs, before };
  dataOf(await exchange.call(executeCashOut, { params: { marketId }, body }, asha));
}

const end = async (call: typeof settleMarket | typeof resettleMarket, marketId: string, winner: string) =>
  dataOf(await exchange.call(call, { params: { marketId }, body: { winners: [winner] } }, exchange.operator));

const historyOf = async (query: { limit?: number; scope?: 'SETTLED' | 'ALL' }) =>
  dataOf(await exchange.call(getBetHistory, { query: { sort: 'AT', ...query, ...days } }, asha));
// Midnight may pass meanwhile.
const today = dayIn('UTC', Date.now());
const days = { from: today, to: addDays(today, 1) };

/** What the ledger booked to Asha for a market. */
async function bookedFor(marketId: string): Promise<number> {
  const all = dataOf(await exchange.call(listLedgerEntries, { query: { limit: 500 } }, asha));
  return all.filter((entry) => entry.marketId === marketId).reduce((sum, { amount }) => sum + amount, 0);
}

test('settled bets come with what each of their markets paid, as the ledger has it', async () => {
  const won = await openBacked('won');
  await end(settleMarket, won, 'r1');
  const corrected = await openBacked('corrected');
  await end(settleMarket, corrected, 'r1');
  await end(resettleMarket, corrected, 'r2');
  const cashedOut = await openBacked('cashed-out');
  await cashOut(cashedOut);
  await end(settleMarket, cashedOut, 'r2');
  await openBacked('open');

  const { paidMarkets = [] } = await historyOf({ scope: 'SETTLED' });
  expect(paidMarkets.map(({ marketId }) => marketId).toSorted()).toEqual(
    [cashedOut, corrected, won].toSorted(),
  );
  for (const { marketId, profit, commission } of paidMarkets)
    expect(profit - commission).toBe(await bookedFor(marketId));
  const paidIn = new Map(paidMarkets.map((market) => [market.marketId, market]));
  expect(paidIn.get(won)).toMatchObject({ profit: 1_360_00, byCashOut: false });
  expect(paidIn.get(won)?.commission).toBeGreaterThan(0);
  expect(paidIn.get(corrected)).toMatchObject({ profit: -1_000_00, commission: 0, byCashOut: false });
  // The same whoever wins: the bets of the cash out belong to the net.
  expect(paidIn.get(cashedOut)).toMatchObject({ profit: 180_00, byCashOut: true });

  // One bet is listed, its market is told whole, and the net is that of all.
  const page = await historyOf({ scope: 'SETTLED', limit: 1 });
  const booked = await Promise.all([won, corrected, cashedOut].map(bookedFor));
  expect(page.net).toBe(booked.reduce((sum, net) => sum + net, 0));
  expect(page.paidMarkets).toEqual([paidIn.get(cashedOut)]);
});
