import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fundAccount } from '#contract/operator.ts';
import { listOrders } from '#contract/order.ts';
import {
  blockAccount,
  getDesk,
  grantBonus,
  listAudit,
  reconcile,
  refusePayment,
  setPaymentMethod,
  setProviderAway,
} from '#contract/payment-desk.ts';
import { listPaymentMethods } from '#contract/payments.ts';
import { getUser } from '#contract/session.ts';
import { must } from '#domain/must.ts';
import { aBet, dataOf } from '#tests/support/test-exchange.ts';
import { DeskWorld, difference, olga } from './payment-desk.fixture.ts';

const day = 24 * 60 * 60_000;
const world = new DeskWorld();

beforeAll(() => world.open());
afterAll(() => world.exchange.close());
beforeEach(() => world.newBettor());

test('a bonus is promised once under its id, and is shown with what is left to do', async () => {
  const grantId = world.newId('grant');
  const until = new Date(world.now + 30 * day).toISOString();
  const grant = { ...olga, grantId, amount: 100_00, times: 5, product: null, until };
  const give = (body = grant) =>
    world.exchange.call(grantBonus, { params: { userName: world.userName }, body }, world.exchange.operator);
  const first = dataOf(await give());
  expect(first).toMatchObject({ target: 500_00, progress: 0, state: 'OPEN', reason: olga.reason, until });
  expect(dataOf(await give())).toEqual(first);
  expect(await give({ ...grant, amount: 200_00 })).toMatchObject({ code: 'CLIENT_ID_REUSED' });
  expect(await world.wallet()).toMatchObject({ bankBalance: 0, bonus: 100_00, grants: [first] });
});

test('ways to pay are switched off one by one and with their provider, and stay so over a restart', async () => {
  const isOn = async (methodId: string) =>
    dataOf(await world.exchange.call(listPaymentMethods, {}, world.by)).find(
      (method) => method.methodId === methodId,
    )?.isOn;
  const setMethod = (methodId: string, on: boolean) =>
    world.exchange.call(
      setPaymentMethod,
      { params: { methodId }, body: { ...olga, isOn: on } },
      world.exchange.operator,
    );
  const setAway = (providerId: string, isAway: boolean) =>
    world.exchange.call(
      setProviderAway,
      { params: { providerId }, body: { ...olga, isAway } },
      world.exchange.operator,
    );
  dataOf(await setMethod('bank', false));
  dataOf(await setAway('demo', true));
  await world.exchange.reopen();
  expect([await isOn('bank'), await isOn('upi')]).toEqual([false, false]);
  expect(await world.desk()).toMatchObject({ offMethods: ['bank'], awayProviders: ['demo'] });
  dataOf(await setMethod('bank', true));
  dataOf(await setAway('demo', false));
  expect([await isOn('bank'), await isOn('upi')]).toEqual([true, true]);
  expect(world.wakes).toBeGreaterThan(0);
  expect(await setMethod('nothing', true)).toMatchObject({ code: 'UNKNOWN_METHOD' });
  expect(await setAway('nobody', true)).toMatchObject({ code: 'UNKNOWN_PROVIDER' });
});

test('a blocked account may sign in and is told so; its open orders are cancelled; unblocked, it bets again', async () => {
  const body = { amount: 1_000_00, reference: world.newId('reference') };
  dataOf(
    await world.exchange.call(
      fundAccount,
      { params: { userName: world.userName }, body },
      world.exchange.operator,
    ),
  );
  const marketId = await world.exchange.openMarket(world.newId('blocked'));
  await world.exchange.instruct(world.by, marketId, aBet({ stake: 500_00, odds: 500 }));
  const block = (blocked: boolean, name = world.userName) =>
    world.exchange.call(
      blockAccount,
      { params: { userName: name }, body: { ...olga, blocked } },
      world.exchange.operator,
    );
  const isLogin = async () => dataOf(await world.exchange.call(getUser, {}, world.by)).isLogin;
  expect(dataOf(await block(true))).toEqual({ blocked: true });
  expect(await isLogin()).toBe(0);
  const [order] = dataOf(await world.exchange.call(listOrders, { query: { marketId } }, world.by));
  expect(order).toMatchObject({ status: 'COMPLETE', cancelled: 500_00 });
  expect(await world.exchange.instruct(world.by, marketId, aBet({ stake: 500_00 }))).toMatchObject([
    { code: 'BLOCKED' },
  ]);
  await world.exchange.reopen();
  expect(await isLogin()).toBe(0);
  expect(await world.exchange.instruct(world.by, marketId, aBet({ stake: 500_00 }))).toMatchObject([
    { code: 'BLOCKED' },
  ]);
  dataOf(await block(false));
  expect(await isLogin()).toBe(1);
  expect(await world.exchange.instruct(world.by, marketId, aBet({ stake: 500_00 }))).toMatchObject([
    { status: 'ACCEPTED' },
  ]);
  expect(await block(true, 'nobody-here')).toMatchObject({ code: 'UNKNOWN_ACCOUNT' });
  expect(await block(true, 'house-funding')).toMatchObject({ code: 'UNKNOWN_ACCOUNT' });
});

