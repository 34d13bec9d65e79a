import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fundAccount } from '#contract/operator.ts';
import { listOrders } from '#contract/order.ts';
import {
  approvePayment,
  blockAccount,
  closePaidTwice,
  closeSent,
  closeUnmatched,
  getDesk,
  grantBonus,
  listAudit,
  reconcile,
  refusePayment,
  setPaymentMethod,
  setProviderAway,
} from '#contract/payment-desk.ts';
import {
  askDeposit,
  askWithdrawal,
  getWallet,
  giveUtr,
  listPaymentMethods,
  savePayee,
  type Payment,
} from '#contract/payments.ts';
import type { Credentials } from '#contract/rest-client.ts';
import { getUser, signUp } from '#contract/session.ts';
import type { CommandGate } from '#server/exchange/engine/commands/commands.ts';
import { must } from '#domain/must.ts';
import { aBet, dataOf, TestExchange } from '#tests/support/test-exchange.ts';
import { idleDesk } from '#tests/support/idle-desk.ts';
import type { PaymentDesk } from './payment-desk-needs.ts';

const day = 24 * 60 * 60_000;
const password = 'the password of the payer';
const difference = { bankId: 'b0', what: 'NOT_IN_LEDGER', ledger: null, provider: 500 } as const;

let exchange: TestExchange;
let now = Date.parse('2026-05-01T12:00:00Z');
let wakes = 0;
let counter = 0;
let gate: CommandGate;
let by: Credentials;
let userName: string;

function openDesk(needs: { gate: CommandGate }): PaymentDesk {
  ({ gate } = needs);
  return {
    ...idleDesk(needs),
    wake: () => void wakes++,
    reconcile: async () => ({ compared: 3, differences: [difference] }),
    lastDifferences: () => [difference],
  };
}

beforeAll(async () => {
  exchange = await TestExchange.open({ now: () => now, openDesk });
});
afterAll(() => exchange.close());
beforeEach(async () => {
  userName = `payer${++counter}`;
  by = { token: dataOf(await exchange.call(signUp, { body: { userName, password } })).token };
  wakes = 0;
});

const newId = (name = 'client') => `${name}-${++counter}`;
const olga = { operatorName: 'Olga', reason: 'The bank says so.' };
const desk = async () => dataOf(await exchange.call(getDesk, {}, exchange.operator));
const idsOf = (list: readonly { paymentId: string }[]) => list.map(({ paymentId }) => paymentId);

async function deposited(methodId = 'bank', amount = 1_000_00): Promise<Payment> {
  const body = { clientId: newId(), methodId, amount };
  const { result } = dataOf(await exchange.call(askDeposit, { body }, by));
  if (result.status === 'REFUSED') throw new Error(result.code);
  return result.payment;
}
async function waiting(): Promise<Payment> {
  const { paymentId } = await deposited();
  const body = { clientId: newId(), utr: String(100_000_000_000 + ++counter) };
  const { result } = dataOf(await exchange.call(giveUtr, { params: { paymentId }, body }, by));
  if (result.status === 'REFUSED') throw new Error(result.code);
  return result.payment;
}
const approve = (paymentId: string, body: { bankId?: string; amount?: number } = {}) =>
  exchange.call(approvePayment, { params: { paymentId }, body: { ...olga, ...body } }, exchange.operator);
const refuse = (paymentId: string) =>
  exchange.call(refusePayment, { params: { paymentId }, body: olga }, exchange.operator);
const close = (paymentId: string, outcome: 'PAID' | 'RETURNED', bankId: string | undefined = newId('bank')) =>
  exchange.call(closeSent, { params: { paymentId }, body: { ...olga, outcome, bankId } }, exchange.operator);
async function heldOut(amount: number): Promise<Payment> {
  dataOf(await approve((await deposited()).paymentId, { bankId: newId('bank') }));
  const payee = { payeeId: null, holder: 'P. Ayer', bank: 'Harbour Bank', account: '50210044771384' };
  const saving = { clientId: newId(), password, ...payee };
  const saved = dataOf(await exchange.call(savePayee, { body: saving }, by)).result;
  if (saved.status === 'REFUSED') throw new Error(saved.code);
  const { payeeId, version } = saved.payee;
  const body = { clientId: newId(), payeeId, payeeVersion: version, amount };
  const { result } = dataOf(await exchange.call(askWithdrawal, { body }, by));
  if (result.status === 'REFUSED') throw new Error(result.code);
  return result.payment;
}
const wallet = async () => dataOf(await exchange.call(getWallet, {}, by));
const cameUnmatched = (bankId: string, amount: number) =>
  gate.submit({
    type: 'MONEY_CAME',
    providerId: 'demo',
    bankId,
    amount,
    reference: null,
    utr: null,
    payerName: 'A. Stranger',
    payerAccountId: null,
    stored: null,
  });

