import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { approvePayment } from '#contract/payment-desk.ts';
import { askDeposit } from '#contract/payments.ts';
import { getPlayRecord } from '#contract/play-record.ts';
import type { Credentials } from '#contract/rest-client.ts';
import { logout, signUp } from '#contract/session.ts';
import { aPerson } from '#contract/testing/people.ts';
import { dataOf, TestExchange } from '#tests/support/test-exchange.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** A Friday. */
const noon = Date.parse('2026-05-01T12:00:00Z');
const password = 'the password of the bettor';

let exchange: TestExchange;
let now = noon;
let counter = 0;
/** A new bettor in each test. */
let by: Credentials;
let userName: string;

beforeAll(async () => {
  exchange = await TestExchange.open({ now: () => now });
});
afterAll(() => exchange.close());
beforeEach(async () => {
  now = noon;
  userName = `player${++counter}`;
  const body = aPerson({ userName, password }, { zone: 'UTC' });
  by = { token: dataOf(await exchange.call(signUp, { body })).token };
});

const record = async () => dataOf(await exchange.call(getPlayRecord, {}, by));

test('the play record tells net deposits by month and the time signed in', async () => {
  const body = { clientId: 'a-deposit-of-meera', methodId: 'upi', amount: 300_00 };
  const { result } = dataOf(await exchange.call(askDeposit, { body }, by));
  if (result.status === 'REFUSED') throw new Error(result.code);
  const { paymentId } = result.payment;
  const approval = { operatorName: 'Olga', bankId: 'the-bank-id' };
  dataOf(await exchange.call(approvePayment, { params: { paymentId }, body: approval }, exchange.operator));
  now += 10 * minute;
  const told = await record();
  expect(told).toMatchObject({
    deposited: 300_00,
    withdrawn: 0,
    minutesToday: 10,
    minutesThisWeek: 10,
    minutesSignedIn: 10,
  });
  expect(told.months).toHaveLength(12);
  expect(told.months.slice(-2)).toEqual([
    { month: '2026-04', deposited: 0, withdrawn: 0 },
    { month: '2026-05', deposited: 300_00, withdrawn: 0 },
  ]);
});

test('a week’s time begins on Monday, and outlives what memory holds of sessions', async () => {
  now += 10 * minute;
  dataOf(await exchange.call(logout, {}, by));
  now += 2 * day;
  await exchange.reopen();
  by = await exchange.signIn(userName, password);
  now += 5 * minute;
  // 3 May is a Sunday.
  expect(await record()).toMatchObject({ minutesToday: 5, minutesThisWeek: 15 });
  dataOf(await exchange.call(logout, {}, by));
  now += day;
  by = await exchange.signIn(userName, password);
  now += minute;
  expect(await record()).toMatchObject({ minutesToday: 1, minutesThisWeek: 1 });
});
