import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { closePaidTwice, closeUnmatched } from '#contract/payment-desk.ts';
import { askDeposit, transferMoney } from '#contract/payments.ts';
import { getProfitLoss, getStatement } from '#contract/reports.ts';
import { must } from '#domain/must.ts';
import { fundText } from '#domain/words/transaction-words.ts';
import { aBet, dataOf } from '#tests/support/test-exchange.ts';
import { DeskWorld, olga } from './payment-desk.fixture.ts';

const day = 24 * 60 * 60_000;
const world = new DeskWorld();

beforeAll(() => world.open());
afterAll(() => world.exchange.close());
beforeEach(() => world.newBettor());

const idsOf = (list: readonly { paymentId: string }[]) => list.map(({ paymentId }) => paymentId);

test('the desk approves what came; of two operators at once one acts and the other is told', async () => {
  const payment = await world.waiting();
  expect(idsOf((await world.desk()).waiting)).toEqual([payment.paymentId]);
  expect((await world.desk()).waiting[0]).toMatchObject({ userName: world.userName, utr: payment.utr });
  expect(await world.approve(payment.paymentId)).toMatchObject({ code: 'BANK_ID_NEEDED' });
  const [bankId, other] = [world.newId('bank'), world.newId('bank')];
  const answers = await Promise.all([
    world.approve(payment.paymentId, { bankId, amount: 990_00 }),
    world.approve(payment.paymentId, { bankId: other }),
  ]);
  expect(answers).toMatchObject([
    { ok: true, data: { state: 'APPROVED', came: 990_00 } },
    { ok: false, code: 'CHANGED_MEANWHILE' },
  ]);
  expect(await world.approve(payment.paymentId, { bankId: other })).toMatchObject({
    code: 'CHANGED_MEANWHILE',
  });
  expect((await world.wallet()).bankBalance).toBe(990_00);
  expect((await world.desk()).waiting).toEqual([]);
  const second = await world.waiting();
  expect(await world.approve(second.paymentId, { bankId })).toMatchObject({ code: 'BANK_ID_USED' });
  expect(await world.approve('no-such-payment', { bankId: other })).toMatchObject({
    code: 'UNKNOWN_PAYMENT',
  });
});

test('a refused deposit that comes late is credited, also after a restart', async () => {
  const { paymentId } = await world.waiting();
  expect(dataOf(await world.refuse(paymentId))).toMatchObject({
    state: 'REFUSED',
    steps: [{ state: 'ASKED' }, { state: 'WAITING' }, { state: 'REFUSED', reason: olga.reason }],
  });
  expect(await world.refuse(paymentId)).toMatchObject({ code: 'CHANGED_MEANWHILE' });
  await world.exchange.reopen();
  expect(dataOf(await world.approve(paymentId, { bankId: world.newId('bank') }))).toMatchObject({
    state: 'APPROVED',
  });
  expect((await world.wallet()).bankBalance).toBe(1_000_00);
});

test('a held withdrawal is let go; two days later the desk lists it, and says what the bank did', async () => {
  const { paymentId } = await world.heldOut(400_00);
  expect(idsOf((await world.desk()).held)).toContain(paymentId);
  world.wakes = 0;
  for (const body of [{ amount: 300_00 }, { bankId: world.newId('bank') }])
    expect(await world.approve(paymentId, body)).toMatchObject({ code: 'NOT_POSSIBLE' });
  expect(dataOf(await world.approve(paymentId))).toMatchObject({ state: 'SENT' });
  expect(world.wakes).toBe(1);
  world.now += 2 * day;
  expect(idsOf((await world.desk()).sentLong)).not.toContain(paymentId);
  world.now += 1;
  expect(idsOf((await world.desk()).sentLong)).toContain(paymentId);
  await world.signInAgain();
  expect(dataOf(await world.close(paymentId, 'PAID'))).toMatchObject({ state: 'PAID' });
  expect(await world.wallet()).toMatchObject({ bankBalance: 600_00, held: 0 });
  expect(dataOf(await world.close(paymentId, 'RETURNED'))).toMatchObject({ state: 'RETURNED' });
  expect((await world.wallet()).bankBalance).toBe(1_000_00);
});

test('what never left the bank is returned by no bank transaction; two who close a withdrawal are told apart', async () => {
  const { paymentId } = await world.heldOut(400_00);
  expect(await world.close(paymentId, 'PAID')).toMatchObject({ code: 'NOT_POSSIBLE' });
  expect(await world.close(paymentId, 'RETURNED')).toMatchObject({ code: 'NOT_POSSIBLE' });
  dataOf(await world.approve(paymentId));
  expect(await world.refuse(paymentId)).toMatchObject({ code: 'NOT_POSSIBLE' });
  expect(await world.close(paymentId, 'PAID', {})).toMatchObject({ code: 'BANK_ID_NEEDED' });
  expect(await world.close(paymentId, 'RETURNED')).toMatchObject({ code: 'NOT_POSSIBLE' });
  const answers = await Promise.all(
    ['Olga', 'Omar'].map((operatorName) => world.close(paymentId, 'RETURNED', { operatorName })),
  );
  expect(answers).toMatchObject([{ data: { state: 'RETURNED' } }, { code: 'CHANGED_MEANWHILE' }]);
  expect(await world.wallet()).toMatchObject({ bankBalance: 1_000_00, held: 0 });
});

