import { afterAll, beforeAll, expect, test } from 'vitest';
import { blockAccount } from '#contract/payment-desk.ts';
import { connectLive } from '#server/gateway/testing/live-client.ts';
import { aBet, dataOf, TestExchange } from '#tests/support/test-exchange.ts';
import { openTestGateway, type TestGateway } from '#tests/support/test-gateway.ts';

/** What becomes of a bettor whom an operator blocks while a page of theirs is open. */

let exchange: TestExchange;
let gateway: TestGateway;
beforeAll(async () => {
  exchange = await TestExchange.open();
  gateway = await openTestGateway(exchange.url);
});
afterAll(async () => {
  await gateway.close();
  await exchange.close();
});

test('blocked while a page is open: open orders are cancelled and pushed, matched bets stand, the session says so, and money goes out', async () => {
  const marketId = await exchange.openMarket('blocked');
  const [other, { token = '' }] = [await exchange.signIn('asha'), await exchange.signIn('ben')];
  await exchange.instruct(other, marketId, aBet({ side: 'LAY', odds: 200, stake: 300_00 }));
  const ask = async (operation: string, variables: object = {}): Promise<any> => {
    const { data, errors } = await gateway.run(operation, variables, token);
    expect(errors).toBeUndefined();
    return data;
  };
  // Of one bet ₹300.00 are matched and ₹200.00 wait; another waits whole.
  const bets = [aBet({ odds: 200, stake: 500_00 }), aBet({ odds: 500, stake: 100_00 })];
  await exchange.instruct({ token }, marketId, ...bets);
  const { bankBalance, available } = (await ask('Wallet')).wallet;
  expect(bankBalance - available).toBe(600_00);

  const page = await connectLive(gateway.url, { token });
  page.subscribe('a', 'AccountChanges');
  expect((await page.data()).accountChanges).toMatchObject({ __typename: 'AccountImage' });
  const params = { userName: 'ben' };
  const body = { operatorName: 'Olga', reason: 'The bank asks who it is.', blocked: true };
  dataOf(await exchange.call(blockAccount, { params, body }, exchange.operator));
  expect(await page.accountChange()).toMatchObject({
    __typename: 'AccountChange',
    changedBalance: { bankBalance, exposure: 300_00 },
    orders: [
      { matched: 300_00, remaining: 0, cancelled: 200_00 },
      { matched: 0, remaining: 0, cancelled: 100_00 },
    ],
  });

  // The page hears of it when it renews its token.
  expect((await ask('RenewSession')).renewSession).toMatchObject({ userName: 'ben', isLogin: 0 });
  const { sendInstructions } = await ask('SendInstructions', {
    marketId,
    instructions: [
      { place: { clientId: 'of-blocked-1', runnerId: 'r1', side: 'BACK', odds: 200, stake: 100_00 } },
    ],
  });
  expect(sendInstructions).toMatchObject([{ __typename: 'InstructionRefused', code: 'BLOCKED' }]);
  const deposit = await ask('AskDeposit', { clientId: 'in-blocked-1', methodId: 'upi', amount: 500_00 });
  expect(deposit.askDeposit).toMatchObject({ __typename: 'PaymentRefused', code: 'BLOCKED' });

  const payee = { payeeId: null, holder: 'B. Ayer', bank: 'Harbour Bank', account: '50210044771384' };
  const saving = { clientId: 'payee-blocked-1', password: 'demo-ben', ...payee };
  const { payeeId, version } = (await ask('SavePayee', saving)).savePayee.payee;
  const out = { clientId: 'out-blocked-1', payeeId, payeeVersion: version };
  // What the matched bet may lose stays.
  const tooMuch = await ask('AskWithdrawal', { ...out, amount: bankBalance - 299_00 });
  expect(tooMuch.askWithdrawal).toMatchObject({ code: 'INSUFFICIENT_BALANCE', limit: bankBalance - 300_00 });
  const all = { ...out, clientId: 'out-blocked-2', amount: bankBalance - 300_00 };
  expect((await ask('AskWithdrawal', all)).askWithdrawal).toMatchObject({ payment: { state: 'HELD' } });
  expect((await ask('Wallet')).wallet).toMatchObject({ bankBalance: 300_00, exposure: 300_00, available: 0 });
});
