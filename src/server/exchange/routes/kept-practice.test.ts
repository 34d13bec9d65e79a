import { afterAll, beforeAll, expect, test } from 'vitest';
import { getBetHistory } from '#contract/bet-history.ts';
import {
  getKeptBetHistory,
  getKeptPractice,
  getKeptProfitLoss,
  getKeptStatement,
} from '#contract/kept-practice.ts';
import { settleMarket } from '#contract/operator.ts';
import { keepPractice, openPractice } from '#contract/practice.ts';
import { getStatement } from '#contract/reports.ts';
import type { Credentials } from '#contract/rest-client.ts';
import { aPerson } from '#contract/testing/people.ts';
import { aBet, dataOf, TestExchange } from '#tests/support/test-exchange.ts';

/** What is left to read of a practice account that was kept. */

let now = Date.parse('2026-05-01T10:00:00Z');
let exchange: TestExchange;
let practice: Credentials;
let kept: Credentials;
beforeAll(async () => {
  exchange = await TestExchange.open({ now: () => now });
  practice = { token: dataOf(await exchange.call(openPractice, {})).token };
  await betIn('paid', 100_00);
  await settle('paid-odds');
  await betIn('open', 200_00);
  await exchange.instruct(practice, 'open-odds', aBet({ odds: 300, stake: 150_00 }));
  now += 60_000;
  const body = aPerson({ userName: 'kavya', password: 'a long password' });
  kept = { token: dataOf(await exchange.call(keepPractice, { body }, practice)).token };
});
afterAll(() => exchange.close());

const query = { from: '2026-05-01', to: '2026-05-31' };

/** The practice account backs r1 at 2.36. */
async function betIn(name: string, stake: number): Promise<void> {
  const marketId = await exchange.openMarket(name);
  await exchange.instruct(await exchange.signIn('asha'), marketId, aBet({ side: 'LAY' }));
  await exchange.instruct(practice, marketId, aBet({ stake }));
}

const settle = async (marketId: string) =>
  dataOf(
    await exchange.call(settleMarket, { params: { marketId }, body: { winners: ['r1'] } }, exchange.operator),
  );

const bets = async () => {
  const history = dataOf(await exchange.call(getKeptBetHistory, { query }, kept));
  return history.bets.map(({ stake, matched, state, profit }) => [stake, matched, state, profit]);
};

test('its owner reads until when it was one of practice, and what became of each bet and of the practice money', async () => {
  expect(dataOf(await exchange.call(getKeptPractice, {}, kept))).toEqual({
    until: '2026-05-01T10:01:00.000Z',
  });
  expect(await bets()).toEqual([
    [150_00, 0, 'CANCELLED', null],
    [200_00, 200_00, 'MATCHED', null],
    [100_00, 100_00, 'SETTLED', 136_00],
  ]);
  const statement = dataOf(await exchange.call(getKeptStatement, { query }, kept));
  // What is matched stays at risk, and the rest has gone back.
  expect(statement).toMatchObject({ opening: 0, closing: 200_00, funds: 200_00 - 136_00 + 2_72 });
  const sports = { ...query, level: 'SPORT' } as const;
  expect(dataOf(await exchange.call(getKeptProfitLoss, { query: sports }, kept))).toMatchObject({
    profit: 136_00,
    count: 1,
  });
  await settle('open-odds');
  expect((await bets())[1]).toEqual([200_00, 200_00, 'SETTLED', 272_00]);
});

test('none of it is in the account’s own reports, and of no other account is anything in its', async () => {
  expect(dataOf(await exchange.call(getStatement, { query }, kept)).count).toBe(0);
  expect(dataOf(await exchange.call(getBetHistory, { query }, kept)).count).toBe(0);
  const asha = await exchange.signIn('asha');
  expect(dataOf(await exchange.call(getKeptPractice, {}, asha))).toBeNull();
  for (const by of [asha, { token: dataOf(await exchange.call(openPractice, {})).token }])
    expect(await exchange.call(getKeptStatement, { query }, by)).toMatchObject({
      status: 422,
      code: 'NOT_KEPT',
    });
  expect(await exchange.call(getKeptStatement, { query }, practice)).toMatchObject({ status: 401 });
});

test('it can still be read after a restart, and when the practice account has left memory', async () => {
  now += 8 * 24 * 60 * 60_000;
  await exchange.reopen();
  kept = await exchange.signIn('kavya', 'a long password');
  expect(await bets()).toHaveLength(3);
  expect(dataOf(await exchange.call(getKeptPractice, {}, kept))?.until).toBe('2026-05-01T10:01:00.000Z');
});
