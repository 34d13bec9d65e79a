import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  askDeposit,
  askWithdrawal,
  giveUtr,
  listPaymentMethods,
  savePayee,
  transferMoney,
} from '#contract/payments.ts';
import { TestExchange, dataOf } from '#tests/support/test-exchange.ts';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await TestExchange.open({ jurisdiction: 'in-no-money' });
});
afterAll(() => exchange.close());

test('where there is no money, nobody pays in or out, moves it or names a payee', async () => {
  const by = await exchange.signIn('asha');
  const clientId = randomUUID();
  const params = { paymentId: 'p1' };
  const amount = 500_00;
  const out = { clientId, payeeId: 'p', payeeVersion: 1, amount };
  const payee = { payeeId: null, holder: 'Asha', bank: 'Bank', account: '12345678', password: 'demo-asha' };
  const results = [
    dataOf(await exchange.call(askDeposit, { body: { clientId, methodId: 'bank', amount } }, by)).result,
    dataOf(await exchange.call(giveUtr, { params, body: { clientId, utr: '123456789012' } }, by)).result,
    dataOf(await exchange.call(askWithdrawal, { body: out }, by)).result,
    dataOf(await exchange.call(transferMoney, { body: { clientId, direction: 'TO_PARTNER', amount } }, by))
      .result,
    dataOf(await exchange.call(savePayee, { body: { clientId, ...payee } }, by)).result,
  ];
  for (const result of results)
    expect(result).toMatchObject({ status: 'REFUSED', clientId, code: 'NO_MONEY' });
  expect(dataOf(await exchange.call(listPaymentMethods, {}, by))).toEqual([]);
});
