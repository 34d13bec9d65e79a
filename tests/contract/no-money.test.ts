import { afterAll, beforeAll, expect, test } from 'vitest';
import { fundAccount, settleMarket } from '#contract/operator.ts';
import { openProgramAccount } from '#contract/session.ts';
import { aPerson } from '#contract/testing/people.ts';
import { jurisdictions } from '#domain/jurisdiction/jurisdiction.ts';
import { setCurrency } from '#domain/money/money.ts';
import { aBet, dataOf, TestExchange } from '../support/test-exchange.ts';
import { openTestGateway, type TestGateway } from '../support/test-gateway.ts';

/** The whole product where nobody pays in or out: everybody bets with practice money. */

const { currency, terms } = jurisdictions['in-no-money'];
const day = 24 * 60 * 60_000;
const password = 'a long password';
const clientId = 'no-money-1';

let now = Date.parse('2026-05-01T10:00:00Z');
let exchange: TestExchange;
let gateway: TestGateway;
beforeAll(async () => {
  // As the processes do.
  setCurrency(currency);
  exchange = await TestExchange.open({ jurisdiction: 'in-no-money', playMoney: 5_000_00, now: () => now });
  gateway = await openTestGateway(exchange.url, { jurisdiction: 'in-no-money' });
});
afterAll(async () => {
  await gateway.close();
  await exchange.close();
});

const run = async (operation: string, variables: object = {}, token?: string) =>
  (await gateway.run(operation, variables, token)).data;
const signIn = async (userName: string, secret: string) =>
  (await run('SignIn', { userName, password: secret })).signIn;
const personOf = (userName: string) => ({
  input: aPerson({ userName, password }, { termsVersion: terms.version }),
});
const signUp = async (userName: string) => (await run('SignUp', personOf(userName))).signUp;

/** A market in which a program offers r1 to back, for P10,000 at 2.36. */
async function openOffered(name: string): Promise<string> {
  const marketId = await exchange.openMarket(name);
  const userName = `maker-of-${name}`;
  const { token } = dataOf(
    await exchange.call(openProgramAccount, { body: { userName, password } }, exchange.operator),
  );
  const funds = { params: { userName }, body: { amount: 100_000_00, reference: userName } };
  dataOf(await exchange.call(fundAccount, funds, exchange.operator));
  await exchange.instruct({ token }, marketId, aBet({ side: 'LAY', stake: 10_000_00 }));
  return marketId;
}

async function bet(token: string, marketId: string, stake: number) {
  const place = { clientId: `bet-${marketId}`, runnerId: 'r1', side: 'BACK', odds: 236, stake };
  return run('SendInstructions', { marketId, instructions: [{ place }] }, token);
}

const settle = async (marketId: string, winner: string) =>
  dataOf(
    await exchange.call(
      settleMarket,
      { params: { marketId }, body: { winners: [winner] } },
      exchange.operator,
    ),
  );

test('demo bettors have practice money, and are offered with it', async () => {
  const { demoBettors } = await run('DemoBettors');
  expect(demoBettors[0]).toMatchObject({ userName: 'asha', note: 'P10,000 to bet with' });
  const { token, isPractice } = await signIn('asha', 'demo-asha');
  expect(isPractice).toBe(true);
  expect((await run('Wallet', {}, token)).wallet).toMatchObject({ available: 10_000_00, partner: 0 });
  expect(await signIn('dev', 'demo-dev')).toMatchObject({ isLogin: 0, isPractice: true });
  expect(await signIn('farid', 'demo-farid')).toMatchObject({ isSelfExcluded: true, isPractice: true });
});