test('the desk approves what came; of two operators at once one acts and the other is told', async () => {
  const payment = await waiting();
  expect(idsOf((await desk()).waiting)).toEqual([payment.paymentId]);
  expect((await desk()).waiting[0]).toMatchObject({ userName, utr: payment.utr });
  expect(await approve(payment.paymentId)).toMatchObject({ code: 'BANK_ID_NEEDED' });
  const [bankId, other] = [newId('bank'), newId('bank')];
  const answers = await Promise.all([
    approve(payment.paymentId, { bankId, amount: 990_00 }),
    approve(payment.paymentId, { bankId: other }),
  ]);
  expect(answers).toMatchObject([
    { ok: true, data: { state: 'APPROVED', came: 990_00 } },
    { ok: false, code: 'CHANGED_MEANWHILE' },
  ]);
  expect(await approve(payment.paymentId, { bankId: other })).toMatchObject({ code: 'CHANGED_MEANWHILE' });
  expect((await wallet()).bankBalance).toBe(990_00);
  expect((await desk()).waiting).toEqual([]);
  const second = await waiting();
  expect(await approve(second.paymentId, { bankId })).toMatchObject({ code: 'BANK_ID_USED' });
  expect(await approve('no-such-payment', { bankId: other })).toMatchObject({ code: 'UNKNOWN_PAYMENT' });
});

test('a refused deposit that comes late is credited, also after a restart', async () => {
  const { paymentId } = await waiting();
  expect(dataOf(await refuse(paymentId))).toMatchObject({
    state: 'REFUSED',
    steps: [{ state: 'ASKED' }, { state: 'WAITING' }, { state: 'REFUSED', reason: olga.reason }],
  });
  expect(await refuse(paymentId)).toMatchObject({ code: 'CHANGED_MEANWHILE' });
  await exchange.reopen();
  expect(dataOf(await approve(paymentId, { bankId: newId('bank') }))).toMatchObject({ state: 'APPROVED' });
  expect((await wallet()).bankBalance).toBe(1_000_00);
});

test('a held withdrawal is let go; two days later the desk lists it, and says what the bank did', async () => {
  const { paymentId } = await heldOut(400_00);
  expect(idsOf((await desk()).held)).toContain(paymentId);
  wakes = 0;
  expect(dataOf(await approve(paymentId))).toMatchObject({ state: 'SENT' });
  expect(wakes).toBe(1);
  now += 2 * day;
  expect(idsOf((await desk()).sentLong)).not.toContain(paymentId);
  now += 1;
  expect(idsOf((await desk()).sentLong)).toContain(paymentId);
  by = await exchange.signIn(userName, password);
  expect(dataOf(await close(paymentId, 'PAID'))).toMatchObject({ state: 'PAID' });
  expect(await wallet()).toMatchObject({ bankBalance: 600_00, held: 0 });
  expect(dataOf(await close(paymentId, 'RETURNED'))).toMatchObject({ state: 'RETURNED' });
  expect((await wallet()).bankBalance).toBe(1_000_00);
});

test('what never left the bank is returned by no bank transaction; two who close a withdrawal are told apart', async () => {
  const { paymentId } = await heldOut(400_00);
  expect(await close(paymentId, 'PAID')).toMatchObject({ code: 'NOT_POSSIBLE' });
  expect(await close(paymentId, 'RETURNED')).toMatchObject({ code: 'NOT_POSSIBLE' });
  dataOf(await approve(paymentId));
  expect(await refuse(paymentId)).toMatchObject({ code: 'NOT_POSSIBLE' });
  const closeAs = (operatorName: string, outcome: 'PAID' | 'RETURNED', bankId?: string) =>
    exchange.call(
      closeSent,
      { params: { paymentId }, body: { ...olga, operatorName, outcome, bankId } },
      exchange.operator,
    );
  expect(await closeAs('Olga', 'PAID')).toMatchObject({ code: 'BANK_ID_NEEDED' });
  expect(await closeAs('Olga', 'RETURNED', newId('bank'))).toMatchObject({ code: 'NOT_POSSIBLE' });
  const answers = await Promise.all([closeAs('Olga', 'RETURNED'), closeAs('Omar', 'RETURNED')]);
  expect(answers).toMatchObject([{ data: { state: 'RETURNED' } }, { code: 'CHANGED_MEANWHILE' }]);
  expect(await wallet()).toMatchObject({ bankBalance: 1_000_00, held: 0 });
});

