import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getBalance } from '#contract/account.ts';
import { approvePayment, getDesk, listAudit, reconcile } from '#contract/payment-desk.ts';
import { noticeHeaders, noticePath, signatureOf, type ProviderNotice } from '#contract/payment-provider.ts';
import {
  askDeposit,
  askWithdrawal,
  getPayment,
  giveUpDeposit,
  listPaymentMethods,
  savePayee,
  type Payment,
} from '#contract/payments.ts';
import { aPerson } from '#contract/testing/people.ts';
import { signUp } from '#contract/session.ts';
import type { Credentials } from '#contract/rest-client.ts';
import { createDemoProviderApp } from '#server/demo-provider/app.ts';
import { callBackTo } from '#server/demo-provider/call-back.ts';
import { DemoProvider } from '#server/demo-provider/provider.ts';
import { openStoredList } from '#server/demo-provider/stored-list.ts';
import { dataOf, TestExchange } from '../support/test-exchange.ts';

/** The exchange and the demo provider as processes meet: over HTTP, on a fast clock of the provider's. */

const key = 'the-provider-key-of-tests';
const password = 'the password of the payer';
const folder = mkdtempSync(join(tmpdir(), 'layline-provider-'));
const list = openStoredList(join(folder, 'list.jsonl'));
/** Whether call-backs reach the exchange. */
let isHeard = true;
let exchange: TestExchange;
let by: Credentials;
let counter = 0;

const provider = new DemoProvider({
  list,
  now: Date.now,
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  random: () => 0,
  speed: 100,
  tell: (notice) => {
    if (!isHeard) return Promise.reject(new Error('Nobody hears.'));
    return callBackTo({ exchangeUrl: exchange.url, key, now: Date.now })(notice);
  },
});
const app = createDemoProviderApp({
  provider,
  isCaller: (authorization) => authorization === `Bearer ${key}`,
  logLevel: 'error',
});

beforeAll(async () => {
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  exchange = await TestExchange.open({ openDesk: undefined, demoProvider: { url, key } });
  const body = { userName: 'payer', password };
  by = { token: dataOf(await exchange.call(signUp, { body: aPerson(body) })).token };
});
afterAll(async () => {
  provider.stop();
  await exchange.close();
  await app.close();
  list.close();
  rmSync(folder, { recursive: true });
});

const newId = () => `client-${++counter}`;
async function deposit(amount: number): Promise<Payment> {
  const body = { clientId: newId(), methodId: 'auto', amount };
  const { result } = dataOf(await exchange.call(askDeposit, { body }, by));
  if (result.status === 'REFUSED') throw new Error(result.code);
  return result.payment;
}
const paymentOf = async ({ paymentId }: Payment) =>
  dataOf(await exchange.call(getPayment, { params: { paymentId } }, by));
/** Waits for it, and returns it. */
async function becomes(payment: Payment, state: Payment['state']): Promise<Payment> {
  await expect.poll(async () => (await paymentOf(payment)).state).toBe(state);
  return paymentOf(payment);
}
const balance = async () => dataOf(await exchange.call(getBalance, {}, by)).bankBalance;
const audit = async () => dataOf(await exchange.call(listAudit, {}, exchange.operator));