test('each act is in the audit with who did it and why; a comparison tells its differences', async () => {
  const { paymentId } = await world.waiting();
  dataOf(await world.refuse(paymentId));
  const page = async (query: { before?: number; limit?: number }) =>
    dataOf(await world.exchange.call(listAudit, { query }, world.exchange.operator));
  const [last] = await page({ limit: 1 });
  expect(last).toMatchObject({ who: 'Olga', subject: paymentId, reason: olga.reason });
  const [before] = await page({ limit: 1, before: must(last).auditId });
  expect(must(before).auditId).toBeLessThan(must(last).auditId);
  for (const operatorName of ['exchange', 'provider:demo']) {
    const body = { ...olga, operatorName };
    const asked = world.exchange.call(
      refusePayment,
      { params: { paymentId }, body },
      world.exchange.operator,
    );
    expect(await asked).toMatchObject({ status: 400 });
  }
  const compared = { compared: 3, differences: [difference] };
  expect(dataOf(await world.exchange.call(reconcile, {}, world.exchange.operator))).toEqual(compared);
  expect((await world.desk()).differences).toEqual([difference]);
  expect(await world.exchange.call(getDesk, {}, world.by)).toMatchObject({ status: 403 });
});

test('an act needs an operator’s name and, where something is refused or ended, a reason; else nothing is done', async () => {
  const { paymentId } = await world.waiting();
  const named = [{ operatorName: '' }, { operatorName: 'x'.repeat(61) }, { operatorName: 'provider:upline' }];
  for (const body of [...named, { reason: 'no' }, { reason: 'x'.repeat(201) }])
    expect(await world.refuse(paymentId, body)).toMatchObject({ status: 400 });
  for (const amount of [0, -1, 1.5, 2 ** 53])
    expect(await world.approve(paymentId, { bankId: world.newId('bank'), amount })).toMatchObject({
      status: 400,
    });
  expect((await world.desk()).waiting.map((payment) => payment.paymentId)).toContain(paymentId);
  expect(await world.wallet()).toMatchObject({ bankBalance: 0 });
});

test('of two operators who act at once, the audit has the one who did, and later both of who acted after each other', async () => {
  const { paymentId } = await world.waiting();
  const answers = await Promise.all([
    world.approve(paymentId, { bankId: world.newId('bank'), operatorName: 'Olga' }),
    world.refuse(paymentId, { operatorName: 'Omar' }),
  ]);
  expect(answers).toMatchObject([
    { data: { state: 'APPROVED' } },
    // As it was when the second one looked at it.
    { code: expect.stringMatching(/^(CHANGED_MEANWHILE|NOT_POSSIBLE)$/) },
  ]);
  expect(await world.refuse(paymentId)).toMatchObject({ code: 'NOT_POSSIBLE' });
  const late = await world.waiting();
  dataOf(await world.refuse(late.paymentId, { operatorName: 'Omar' }));
  dataOf(await world.approve(late.paymentId, { bankId: world.newId('bank'), operatorName: 'Olga' }));
  const audit = dataOf(
    await world.exchange.call(listAudit, { query: { limit: 3 } }, world.exchange.operator),
  );
  expect(audit.map(({ who, act, subject }) => [who, act, subject])).toEqual([
    ['Olga', 'APPROVED', late.paymentId],
    ['Omar', 'REFUSED', late.paymentId],
    ['Olga', 'APPROVED', paymentId],
  ]);
});
