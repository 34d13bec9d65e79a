import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { createLaunchCode, playRound, redeemLaunchCode } from '#contract/casino.ts';
import {
  answerRealityCheck,
  askToReturn,
  confirmLimit,
  excludeMyself,
  getLimits,
  setLimit,
  setRealityCheck,
  takeTimeOut,
} from '#contract/limits.ts';
import { getRealityCheck } from '#contract/play-record.ts';
import { approvePayment, listAudit } from '#contract/payment-desk.ts';
import { askDeposit, askWithdrawal, savePayee } from '#contract/payments.ts';
import { settleMarket } from '#contract/operator.ts';
import type { Credentials } from '#contract/rest-client.ts';
import { aPerson } from '#contract/testing/people.ts';
import { getUser, logout, signIn, signUp } from '#contract/session.ts';
import type { Answer } from '#contract/rest-client.ts';
import { aBet, dataOf, TestExchange } from '#tests/support/test-exchange.ts';

const noon = Date.parse('2026-05-01T12:00:00Z');
const minute = 60_000;
const day = 24 * 60 * minute;
const password = 'the password of the bettor';

let exchange: TestExchange;
let now = noon;
let counter = 0;
/** A new bettor with ₹10,000, in each test. */
let by: Credentials;
let userName: string;

// Each test has an exchange of its own: the time of one never goes back.
beforeEach(async () => {
  now = noon;
  exchange = await TestExchange.open({ now: () => now, playMoney: 10_000_00 });
  userName = `limited${++counter}`;
  const body = aPerson({ userName, password }, { zone: 'UTC' });
  by = { token: dataOf(await exchange.call(signUp, { body })).token };
});
afterEach(() => exchange.close());

const newId = () => `limit-client-${++counter}`;
const deviceOf = async (): Promise<Credentials> => ({
  token: dataOf(await exchange.call(signIn, { body: { userName, password } })).token,
});
const signInAgain = async () => void (by = await deviceOf());
const codeOf = <C extends Call>(answer: Answer<C>) => (answer.ok ? 'OK' : answer.code);

const week = { kind: 'DEPOSIT', frame: 'WEEK' } as const;
const set = (
  params: { kind: 'DEPOSIT' | 'LOSS' | 'SESSION'; frame: 'DAY' | 'WEEK' },
  amount: number | null,
) => exchange.call(setLimit, { params, body: { clientId: newId(), amount } }, by);
const confirm = () => exchange.call(confirmLimit, { params: week, body: { clientId: newId() } }, by);
const limits = async () => dataOf(await exchange.call(getLimits, {}, by));
const reality = async () => dataOf(await exchange.call(getRealityCheck, {}, by));
const deposit = async (amount: number, clientId = newId()) =>
  dataOf(await exchange.call(askDeposit, { body: { clientId, methodId: 'upi', amount } }, by)).result;
const approve = async (paymentId: string) =>
  dataOf(
    await exchange.call(
      approvePayment,
      { params: { paymentId }, body: { operatorName: 'Olga', bankId: newId() } },
      exchange.operator,
    ),
  );

test('a limit is set, used, raised after a day and a second yes, and every change is in the audit', async () => {
  const before = await deposit(300_00);
  if (before.status === 'REFUSED') throw new Error(before.code);
  await approve(before.payment.paymentId);
  dataOf(await set(week, 1_000_00));
  expect((await limits()).limits).toEqual([
    {
      ...week,
      amount: 1_000_00,
      since: '2026-05-01T12:00:00.000Z',
      asked: null,
      used: 300_00,
      left: 700_00,
      until: '2026-05-04T00:00:00.000Z',
    },
  ]);
  expect(await deposit(700_01)).toMatchObject({ code: 'DEPOSIT_LIMIT', left: 700_00, frame: 'WEEK' });
  expect(dataOf(await set(week, 2_000_00)).limits).toMatchObject([
    {
      amount: 1_000_00,
      asked: {
        amount: 2_000_00,
        from: '2026-05-02T12:00:00.000Z',
        until: '2026-05-09T12:00:00.000Z',
      },
    },
  ]);
  expect(codeOf(await confirm())).toBe('TOO_EARLY');
  now += day;
  await signInAgain();
  expect(dataOf(await confirm()).limits).toMatchObject([{ amount: 2_000_00, asked: null }]);
  expect(codeOf(await confirm())).toBe('NOTHING_ASKED');
  const audit = dataOf(await exchange.call(listAudit, { query: {} }, exchange.operator));
  const acts = audit.filter(({ who }) => who === 'bettor').map(({ act, at }) => [act, at]);
  expect(acts.slice(0, 3)).toEqual([
    ['RAISE_CONFIRMED', '2026-05-02T12:00:00.000Z'],
    ['RAISE_ASKED', '2026-05-01T12:00:00.000Z'],
    ['LIMIT_SET', '2026-05-01T12:00:00.000Z'],
  ]);
});

