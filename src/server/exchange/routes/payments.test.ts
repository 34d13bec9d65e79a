import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aPerson } from '#contract/testing/people.ts';
import { listLedgerEntries } from '#contract/account.ts';
import type { Call, DataOf } from '#contract/call.ts';
import { giveUp } from '#contract/order.ts';
import { approvePayment, refusePayment, setPaymentMethod } from '#contract/payment-desk.ts';
import {
  askDeposit,
  askWithdrawal,
  getPayment,
  getPaymentResult,
  getWallet,
  giveUpDeposit,
  giveUtr,
  listPayees,
  listPaymentMethods,
  listPayments,
  removePayee,
  savePayee,
  transferMoney,
} from '#contract/payments.ts';
import { getStatement } from '#contract/reports.ts';
import type { Credentials } from '#contract/rest-client.ts';
import { signUp } from '#contract/session.ts';
import { idleDesk } from '#tests/support/idle-desk.ts';
import { dataOf, TestExchange } from '#tests/support/test-exchange.ts';

const noon = Date.parse('2026-05-01T12:00:00Z');
const password = 'the password of the payer';

let exchange: TestExchange;
let now = noon;
let wakes = 0;
let counter = 0;
/** A new bettor with an empty account, in each test. */
let by: Credentials;
let userName: string;

beforeAll(async () => {
  exchange = await TestExchange.open({
    now: () => now,
    openDesk: (needs) => ({ ...idleDesk(needs), wake: () => void wakes++ }),
  });
});
afterAll(() => exchange.close());
beforeEach(async () => {
  userName = `payer${++counter}`;
  by = { token: dataOf(await exchange.call(signUp, { body: aPerson({ userName, password }) })).token };
  wakes = 0;
});

const newId = () => `client-${++counter}`;
const deposit = async (changes: Partial<{ clientId: string; methodId: string; amount: number }> = {}) => {
  const body = { clientId: newId(), methodId: 'upi', amount: 1_000_00, ...changes };
  return dataOf(await exchange.call(askDeposit, { body }, by)).result;
};
const accepted = <R extends { status: string }>(result: R): Extract<R, { status: 'ACCEPTED' }> => {
  expect(result).toMatchObject({ status: 'ACCEPTED' });
  return result as Extract<R, { status: 'ACCEPTED' }>;
};
const utrOf = async (paymentId: string, utr: string, clientId = newId()) =>
  dataOf(await exchange.call(giveUtr, { params: { paymentId }, body: { clientId, utr } }, by)).result;
const approve = (paymentId: string, bankId: string, amount?: number) =>
  exchange.call(
    approvePayment,
    { params: { paymentId }, body: { operatorName: 'Olga', bankId, ...(amount && { amount }) } },
    exchange.operator,
  );
/** Money that has come. */
async function fund(amount: number): Promise<void> {
  const { payment } = accepted(await deposit({ amount }));
  dataOf(await approve(payment.paymentId, `bank-${newId()}`));
}
const savePayeeAs = async (
  changes: Partial<{ clientId: string; password: string; payeeId: string | null; account: string }> = {},
) => {
  const payee = { payeeId: null, holder: 'P. Ayer', bank: 'Harbour Bank', account: '50210044771384' };
  const body = { clientId: newId(), password, ...payee, ...changes };
  return dataOf(await exchange.call(savePayee, { body }, by)).result;
};
const withdraw = async (payee: { payeeId: string; version: number }, amount: number, clientId = newId()) => {
  const body = { clientId, payeeId: payee.payeeId, payeeVersion: payee.version, amount };
  return dataOf(await exchange.call(askWithdrawal, { body }, by)).result;
};
const transfer = async (direction: 'TO_PARTNER' | 'FROM_PARTNER', amount: number) =>
  dataOf(await exchange.call(transferMoney, { body: { clientId: newId(), direction, amount } }, by)).result;
const read = async <C extends Call>(call: C): Promise<DataOf<C>> =>
  dataOf(await exchange.call<any>(call, {}, by)) as DataOf<C>;
const resultOf = async (clientId: string) =>
  dataOf(await exchange.call(getPaymentResult, { params: { clientId } }, by)).result;

test('a deposit says whom to pay under which reference; asked again under the same id it is the same one', async () => {
  const clientId = newId();
  const first = accepted(await deposit({ clientId }));
  expect(first.payment).toMatchObject({ state: 'ASKED', amount: 1_000_00, payTo: { name: 'Layline' } });
  expect(first.payment.reference).toMatch(/^LL-[2-9A-HJ-NP-Z]{10}$/);
  expect(wakes).toBe(1);
  expect(await deposit({ clientId })).toEqual(first);
  expect(await deposit({ clientId, amount: 2_000_00 })).toMatchObject({ code: 'CLIENT_ID_REUSED' });
  expect((await read(listPayments)).payments).toEqual([first.payment]);
});

