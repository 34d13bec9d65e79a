import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getBalance } from '#contract/account.ts';
import { fundAccount, resettleMarket, settleMarket } from '#contract/operator.ts';
import { getResult } from '#contract/order.ts';
import type { Credentials } from '#contract/rest-client.ts';
import { bringBelowZero } from '#tests/support/below-zero.ts';
import { aBet, dataOf, TestExchange } from '#tests/support/test-exchange.ts';

/** What a bettor is told who has more at risk than in the account, after a market was settled again. */

let exchange: TestExchange;
let asha: Credentials;
let marketId: string;
beforeAll(async () => {
  exchange = await TestExchange.open();
  marketId = await bringBelowZero(exchange);
  asha = await exchange.signIn('asha');
});
afterAll(() => exchange.close());

const balanceOf = async (by: Credentials) => dataOf(await exchange.call(getBalance, {}, by));

const refused = {
  status: 'REFUSED',
  code: 'INSUFFICIENT_BALANCE',
  limit: 0,
  message: 'Your available balance does not cover this bet. ₹0.00 is available.',
};

test('a further bet is refused with nothing available, and the answer can be asked for again', async () => {
  const { bankBalance, exposure } = await balanceOf(asha);
  expect(bankBalance - exposure).toBeLessThan(0);
  const bet = aBet({ clientId: 'a-bet-too-many', odds: 300 });
  expect(await exchange.instruct(asha, marketId, bet)).toMatchObject([refused]);
  expect(await exchange.instruct(asha, marketId, bet)).toMatchObject([refused]);
  const asked = await exchange.call(getResult, { params: { clientId: 'a-bet-too-many' } }, asha);
  expect(dataOf(asked)).toMatchObject({ result: refused, order: null });
});

test('an answer that was stored with less than nothing available is read as nothing', async () => {
  const bet = aBet({ clientId: 'refused-long-ago', odds: 300 });
  await exchange.instruct(asha, marketId, bet);
  await storeAsBefore('refused-long-ago');
  await exchange.reopen();
  const asked = await exchange.call(getResult, { params: { clientId: 'refused-long-ago' } }, asha);
  expect(dataOf(asked)).toMatchObject({ result: refused });
  expect(await exchange.instruct(asha, marketId, bet)).toMatchObject([refused]);
});

/** Stores the result as in the days when a refusal's limit could be below zero. */
async function storeAsBefore(clientId: string): Promise<void> {
  const database = new Client({ connectionString: exchange.databaseUrl });
  await database.connect();
  const { rowCount } = await database.query(
    `update idempotency set result = result::jsonb || '{"limit": -4000000, "message": "-₹40,000.00 is available."}'
     where client_id = $1`,
    [clientId],
  );
  await database.end();
  expect(rowCount).toBe(1);
}

test('a deposit that does not bring a balance up to zero is credited once, and answered', async () => {
  const [chitra, ben] = await Promise.all([exchange.signIn('chitra'), exchange.signIn('ben')]);
  const [first, second] = [await exchange.openMarket('first'), await exchange.openMarket('second')];
  const result = (id: string, winner: string) => ({ params: { marketId: id }, body: { winners: [winner] } });
  const settled = [
    [first, 'r1'],
    [second, 'r2'],
  ] as const;
  for (const [id, winner] of settled) {
    await exchange.instruct(ben, id, aBet({ side: 'LAY', odds: 200, stake: 20_000_00 }));
    await exchange.instruct(chitra, id, aBet({ odds: 200, stake: 20_000_00 }));
    dataOf(await exchange.call(settleMarket, result(id, winner), exchange.operator));
  }
  dataOf(await exchange.call(resettleMarket, result(first, 'r2'), exchange.operator));
  const { bankBalance } = await balanceOf(chitra);
  expect(bankBalance).toBeLessThan(-1_000_00);
  const deposit = { params: { userName: 'chitra' }, body: { amount: 1_000_00, reference: 'a-deposit' } };
  for (let time = 0; time < 2; time++) {
    const answer = await exchange.call(fundAccount, deposit, exchange.operator);
    expect(dataOf(answer)).toEqual({ bankBalance: bankBalance + 1_000_00 });
  }
});
