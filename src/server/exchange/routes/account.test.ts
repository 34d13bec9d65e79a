import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aBet, dataOf, TestExchange } from '#tests/support/test-exchange.ts';
import { getBalance, listLedgerEntries, listSettlements, listUserEventsExposure } from '#contract/account.ts';
import { getMarketBook } from '#contract/market.ts';
import { setMarketStatus, settleMarket } from '#contract/operator.ts';
import { listOrders } from '#contract/order.ts';
import type { Credentials } from '#contract/rest-client.ts';

let exchange: TestExchange;
let asha: Credentials;
let ben: Credentials;
beforeAll(async () => {
  exchange = await TestExchange.open();
});
afterAll(() => exchange.close());
beforeEach(async () => {
  [asha, ben] = await Promise.all([exchange.signIn('asha'), exchange.signIn('ben')]);
});

const balanceOf = async (by: Credentials) => dataOf(await exchange.call(getBalance, {}, by));
const settle = async (marketId: string, winners: string[]) =>
  dataOf(await exchange.call(settleMarket, { params: { marketId }, body: { winners } }, exchange.operator));

/** Asha backs `r1` with 1,000.00 at 2.36 against Ben. */
async function matched(name: string): Promise<string> {
  const marketId = await exchange.openMarket(name);
  await exchange.instruct(ben, marketId, aBet({ side: 'LAY' }));
  await exchange.instruct(asha, marketId, aBet());
  return marketId;
}

test('a winner is paid less commission, the loser pays, and every balance is the sum of its entries', async () => {
  const marketId = await matched('paid');
  const [ashaBefore, benBefore] = [await balanceOf(asha), await balanceOf(ben)];
  await settle(marketId, ['r1']);
  expect(await balanceOf(asha)).toEqual({
    bankBalance: ashaBefore.bankBalance + 1_360_00 - 27_20,
    exposure: 0,
  });
  expect(await balanceOf(ben)).toEqual({ bankBalance: benBefore.bankBalance - 1_360_00, exposure: 0 });
  for (const by of [asha, ben]) {
    const entries = dataOf(await exchange.call(listLedgerEntries, { query: { limit: 500 } }, by));
    const sum = entries.reduce((total, { amount }) => total + amount, 0);
    const { bankBalance } = await balanceOf(by);
    expect(sum).toBe(bankBalance);
    expect(entries[0]?.balanceAfter).toBe(bankBalance);
  }
  const [settlement] = dataOf(await exchange.call(listSettlements, {}, asha));
  expect(settlement).toMatchObject({ marketId, result: 'Dunes', profit: 1_360_00, commission: 27_20 });
});

test('a market with no winner is void: nobody wins or pays', async () => {
  const marketId = await matched('void');
  const before = await balanceOf(asha);
  await settle(marketId, []);
  expect(await balanceOf(asha)).toEqual({ ...before, exposure: 0 });
  const [settlement] = dataOf(await exchange.call(listSettlements, {}, asha));
  expect(settlement).toMatchObject({ marketId, result: 'Void', profit: 0, commission: 0 });
});

test('a market is settled once, and not on a runner it does not have', async () => {
  const marketId = await matched('twice');
  const body = (winners: string[]) => ({ params: { marketId }, body: { winners } });
  expect(await exchange.call(settleMarket, body(['r7']), exchange.operator)).toMatchObject({
    code: 'UNKNOWN_RUNNER',
  });
  await settle(marketId, ['r2']);
  const after = await balanceOf(asha);
  expect(await exchange.call(settleMarket, body(['r1']), exchange.operator)).toMatchObject({
    code: 'MARKET_CLOSED',
  });
  expect(await balanceOf(asha)).toEqual(after);
});

test('the ledger is read page by page', async () => {
  await settle(await matched('pages'), ['r1']);
  const page = async (before?: string) =>
    dataOf(await exchange.call(listLedgerEntries, { query: { limit: 1, before } }, asha));
  const all = dataOf(await exchange.call(listLedgerEntries, {}, asha));
  const [first] = await page();
  const [second] = await page(first!.entryId);
  expect(first).toEqual(all[0]);
  expect(second).toEqual(all[1]);
  expect(await exchange.call(listLedgerEntries, { query: { before: 'x' } }, asha)).toMatchObject({
    status: 400,
  });
});

test('[ENT-5] exposure rows name sport, event and market and count the bets; the post has an empty body', async () => {
  const marketId = await exchange.openMarket('exposed');
  await exchange.instruct(asha, marketId, aBet({ odds: 500 }), aBet({ odds: 600 }));
  const headers = { authorization: `Bearer ${asha.token}` };
  const response = await fetch(`${exchange.url}${listUserEventsExposure.path}`, { method: 'POST', headers });
  expect(await response.json()).toEqual({
    data: [
      {
        sportName: 'Cricket',
        eventName: 'Dunes v Harbour (exposed)',
        marketName: 'Match Odds',
        betCounts: 2,
        sportId: '4',
        eventId: 'exposed',
        marketId,
      },
    ],
  });
  await exchange.instruct(asha, marketId, { type: 'CANCEL_MARKET', clientId: 'exposed-cancel' });
  expect(dataOf(await exchange.call(listUserEventsExposure, {}, asha))).toEqual([]);
});

test('turning in play lapses what is unmatched, and the money is free again', async () => {
  const marketId = await exchange.openMarket('turning');
  const before = await balanceOf(asha);
  await exchange.instruct(asha, marketId, aBet({ odds: 500 }));
  const body = { inPlay: true };
  dataOf(await exchange.call(setMarketStatus, { params: { marketId }, body }, exchange.operator));
  const [order] = dataOf(await exchange.call(listOrders, { query: { marketId } }, asha));
  expect(order).toMatchObject({ status: 'COMPLETE', lapsed: 1_000_00, remaining: 0, reason: 'IN_PLAY' });
  expect(await balanceOf(asha)).toEqual(before);
  const book = dataOf(await exchange.call(getMarketBook, { params: { marketId } }));
  expect(book.runners[0]?.toLay).toEqual([]);
});

test('bets sent at once never put more at risk than the balance', async () => {
  const marketId = await exchange.openMarket('at-once');
  const chitra = await exchange.signIn('chitra');
  const { bankBalance } = await balanceOf(chitra);
  const stake = 2_000_00;
  const results = await Promise.all(
    Array.from({ length: 40 }, () => exchange.instruct(chitra, marketId, aBet({ odds: 500, stake }))),
  );
  const accepted = results.flat().filter(({ status }) => status === 'ACCEPTED').length;
  expect(accepted).toBe(Math.floor(bankBalance / stake));
  expect((await balanceOf(chitra)).exposure).toBe(accepted * stake);
});