test('a method that is unknown, for paying out or switched off is refused with its words', async () => {
  expect(await deposit({ methodId: 'nothing' })).toMatchObject({ code: 'UNKNOWN_METHOD' });
  expect(await deposit({ methodId: 'payout' })).toMatchObject({ code: 'UNKNOWN_METHOD' });
  const turn = async (isOn: boolean) => {
    const body = { operatorName: 'Olga', reason: 'The bank is closed.', isOn };
    dataOf(await exchange.call(setPaymentMethod, { params: { methodId: 'scan' }, body }, exchange.operator));
  };
  const isOn = async () => (await read(listPaymentMethods)).find(({ methodId }) => methodId === 'scan')?.isOn;
  expect(await isOn()).toBe(true);
  await turn(false);
  expect(await isOn()).toBe(false);
  expect(await deposit({ methodId: 'scan' })).toMatchObject({ code: 'METHOD_OFF' });
  await turn(true);
  expect(await deposit({ methodId: 'scan' })).toMatchObject({ status: 'ACCEPTED' });
});

test('a UTR is bound while its deposit waits; a deposit that is over takes none, also after a restart', async () => {
  const { payment } = accepted(await deposit());
  const waiting = accepted(await utrOf(payment.paymentId, '१११२ 2223 3334'));
  expect(waiting.payment).toMatchObject({ state: 'WAITING', utr: '111222233334' });
  const other = accepted(await deposit()).payment;
  expect(await utrOf(other.paymentId, '111222233334')).toMatchObject({
    code: 'UTR_OWN',
    paymentId: payment.paymentId,
  });
  const body = { operatorName: 'Olga', reason: 'Nothing came.' };
  const params = { paymentId: payment.paymentId };
  dataOf(await exchange.call(refusePayment, { params, body }, exchange.operator));
  await exchange.reopen();
  expect(await utrOf(payment.paymentId, '111222233335')).toMatchObject({ code: 'PAYMENT_OVER' });
  expect(await utrOf(other.paymentId, '111222233334')).toMatchObject({ status: 'ACCEPTED' });
  expect(await utrOf('no-such-payment', '111222233336')).toMatchObject({ code: 'UNKNOWN_PAYMENT' });
});

test('the result of a client id tells the payment as it stands now; of an id never sent, nothing', async () => {
  const clientId = newId();
  const { payment } = accepted(await deposit({ clientId }));
  dataOf(await approve(payment.paymentId, `bank-${newId()}`, 990_00));
  expect(await resultOf(clientId)).toMatchObject({ payment: { state: 'APPROVED', came: 990_00 } });
  expect(await resultOf('never-sent')).toBeNull();
  const given = dataOf(await exchange.call(giveUp, { params: { clientId: 'never-sent' } }, by));
  expect(given).toEqual({ isGivenUp: true });
  const message = 'The exchange had not received it, so we withdrew it. Nothing was charged.';
  expect(await resultOf('never-sent')).toMatchObject({ code: 'GIVEN_UP', message });
  expect(await deposit({ clientId: 'never-sent' })).toMatchObject({ code: 'GIVEN_UP', message });
});

test('a deposit is given up once; what is over or another’s is not', async () => {
  const { paymentId } = accepted(await deposit()).payment;
  const drop = (whose: Credentials) => exchange.call(giveUpDeposit, { params: { paymentId } }, whose);
  const asha = await exchange.signIn('asha');
  expect(await drop(asha)).toMatchObject({ code: 'UNKNOWN_PAYMENT' });
  expect(dataOf(await drop(by))).toMatchObject({ paymentId, state: 'FAILED' });
  expect(await drop(by)).toMatchObject({ code: 'PAYMENT_OVER' });
  expect(await exchange.call(getPayment, { params: { paymentId } }, asha)).toMatchObject({
    code: 'UNKNOWN_PAYMENT',
  });
});

test('money taken out has left the balance, is shown beside it, and goes to a payee as it was chosen', async () => {
  await fund(5_000_00);
  const { payee } = accepted(await savePayeeAs());
  expect(payee).toEqual({
    payeeId: payee.payeeId,
    label: 'Harbour Bank •••• 1384',
    holder: 'P. Ayer',
    heldUntil: null,
    version: 1,
  });
  wakes = 0;
  const { payment } = accepted(await withdraw(payee, 2_000_00));
  expect(payment).toMatchObject({ state: 'HELD', payee: { label: 'Harbour Bank •••• 1384' } });
  expect(wakes).toBe(1);
  expect(await read(getWallet)).toMatchObject({
    bankBalance: 3_000_00,
    available: 3_000_00,
    held: 2_000_00,
    owed: 0,
  });
  expect(await withdraw(payee, 3_000_01)).toMatchObject({ code: 'INSUFFICIENT_BALANCE', limit: 3_000_00 });
  const { payeeId } = payee;
  const changed = accepted(await savePayeeAs({ payeeId, account: '9999000011112222' })).payee;
  expect(await withdraw(payee, 100_00)).toMatchObject({ code: 'PAYEE_CHANGED' });
  expect(await withdraw(changed, 100_00)).toMatchObject({
    code: 'PAYEE_HELD',
    until: new Date(now + 24 * 60 * 60_000).toISOString(),
  });
});