test('what was paid twice is taken from what is available, and the rest is written off', async () => {
  const { paymentId } = await heldOut(900_00);
  dataOf(await refuse(paymentId));
  expect(dataOf(await close(paymentId, 'PAID'))).toMatchObject({ state: 'PAID_TWICE' });
  expect(idsOf((await desk()).paidTwice)).toContain(paymentId);
  const marketId = await exchange.openMarket(newId('twice'));
  await exchange.instruct(by, marketId, aBet({ stake: 300_00, odds: 500 }));
  const end = (how: 'TAKE' | 'WRITE_OFF') =>
    exchange.call(closePaidTwice, { params: { paymentId }, body: { ...olga, how } }, exchange.operator);
  expect(dataOf(await end('TAKE'))).toEqual({ left: 200_00 });
  expect(await wallet()).toMatchObject({ bankBalance: 300_00, available: 0, owed: 0 });
  expect(dataOf(await end('WRITE_OFF'))).toEqual({ left: 0 });
  expect(await end('WRITE_OFF')).toMatchObject({ code: 'NOT_POSSIBLE' });
  expect(idsOf((await desk()).paidTwice)).not.toContain(paymentId);
});

test('unmatched money is given to a bettor once, or sent back', async () => {
  const [mine, nobodys] = [newId('bank'), newId('bank')];
  await cameUnmatched(mine, 700_00);
  now += 1_000;
  await cameUnmatched(nobodys, 50_00);
  expect((await desk()).unmatched.map(({ bankId }) => bankId)).toEqual([mine, nobodys]);
  const end = (bankId: string, to: string | null, backBy?: string, operatorName = 'Olga') => {
    const body = { ...olga, operatorName, userName: to, bankId: backBy };
    return exchange.call(closeUnmatched, { params: { bankId }, body }, exchange.operator);
  };
  expect(await end(mine, 'nobody-here')).toMatchObject({ code: 'UNKNOWN_ACCOUNT' });
  expect(await end(mine, 'house-funding')).toMatchObject({ code: 'UNKNOWN_ACCOUNT' });
  const { payment } = dataOf(await end(mine, userName));
  expect(payment).toMatchObject({ kind: 'DEPOSIT', state: 'APPROVED', came: 700_00 });
  expect(must(payment).reference).toMatch(/^LL-/);
  expect((await wallet()).bankBalance).toBe(700_00);
  const again = { clientId: must(payment).clientId, methodId: 'bank', amount: 700_00 };
  expect(dataOf(await exchange.call(askDeposit, { body: again }, by)).result).toMatchObject({
    code: 'CLIENT_ID_REUSED',
  });
  expect(await end(mine, userName)).toMatchObject({ code: 'CHANGED_MEANWHILE' });
  expect(await end('no-such-money', null, newId('bank'))).toMatchObject({ code: 'UNKNOWN_PAYMENT' });
  expect(await end(nobodys, null)).toMatchObject({ code: 'BANK_ID_NEEDED' });
  expect(await end(nobodys, null, mine)).toMatchObject({ code: 'BANK_ID_USED' });
  const answers = await Promise.all([
    end(nobodys, null, newId('bank')),
    end(nobodys, null, newId('bank'), 'Omar'),
  ]);
  expect(answers).toMatchObject([{ data: { payment: null } }, { code: 'CHANGED_MEANWHILE' }]);
  expect((await desk()).unmatched).toEqual([]);
});

test('a bonus is promised once under its id, and is shown with what is left to do', async () => {
  const grantId = newId('grant');
  const until = new Date(now + 30 * day).toISOString();
  const grant = { ...olga, grantId, amount: 100_00, times: 5, product: null, until };
  const give = (body = grant) => exchange.call(grantBonus, { params: { userName }, body }, exchange.operator);
  const first = dataOf(await give());
  expect(first).toMatchObject({ target: 500_00, progress: 0, state: 'OPEN', reason: olga.reason, until });
  expect(dataOf(await give())).toEqual(first);
  expect(await give({ ...grant, amount: 200_00 })).toMatchObject({ code: 'CLIENT_ID_REUSED' });
  expect(await wallet()).toMatchObject({ bankBalance: 0, bonus: 100_00, grants: [first] });
});