test('what was paid twice is taken from what is available, and the rest is written off', async () => {
  const { paymentId } = await world.heldOut(900_00);
  dataOf(await world.refuse(paymentId));
  expect(dataOf(await world.close(paymentId, 'PAID'))).toMatchObject({ state: 'PAID_TWICE' });
  expect(idsOf((await world.desk()).paidTwice)).toContain(paymentId);
  const marketId = await world.exchange.openMarket(world.newId('twice'));
  await world.exchange.instruct(world.by, marketId, aBet({ stake: 300_00, odds: 500 }));
  const end = (how: 'TAKE' | 'WRITE_OFF') =>
    world.exchange.call(
      closePaidTwice,
      { params: { paymentId }, body: { ...olga, how } },
      world.exchange.operator,
    );
  expect(dataOf(await end('TAKE'))).toEqual({ left: 200_00 });
  expect(await world.wallet()).toMatchObject({ bankBalance: 300_00, available: 0, owed: 0 });
  expect(dataOf(await end('WRITE_OFF'))).toEqual({ left: 0 });
  expect(await end('WRITE_OFF')).toMatchObject({ code: 'NOT_POSSIBLE' });
  expect(idsOf((await world.desk()).paidTwice)).not.toContain(paymentId);
});

test('the statement has every kind of payment and a sum of one’s own money; profit and loss has none', async () => {
  const { paymentId } = await world.heldOut(900_00);
  dataOf(await world.refuse(paymentId));
  dataOf(await world.close(paymentId, 'PAID'));
  dataOf(
    await world.exchange.call(
      closePaidTwice,
      { params: { paymentId }, body: { ...olga, how: 'TAKE' } },
      world.exchange.operator,
    ),
  );
  const lost = await world.deposited('bank', 500_00);
  const came = dataOf(await world.approve(lost.paymentId, { bankId: world.newId('bank') }));
  const { accountId } = must(await world.gate.look(({ payments }) => payments.ended.get(lost.paymentId)));
  const actor = { who: 'provider:upline', reason: null };
  const kept = { accountId, providerId: 'upline', bankId: null, payTarget: null, leftOver: 0 };
  const step = { to: 'TAKEN_BACK', bankId: world.newId('bank'), reason: olga.reason } as const;
  const stored = { ...came, ...kept };
  await world.gate.submit({ type: 'STEP_PAYMENT', paymentId: lost.paymentId, step, actor, stored });
  const body = { clientId: world.newId(), direction: 'TO_PARTNER', amount: 30_00 } as const;
  dataOf(await world.exchange.call(transferMoney, { body }, world.by));
  const query = { from: '2026-05-01', to: '2026-06-01', direction: 'ASC' } as const;
  const { entries, ...sums } = dataOf(await world.exchange.call(getStatement, { query }, world.by));
  expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['payment-in', 1_000_00],
    ['withdrawal', -900_00],
    ['withdrawal-back', 900_00],
    ['withdrawal-taken', -900_00],
    ['payment-in', 500_00],
    ['payment-in-back', -500_00],
    ['transfer', -30_00],
  ]);
  expect(sums).toMatchObject({ total: 70_00, funds: 70_00, closing: 70_00 });
  for (const { kind, amount } of entries) expect(fundText(kind, amount)).not.toBeNull();
  const profit = await world.exchange.call(getProfitLoss, { query: { ...query, level: 'MARKET' } }, world.by);
  expect(dataOf(profit)).toMatchObject({ count: 0 });
});

test('unmatched money is given to a bettor once, or sent back', async () => {
  const [mine, nobodys] = [world.newId('bank'), world.newId('bank')];
  await world.cameUnmatched(mine, 700_00);
  world.now += 1_000;
  await world.cameUnmatched(nobodys, 50_00);
  expect((await world.desk()).unmatched.map(({ bankId }) => bankId)).toEqual([mine, nobodys]);
  const end = (bankId: string, to: string | null, backBy?: string, operatorName = 'Olga') => {
    const body = { ...olga, operatorName, userName: to, bankId: backBy };
    return world.exchange.call(closeUnmatched, { params: { bankId }, body }, world.exchange.operator);
  };
  expect(await end(mine, 'nobody-here')).toMatchObject({ code: 'UNKNOWN_ACCOUNT' });
  expect(await end(mine, 'house-funding')).toMatchObject({ code: 'UNKNOWN_ACCOUNT' });
  const { payment } = dataOf(await end(mine, world.userName));
  expect(payment).toMatchObject({ kind: 'DEPOSIT', state: 'APPROVED', came: 700_00 });
  expect(must(payment).reference).toMatch(/^LL-/);
  expect((await world.wallet()).bankBalance).toBe(700_00);
  const again = { clientId: must(payment).clientId, methodId: 'bank', amount: 700_00 };
  expect(dataOf(await world.exchange.call(askDeposit, { body: again }, world.by)).result).toMatchObject({
    code: 'CLIENT_ID_REUSED',
  });
  expect(await end(mine, world.userName)).toMatchObject({ code: 'CHANGED_MEANWHILE' });
  expect(await end('no-such-money', null, world.newId('bank'))).toMatchObject({ code: 'UNKNOWN_PAYMENT' });
  expect(await end(nobodys, null)).toMatchObject({ code: 'BANK_ID_NEEDED' });
  expect(await end(nobodys, null, mine)).toMatchObject({ code: 'BANK_ID_USED' });
  const answers = await Promise.all([
    end(nobodys, null, world.newId('bank')),
    end(nobodys, null, world.newId('bank'), 'Omar'),
  ]);
  expect(answers).toMatchObject([{ data: { payment: null } }, { code: 'CHANGED_MEANWHILE' }]);
  expect((await world.desk()).unmatched).toEqual([]);
});