test('a change that is sent again under its id is not made again', async () => {
  dataOf(await set(week, 500_00));
  const body = { clientId: newId(), amount: 900_00 };
  dataOf(await exchange.call(setLimit, { params: week, body }, by));
  now += 60 * minute;
  await signInAgain();
  const again = dataOf(await exchange.call(setLimit, { params: week, body }, by));
  expect(again.limits[0]?.asked?.at).toBe('2026-05-01T12:00:00.000Z');
  const other = { ...body, amount: 800_00 };
  expect(codeOf(await exchange.call(setLimit, { params: week, body: other }, by))).toBe('CLIENT_ID_REUSED');
});

test('a lowered limit, what is used of it, and an exclusion hold after a restart', async () => {
  dataOf(await set(week, 5_000_00));
  const { token } = by;
  const asked = await deposit(400_00);
  if (asked.status === 'REFUSED') throw new Error(asked.code);
  await approve(asked.payment.paymentId);
  dataOf(await set(week, 1_000_00));
  const before = await limits();
  await exchange.reopen();
  expect(await limits()).toEqual(before);
  expect(await deposit(600_01)).toMatchObject({ code: 'DEPOSIT_LIMIT', left: 600_00 });
  dataOf(await exchange.call(excludeMyself, { body: { clientId: newId(), months: 6 } }, by));
  await exchange.reopen();
  by = { token };
  expect(await deposit(100_00)).toMatchObject({ code: 'SELF_EXCLUDED' });
  expect(dataOf(await exchange.call(getUser, {}, by))).toMatchObject({ isSelfExcluded: true });
});

test('an excluded bettor is refused bets, deposits and games, may take money out, and comes back a day after asking', async () => {
  const marketId = await exchange.openMarket(`excluded${counter}`);
  const [order] = await exchange.instruct(by, marketId, aBet({ odds: 500 }));
  expect(order?.status).toBe('ACCEPTED');
  const body = { clientId: newId(), months: 6 };
  expect(dataOf(await exchange.call(excludeMyself, { body }, by)).exclusion).toEqual({
    since: '2026-05-01T12:00:00.000Z',
    until: '2026-11-01T12:00:00.000Z',
    backAt: null,
  });
  expect(await exchange.instruct(by, marketId, aBet())).toMatchObject([{ code: 'SELF_EXCLUDED' }]);
  const { code } = dataOf(await exchange.call(createLaunchCode, { body: { eventId: '99.0003' } }, by));
  expect(codeOf(await exchange.call(redeemLaunchCode, { body: { code } }, exchange.games))).toBe(
    'SELF_EXCLUDED',
  );
  const payee = {
    clientId: newId(),
    password,
    payeeId: null,
    holder: 'Ann Example',
    bank: 'Example Bank',
    account: 'ann@upi',
  };
  const saved = dataOf(await exchange.call(savePayee, { body: payee }, by)).result;
  if (saved.status === 'REFUSED') throw new Error(saved.code);
  const { payeeId, version: payeeVersion } = saved.payee;
  const out = { clientId: newId(), payeeId, payeeVersion, amount: 10_000_00 };
  expect(dataOf(await exchange.call(askWithdrawal, { body: out }, by)).result.status).toBe('ACCEPTED');
  expect(codeOf(await exchange.call(askToReturn, { body: { clientId: newId() } }, by))).toBe('TOO_EARLY');
  now = Date.parse('2026-11-01T12:00:00Z');
  await signInAgain();
  dataOf(await exchange.call(askToReturn, { body: { clientId: newId() } }, by));
  now += day;
  await signInAgain();
  expect(await deposit(100_00)).toMatchObject({ status: 'ACCEPTED' });
});

test('a time-out is told to the bettor’s page, and cannot be shortened', async () => {
  const take = (length: 'DAY' | 'WEEK') =>
    exchange.call(takeTimeOut, { body: { clientId: newId(), length } }, by);
  expect(dataOf(await take('WEEK')).timedOutUntil).toBe('2026-05-08T12:00:00.000Z');
  expect(codeOf(await take('DAY'))).toBe('NOT_SHORTER');
  expect(dataOf(await exchange.call(getUser, {}, by))).toMatchObject({
    isTimedOut: true,
    isSelfExcluded: false,
  });
  now += 7 * day;
  await signInAgain();
  expect(dataOf(await exchange.call(getUser, {}, by))).toMatchObject({ isTimedOut: false });
});

