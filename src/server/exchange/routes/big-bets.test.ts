import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBet, dataOf, TestExchange } from '#tests/support/test-exchange.ts';
import { aPerson } from '#contract/testing/people.ts';
import { leastBigBet, listBigBets } from '#contract/big-bets.ts';
import { openProgramAccount, signUp } from '#contract/session.ts';

let exchange: TestExchange;
beforeAll(async () => void (exchange = await TestExchange.open()));
afterAll(() => exchange.close());

const bigBets = async (query = {}) => dataOf(await exchange.call(listBigBets, { query }));

test('a big bet is among the newest as soon as it is matched, and still after a restart', async () => {
  const marketId = await exchange.openMarket('big');
  const [asha, ben] = [await exchange.signIn('asha'), await exchange.signIn('ben')];
  await exchange.instruct(asha, marketId, aBet({ side: 'LAY', stake: leastBigBet, odds: 200 }));
  expect(await bigBets()).toEqual([]);
  await exchange.instruct(ben, marketId, aBet({ stake: leastBigBet, odds: 200 }));
  const told = await bigBets();
  expect(told).toMatchObject([
    { marketId, runnerName: 'Dunes', side: 'BACK', odds: 200, stake: leastBigBet, simulated: false },
  ]);
  expect(JSON.stringify(told)).not.toMatch(/ben|asha/);
  expect(await bigBets({ least: leastBigBet + 1 })).toEqual([]);
  await exchange.reopen();
  expect(await bigBets()).toEqual(told);
});

test('a name of a program is given only to who has the operator’s key', async () => {
  const body = { userName: 'Simulated-Bettor-007', password: 'a long password of tests' };
  expect(await exchange.call(signUp, { body: aPerson(body) })).toMatchObject({
    ok: false,
    code: 'USER_NAME_TAKEN',
  });
  expect(await exchange.call(openProgramAccount, { body }, exchange.operator)).toMatchObject({ ok: true });
});