test('a demo bettor bets, is paid and reads it all, and no money is anywhere but with programs', async () => {
  const marketId = await openOffered('paid');
  const { token } = await signIn('ben', 'demo-ben');
  const { sendInstructions } = await bet(token, marketId, 1_000_00);
  expect(sendInstructions).toMatchObject([{ __typename: 'InstructionAccepted' }]);
  await settle(marketId, 'r1');
  const range = { period: { from: '2026-05-01', to: '2026-05-01', zone: 'UTC' } };
  const page = { page: { offset: 0, limit: 50, direction: 'DESC' } };
  const { statement } = await run('Statement', { ...range, ...page, statementSort: 'AT' }, token);
  expect(statement).toMatchObject({
    opening: 0,
    funds: 10_000_00,
    count: 3,
    closing: 10_000_00 + 1_360_00 - 27_20,
  });
  const sort = { level: 'SPORT', profitLossSort: 'AT' };
  const { profitLoss } = await run('ProfitLoss', { ...range, ...page, ...sort }, token);
  expect(profitLoss).toMatchObject({ profit: 1_360_00, count: 1 });
});

test('who signs up has practice money under a name and a password, and keeps it unused for eight days', async () => {
  const { token, userName, isPractice } = await signUp('meera.k');
  expect([userName, isPractice]).toEqual(['meera.k', true]);
  expect((await run('Wallet', {}, token)).wallet).toMatchObject({ available: 10_000_00 });
  expect((await run('KeepPractice', personOf('meera.kept'), token)).keepPractice).toMatchObject({
    code: 'NOT_PRACTICE',
  });
  now += 8 * day;
  await exchange.reopen();
  await gateway.close();
  gateway = await openTestGateway(exchange.url, { jurisdiction: 'in-no-money' });
  const again = await signIn('meera.k', password);
  expect(again).toMatchObject({ isPractice: true });
  expect((await run('Wallet', {}, again.token)).wallet).toMatchObject({ available: 10_000_00 });
});

test('it is refilled when little is left, once an hour', async () => {
  await signUp('nila.r');
  now += 60 * 60_000;
  const { token } = await signIn('nila.r', password);
  const refill = async () => (await run('RefillPractice', {}, token)).refillPractice;
  await bet(token, await openOffered('risked'), 9_800_00);
  expect(await refill()).toMatchObject({ code: 'ENOUGH_LEFT' });
  await bet(token, await openOffered('risked-too'), 150_00);
  expect((await refill()).__typename).toBe('Balance');
  expect((await run('Wallet', {}, token)).wallet).toMatchObject({ available: 10_000_00 });
  await bet(token, await openOffered('risked-again'), 10_000_00);
  now += 60_000;
  expect(await refill()).toEqual({
    __typename: 'Refusal',
    code: 'TOO_SOON',
    message: 'Practice money is refilled once an hour. It can be again in 59 minutes.',
  });
});

test('no payment is taken, and no limit on deposits is offered', async () => {
  const { token } = await signIn('chitra', 'demo-chitra');
  expect((await run('PaymentMethods', {}, token)).paymentMethods).toEqual([]);
  const asked = { clientId, methodId: 'upi', amount: 500_00 };
  expect((await run('AskDeposit', asked, token)).askDeposit).toMatchObject({ code: 'NO_MONEY' });
  const out = { clientId, payeeId: 'p', payeeVersion: 1, amount: 500_00 };
  expect((await run('AskWithdrawal', out, token)).askWithdrawal).toMatchObject({ code: 'NO_MONEY' });
  const limit = { clientId, kind: 'DEPOSIT', frame: 'DAY', amount: 500_00 };
  const { setLimit } = await run('SetLimit', limit, token);
  expect(setLimit.message).toBe('Practice money is not yours to lose, so it has no such limits.');
});

test('a visitor begins without a name by one press, and there is nothing to keep that for', async () => {
  const { openPractice } = await run('OpenPractice');
  expect(openPractice).toMatchObject({ isPractice: true });
  const { keepPractice } = await run('KeepPractice', personOf('kept.k'), openPractice.token);
  expect(keepPractice).toMatchObject({ code: 'NO_MONEY' });
});
