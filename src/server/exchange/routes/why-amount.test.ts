import { afterAll, beforeAll, expect, test } from 'vitest';
import { listLedgerEntries } from '#contract/account.ts';
import {
  createMarket,
  removeRunner,
  resettleMarket,
  setMarketStatus,
  settleMarket,
} from '#contract/operator.ts';
import type { Credentials } from '#contract/rest-client.ts';
import { getWhyAmount } from '#contract/why-amount.ts';
import { aBet, dataOf, TestExchange } from '#tests/support/test-exchange.ts';

/** Explains what a settled market paid, through REST and storage. */

let exchange: TestExchange;
let asha: Credentials;
let ben: Credentials;
beforeAll(async () => {
  exchange = await TestExchange.open();
  [asha, ben] = await Promise.all([exchange.signIn('asha'), exchange.signIn('ben')]);
});
afterAll(() => exchange.close());

const askWhy = (marketId: string, by = asha) => exchange.call(getWhyAmount, { params: { marketId } }, by);

async function ledgerSum(marketId: string): Promise<number> {
  const entries = dataOf(await exchange.call(listLedgerEntries, { query: { limit: 500 } }, asha));
  return entries.reduce((sum, entry) => sum + (entry.marketId === marketId ? entry.amount : 0), 0);
}

test('a market tells its removed runner, its dead heat and what it was corrected to, to the ledger’s paisa', async () => {
  await exchange.openMarket('why');
  const marketId = 'why-three';
  const params = { marketId };
  const runners = ['Dunes', 'Harbour', 'Lanterns'].map((name, at) => ({ runnerId: `r${at + 1}`, name }));
  const facts = { eventId: 'why', marketName: 'Winner', startTime: '2026-05-01T12:00:00.000Z', runners };
  dataOf(await exchange.call(createMarket, { params, body: facts }, exchange.operator));
  dataOf(await exchange.call(setMarketStatus, { params, body: { status: 'OPEN' } }, exchange.operator));
  await exchange.instruct(
    ben,
    marketId,
    aBet({ side: 'LAY', stake: 600_00 }),
    aBet({ side: 'LAY', runnerId: 'r3', odds: 500, stake: 100_00 }),
  );
  await exchange.instruct(asha, marketId, aBet(), aBet({ runnerId: 'r3', odds: 500, stake: 100_00 }));
  expect(await askWhy(marketId)).toMatchObject({ ok: false, code: 'MARKET_NOT_CLOSED' });
  const removed = { params: { marketId, runnerId: 'r3' }, body: { reductionFactor: 1_000 } };
  dataOf(await exchange.call(removeRunner, removed, exchange.operator));
  dataOf(await exchange.call(settleMarket, { params, body: { winners: ['r1', 'r2'] } }, exchange.operator));

  const first = dataOf(await askWhy(marketId));
  const onDunes = { selectionName: 'Dunes', side: 'BACK', odds: 212, struckOdds: 236, stake: 600_00 };
  const onLanterns = { selectionName: 'Lanterns', fate: 'VOID', voidReason: 'RUNNER', amount: 0 };
  expect(first).toMatchObject({
    kind: 'WINNER',
    commissionRate: 200,
    removed: [{ name: 'Lanterns', reductionFactor: 1_000 }],
    settlements: [
      {
        ending: { voided: false, winners: [], tied: ['Dunes', 'Harbour'], places: 1, number: null },
        bets: [{ ...onDunes, fate: 'SHARED', voidReason: null, amount: 36_00 }, onLanterns],
        others: { count: 0, amount: 0 },
        rounding: 0,
        profit: 36_00,
        commission: 72,
        posted: { profit: 36_00, commission: 72 },
      },
    ],
    unmatched: [{ selectionName: 'Dunes', lapsed: 400_00, cancelled: 0, reason: 'RUNNER_REMOVED' }],
  });
  expect(await ledgerSum(marketId)).toBe(36_00 - 72);

  dataOf(await exchange.call(resettleMarket, { params, body: { winners: ['r1'] } }, exchange.operator));
  dataOf(await exchange.call(resettleMarket, { params, body: {} }, exchange.operator));
  const { settlements } = dataOf(await askWhy(marketId));
  expect(settlements[0]).toEqual(first.settlements[0]);
  expect(settlements.slice(1)).toMatchObject([
    {
      ending: { winners: ['Dunes'], tied: [] },
      bets: [{ ...onDunes, fate: 'WON', amount: 672_00 }, onLanterns],
      profit: 672_00,
      commission: 13_44,
      posted: { profit: 636_00, commission: 12_72 },
    },
    {
      ending: { voided: true },
      bets: [{ fate: 'VOID', voidReason: 'MARKET', amount: 0 }, onLanterns],
      profit: 0,
      commission: 0,
      posted: { profit: -672_00, commission: -13_44 },
    },
  ]);
  expect(await ledgerSum(marketId)).toBe(0);
});

test('of a market without bets there is nothing to say, and of no market either', async () => {
  const marketId = await exchange.openMarket('other');
  const settled = { params: { marketId }, body: { winners: ['r1'] } };
  dataOf(await exchange.call(settleMarket, settled, exchange.operator));
  expect(dataOf(await askWhy(marketId))).toMatchObject({ settlements: [], unmatched: [] });
  expect(await askWhy('nowhere')).toMatchObject({ ok: false, code: 'UNKNOWN_MARKET' });
});

test('matches of one order at one price are one row', async () => {
  const marketId = await exchange.openMarket('parts');
  for (let part = 0; part < 3; part++)
    await exchange.instruct(ben, marketId, aBet({ side: 'LAY', stake: 200_00 }));
  await exchange.instruct(asha, marketId, aBet({ stake: 500_00 }));
  await exchange.instruct(ben, marketId, { type: 'CANCEL_MARKET', clientId: 'why-cancel-parts' });
  const settled = { params: { marketId }, body: { winners: ['r1'] } };
  dataOf(await exchange.call(settleMarket, settled, exchange.operator));
  const ofAsha = dataOf(await askWhy(marketId));
  expect(ofAsha.settlements[0]?.bets).toMatchObject([{ stake: 500_00, amount: 680_00 }]);
  const ofBen = dataOf(await askWhy(marketId, ben));
  expect(ofBen.settlements[0]?.bets.map(({ stake, amount }) => [stake, amount])).toEqual([
    [200_00, -272_00],
    [200_00, -272_00],
    [100_00, -136_00],
  ]);
  expect(ofBen.unmatched).toMatchObject([{ side: 'LAY', lapsed: 0, cancelled: 100_00 }]);
});