test('the time signed in is the union over devices; once it is used up nothing is taken on until the day ends', async () => {
  dataOf(await set({ kind: 'SESSION', frame: 'DAY' }, 60));
  const marketId = await exchange.openMarket(`session${counter}`);
  const other = await deviceOf();
  now += 20 * minute;
  // Both devices were there at once: twenty minutes, not forty.
  expect((await limits()).limits).toMatchObject([{ kind: 'SESSION', used: 20, left: 40 }]);
  dataOf(await exchange.call(logout, {}, by));
  by = other;
  now += 5 * minute;
  dataOf(await exchange.call(logout, {}, by));
  now += 60 * minute;
  await exchange.reopen();
  await signInAgain();
  const waiting = aBet({ odds: 500 });
  const [placed] = await exchange.instruct(by, marketId, waiting);
  if (placed?.status !== 'ACCEPTED') throw new Error('It was refused');
  now += 25 * minute;
  expect((await limits()).limits).toMatchObject([{ used: 50, left: 10 }]);
  now += 4 * minute;
  await signInAgain();
  now += 6 * minute - 1;
  expect((await exchange.instruct(by, marketId, aBet({ odds: 600 })))[0]?.status).toBe('ACCEPTED');
  now += 1;
  const refused = [{ status: 'REFUSED', code: 'SESSION_LIMIT' }];
  expect(await exchange.instruct(by, marketId, aBet())).toMatchObject(refused);
  expect(await deposit(100_00)).toMatchObject({ code: 'SESSION_LIMIT' });
  const round = {
    userName,
    eventId: '99.0003',
    gameName: 'High Card',
    bet: 'Left',
    result: 'right',
    stake: 1,
    payout: 0,
  };
  const play = { params: { roundId: newId() }, body: { ...round, sessionId: 'session-1' } };
  expect(codeOf(await exchange.call(playRound, play, exchange.games))).toBe('SESSION_ENDED');
  // What was placed keeps its answer; what lowers the risk is carried out.
  expect(await exchange.instruct(by, marketId, waiting)).toMatchObject([{ status: 'ACCEPTED' }]);
  const { orderId } = placed.orders[0]!;
  const less = { type: 'EDIT', clientId: newId(), orderId, stake: 500_00 } as const;
  const more = { ...less, clientId: newId(), stake: 900_00 };
  const cancel = { type: 'CANCEL', clientId: newId(), orderId } as const;
  const changes = [];
  for (const change of [less, more, cancel]) changes.push(...(await exchange.instruct(by, marketId, change)));
  expect(changes.map(({ status }) => status)).toEqual(['ACCEPTED', 'REFUSED', 'ACCEPTED']);
  now = Date.parse('2026-05-02T00:00:00Z');
  await signInAgain();
  expect((await exchange.instruct(by, marketId, aBet()))[0]?.status).toBe('ACCEPTED');
});

test('a reality check is one for all devices, refuses until it is answered, and says what was done', async () => {
  const every = (minutes: 15 | 30 | 60 | null) =>
    exchange.call(setRealityCheck, { body: { clientId: newId(), every: minutes } }, by);
  expect(dataOf(await every(15)).realityEvery).toBe(15);
  const maker = await exchange.signIn('ben');
  const marketId = await exchange.openMarket(`reality${counter}`);
  await exchange.instruct(maker, marketId, aBet({ side: 'LAY', odds: 300, stake: 100_00 }));
  await exchange.instruct(by, marketId, aBet({ odds: 300, stake: 100_00 }));
  await exchange.instruct(maker, marketId, aBet({ odds: 400, stake: 150_00 }));
  await exchange.instruct(by, marketId, aBet({ side: 'LAY', odds: 400, stake: 150_00 }));
  const settle = { params: { marketId }, body: { winners: ['r2'] } };
  dataOf(await exchange.call(settleMarket, settle, exchange.operator));
  now += 15 * minute - 1;
  expect(await reality()).toMatchObject({ isDue: false, dueIn: 1, minutes: 14 });
  now += 1;
  by = await deviceOf();
  expect(await reality()).toEqual({
    every: 15,
    isDue: true,
    dueIn: 0,
    since: '2026-05-01T12:00:00.000Z',
    minutes: 15,
    staked: 550_00,
    won: 49_00,
    lost: 0,
    deposited: 0,
    bets: 2,
    rounds: 0,
  });
  const open = await exchange.openMarket(`checked${counter}`);
  const refused = [{ status: 'REFUSED', code: 'REALITY_CHECK' }];
  expect(await exchange.instruct(by, open, aBet())).toMatchObject(refused);
  expect(await deposit(100_00)).toMatchObject({ code: 'REALITY_CHECK' });
  dataOf(await exchange.call(answerRealityCheck, { body: { clientId: newId() } }, by));
  expect((await exchange.instruct(by, open, aBet()))[0]?.status).toBe('ACCEPTED');
  expect(await reality()).toMatchObject({ isDue: false, dueIn: 900, minutes: 0, bets: 0 });
});