test('a payee needs the right password, and a removed one takes no money', async () => {
  await fund(1_000_00);
  expect(await savePayeeAs({ password: 'not the password' })).toMatchObject({ code: 'WRONG_PASSWORD' });
  expect(await read(listPayees)).toEqual([]);
  const { payee } = accepted(await savePayeeAs());
  expect(await read(listPayees)).toEqual([payee]);
  const remove = () => exchange.call(removePayee, { params: { payeeId: payee.payeeId } }, by);
  expect(dataOf(await remove())).toEqual([]);
  // As another tab may have done before.
  expect(dataOf(await remove())).toEqual([]);
  expect(await withdraw(payee, 100_00)).toMatchObject({ code: 'UNKNOWN_PAYEE' });
});

test('guesses at the password of a payee are limited', async () => {
  await exchange.reopen({ signInLimit: 3 });
  const body = { payeeId: null, holder: 'P. Ayer', bank: 'Harbour Bank', account: '50210044771384' };
  const guess = () =>
    exchange.call(savePayee, { body: { ...body, clientId: newId(), password: 'a guess of mine' } }, by);
  const answers = await Promise.all(Array.from({ length: 5 }, guess));
  expect(answers.filter((answer) => !answer.ok && answer.code === 'TOO_MANY')).toHaveLength(2);
  await exchange.reopen();
});

test('transfers are exact both ways, and the partner’s wallet is kept over a restart', async () => {
  await fund(1_000_00);
  expect(await transfer('TO_PARTNER', 1_000_01)).toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
  expect(accepted(await transfer('TO_PARTNER', 400_01)).payment).toMatchObject({ state: 'DONE' });
  await exchange.reopen();
  expect(await read(getWallet)).toMatchObject({ bankBalance: 599_99, partner: 400_01 });
  expect(await transfer('FROM_PARTNER', 400_02)).toMatchObject({
    code: 'INSUFFICIENT_BALANCE',
    limit: 400_01,
  });
  accepted(await transfer('FROM_PARTNER', 400_01));
  expect(await read(getWallet)).toMatchObject({ bankBalance: 1_000_00, partner: 0 });
});

test('the statement names payments by their references, and adds up', async () => {
  const { payment } = accepted(await deposit({ amount: 1_000_00 }));
  dataOf(await approve(payment.paymentId, `bank-${newId()}`, 990_00));
  const { payee } = accepted(await savePayeeAs());
  const out = accepted(await withdraw(payee, 300_00)).payment;
  accepted(await transfer('TO_PARTNER', 90_00));
  const query = { from: '2026-05-01', to: '2026-05-01', direction: 'ASC' as const };
  const statement = dataOf(await exchange.call(getStatement, { query }, by));
  expect(statement.entries.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['payment-in', 990_00],
    ['withdrawal', -300_00],
    ['transfer', -90_00],
  ]);
  expect(statement.entries.map(({ reference }) => reference).slice(0, 2)).toEqual([
    payment.reference,
    out.reference,
  ]);
  expect(statement).toMatchObject({ opening: 0, total: 600_00, funds: 600_00, closing: 600_00 });
  const [, , first] = await read(listLedgerEntries);
  expect(first).toMatchObject({ kind: 'payment-in', reference: payment.reference });
});

test('payments come page by page', async () => {
  for (const amount of [100_00, 200_00, 300_00]) {
    accepted(await deposit({ amount }));
    now += 1_000;
  }
  const page = async (before?: string) =>
    dataOf(await exchange.call(listPayments, { query: { limit: 2, before } }, by));
  const first = await page();
  expect(first).toMatchObject({ payments: [{ amount: 300_00 }, { amount: 200_00 }], hasMore: true });
  expect(await page(first.payments[1]!.paymentId)).toMatchObject({
    payments: [{ amount: 100_00 }],
    hasMore: false,
  });
});

test('a blocked bettor takes money out and brings none in', async () => {
  by = await exchange.signIn('dev');
  expect(await deposit()).toMatchObject({ code: 'BLOCKED' });
  const { payee } = accepted(await savePayeeAs({ password: 'demo-dev' }));
  expect(accepted(await withdraw(payee, 500_00)).payment).toMatchObject({ state: 'HELD' });
});