async function post(notice: object, { sign = key, at = Date.now(), to = 'demo', size = 0 } = {}) {
  const body = JSON.stringify(notice).padEnd(size);
  const signature = signatureOf(sign, String(at), body);
  const answer = await fetch(`${exchange.url}${noticePath(to)}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [noticeHeaders.time]: String(at),
      [noticeHeaders.signature]: signature,
    },
    body,
  });
  return { status: answer.status, text: await answer.text() };
}

test('a deposit is asked for, approved by a call-back, and credited once', async () => {
  const before = await balance();
  const payment = await deposit(1_004_00);
  await becomes(payment, 'APPROVED');
  expect(await balance()).toBe(before + 1_004_00);
  expect(await paymentOf(payment)).toMatchObject({ came: 1_004_00 });
});

test('a withdrawal that an operator lets go is sent and paid', async () => {
  await becomes(await deposit(2_000_00), 'APPROVED');
  const payee = { payeeId: null, holder: 'P. Ayer', bank: 'Harbour Bank', account: '50210044771384' };
  const saving = { clientId: newId(), password, ...payee };
  const saved = dataOf(await exchange.call(savePayee, { body: saving }, by)).result;
  if (saved.status === 'REFUSED') throw new Error(saved.code);
  const { payeeId, version: payeeVersion } = saved.payee;
  const asked = { clientId: newId(), payeeId, payeeVersion, amount: 1_500_00 };
  const { result } = dataOf(await exchange.call(askWithdrawal, { body: asked }, by));
  if (result.status === 'REFUSED') throw new Error(result.code);
  const { paymentId } = result.payment;
  const olga = { operatorName: 'Olga' };
  dataOf(await exchange.call(approvePayment, { params: { paymentId }, body: olga }, exchange.operator));
  expect((await becomes(result.payment, 'PAID')).steps.map(({ state }) => state)).toEqual([
    'HELD',
    'SENT',
    'PAID',
  ]);
});

test('an unsigned, an old and a changed call-back are refused with 401, and noted', async () => {
  const payment = await deposit(1_005_00);
  const notice: ProviderNotice = {
    noticeId: 'n1',
    paymentId: payment.paymentId,
    state: 'REFUSED',
    reason: null,
    transaction: null,
  };
  const noted = async () => (await audit()).filter(({ act }) => act === 'UNSIGNED_NOTICE').length;
  const before = await noted();
  const answers = [
    await post(notice, { sign: 'a-key-of-somebody-else' }),
    await post(notice, { at: Date.now() - 6 * 60_000 }),
    await post(notice, { at: Number.NaN }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
  expect(await noted()).toBe(before + 3);
  expect((await paymentOf(payment)).state).not.toBe('REFUSED');
});

test('the same call-back gets the same answer, byte for byte, and changes what it says once', async () => {
  const payment = await deposit(1_005_00);
  const { paymentId } = payment;
  const notice = { noticeId: 'n2', paymentId, state: 'REFUSED', reason: 'No.', transaction: null };
  const [first, second] = [await post(notice), await post(notice)];
  expect(first.status).toBe(200);
  expect(second).toEqual(first);
  expect((await paymentOf(payment)).steps.filter(({ state }) => state === 'REFUSED')).toHaveLength(1);
});

test('what is no call-back is refused as what it is', async () => {
  expect((await post({ noticeId: 'n3' })).status).toBe(400);
  expect((await post({}, { to: 'nobody' })).status).toBe(404);
  expect((await post({}, { size: 20_000 })).status).toBe(413);
});

test('what the provider has and the exchange has not heard is booked when the lists are compared', async () => {
  isHeard = false;
  const before = await balance();
  const payment = await deposit(3_000_00);
  await expect
    .poll(() => provider.transactions(0).some(({ reference }) => reference === payment.reference))
    .toBe(true);
  const { differences } = dataOf(await exchange.call(reconcile, {}, exchange.operator));
  expect([differences, await balance()]).toEqual([[], before + 3_000_00]);
  isHeard = true;
  expect(dataOf(await exchange.call(getDesk, {}, exchange.operator)).unmatched).toEqual([]);
});

test('after a restart of the exchange what is under way goes on', async () => {
  isHeard = false;
  const payment = await deposit(4_008_00);
  await exchange.reopen();
  isHeard = true;
  const { came, steps } = await becomes(payment, 'TAKEN_BACK');
  expect([came, steps.filter(({ state }) => state === 'APPROVED').length]).toEqual([4_008_00, 1]);
});

test('a deposit that its bettor gives up fails once the provider has said so', async () => {
  const payment = await deposit(1_005_00);
  const { paymentId } = payment;
  await becomes(payment, 'WAITING');
  const given = dataOf(await exchange.call(giveUpDeposit, { params: { paymentId } }, by));
  expect(given.state).toBe('FAILED');
  expect(provider.status(paymentId)).toMatchObject({ state: 'FAILED' });
});

test('without a provider its ways to pay are off, and the desk’s is on', async () => {
  const alone = await TestExchange.open({ openDesk: undefined });
  const token = {
    token: dataOf(await alone.call(signUp, { body: aPerson({ userName: 'payer', password }) })).token,
  };
  const methods = dataOf(await alone.call(listPaymentMethods, {}, token));
  expect(methods.filter(({ isOn }) => isOn).map(({ methodId }) => methodId)).toEqual(['bank']);
  const body = { clientId: newId(), methodId: 'auto', amount: 1_000_00 };
  const { result } = dataOf(await alone.call(askDeposit, { body }, token));
  await alone.close();
  expect(result).toMatchObject({ status: 'REFUSED', code: 'METHOD_OFF' });
});