test('ways to pay are switched off one by one and with their provider, and stay so over a restart', async () => {
  const isOn = async (methodId: string) =>
    dataOf(await exchange.call(listPaymentMethods, {}, by)).find((method) => method.methodId === methodId)
      ?.isOn;
  const setMethod = (methodId: string, on: boolean) =>
    exchange.call(setPaymentMethod, { params: { methodId }, body: { ...olga, isOn: on } }, exchange.operator);
  const setAway = (providerId: string, isAway: boolean) =>
    exchange.call(setProviderAway, { params: { providerId }, body: { ...olga, isAway } }, exchange.operator);
  dataOf(await setMethod('bank', false));
  dataOf(await setAway('demo', true));
  await exchange.reopen();
  expect([await isOn('bank'), await isOn('upi')]).toEqual([false, false]);
  expect(await desk()).toMatchObject({ offMethods: ['bank'], awayProviders: ['demo'] });
  dataOf(await setMethod('bank', true));
  dataOf(await setAway('demo', false));
  expect([await isOn('bank'), await isOn('upi')]).toEqual([true, true]);
  expect(wakes).toBeGreaterThan(0);
  expect(await setMethod('nothing', true)).toMatchObject({ code: 'UNKNOWN_METHOD' });
  expect(await setAway('nobody', true)).toMatchObject({ code: 'UNKNOWN_PROVIDER' });
});

test('a blocked account may sign in and is told so; its open orders are cancelled; unblocked, it bets again', async () => {
  const body = { amount: 1_000_00, reference: newId('money') };
  dataOf(await exchange.call(fundAccount, { params: { userName }, body }, exchange.operator));
  const marketId = await exchange.openMarket(newId('blocked'));
  await exchange.instruct(by, marketId, aBet({ stake: 500_00, odds: 500 }));
  const block = (blocked: boolean, name = userName) =>
    exchange.call(
      blockAccount,
      { params: { userName: name }, body: { ...olga, blocked } },
      exchange.operator,
    );
  const isLogin = async () => dataOf(await exchange.call(getUser, {}, by)).isLogin;
  expect(dataOf(await block(true))).toEqual({ blocked: true });
  expect(await isLogin()).toBe(0);
  const [order] = dataOf(await exchange.call(listOrders, { query: { marketId } }, by));
  expect(order).toMatchObject({ status: 'COMPLETE', cancelled: 500_00 });
  expect(await exchange.instruct(by, marketId, aBet({ stake: 500_00 }))).toMatchObject([{ code: 'BLOCKED' }]);
  await exchange.reopen();
  expect(await isLogin()).toBe(0);
  expect(await exchange.instruct(by, marketId, aBet({ stake: 500_00 }))).toMatchObject([{ code: 'BLOCKED' }]);
  dataOf(await block(false));
  expect(await isLogin()).toBe(1);
  expect(await exchange.instruct(by, marketId, aBet({ stake: 500_00 }))).toMatchObject([
    { status: 'ACCEPTED' },
  ]);
  expect(await block(true, 'nobody-here')).toMatchObject({ code: 'UNKNOWN_ACCOUNT' });
  expect(await block(true, 'house-funding')).toMatchObject({ code: 'UNKNOWN_ACCOUNT' });
});

test('each act is in the audit with who did it and why; a comparison tells its differences', async () => {
  const { paymentId } = await waiting();
  dataOf(await refuse(paymentId));
  const page = async (query: { before?: number; limit?: number }) =>
    dataOf(await exchange.call(listAudit, { query }, exchange.operator));
  const [last] = await page({ limit: 1 });
  expect(last).toMatchObject({ who: 'Olga', subject: paymentId, reason: olga.reason });
  const [before] = await page({ limit: 1, before: must(last).auditId });
  expect(must(before).auditId).toBeLessThan(must(last).auditId);
  for (const operatorName of ['exchange', 'provider:demo']) {
    const body = { ...olga, operatorName };
    const asked = exchange.call(refusePayment, { params: { paymentId }, body }, exchange.operator);
    expect(await asked).toMatchObject({ status: 400 });
  }
  const compared = { compared: 3, differences: [difference] };
  expect(dataOf(await exchange.call(reconcile, {}, exchange.operator))).toEqual(compared);
  expect((await desk()).differences).toEqual([difference]);
  expect(await exchange.call(getDesk, {}, by)).toMatchObject({ status: 403 });
});
