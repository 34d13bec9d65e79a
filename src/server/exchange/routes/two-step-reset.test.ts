import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listMessages } from '#contract/password.ts';
import { listAudit } from '#contract/payment-desk.ts';
import { signIn } from '#contract/session.ts';
import { getTwoStep, resetTwoStep } from '#contract/two-step.ts';
import { codeAt } from '#tests/support/authenticator-app.ts';
import { dataOf, TestExchange } from '#tests/support/test-exchange.ts';
import { activityOf, minute, password, signInByCode, stepDue, steppedBettor } from './two-step.fixture.ts';

/** The second step is lost: an operator resets it. */

let exchange: TestExchange;
let now = Date.parse('2026-05-01T10:00:00Z');
beforeAll(async () => {
  exchange = await TestExchange.open({ now: () => now });
});
afterAll(() => exchange.close());
beforeEach(() => void (now += 10 * minute));

const day = 24 * 60 * minute;
const reset = (userName: string) => {
  const body = { operatorName: 'olga', reason: 'The phone was lost; shown by passport' };
  return exchange.call(resetTwoStep, { params: { userName }, body }, exchange.operator);
};
const signInPlainly = (userName: string) => exchange.call(signIn, { body: { userName, password } });
const auditOf = async () => {
  const lines = dataOf(await exchange.call(listAudit, { query: {} }, exchange.operator));
  return lines
    .filter(({ act }) => act.startsWith('TWO_STEP'))
    .map(({ who, act, reason }) => ({ who, act, reason }));
};

test('a reset waits a day, is told to its owner at once, and then the password alone signs in', async () => {
  const { userName, by } = await steppedBettor(exchange, 'lost', now);
  const asked = now;
  const { resetAt } = dataOf(await reset(userName));
  expect(Date.parse(resetAt) - asked).toBe(day);
  now += 20 * minute;
  // Asked again, it does not begin anew.
  expect(dataOf(await reset(userName)).resetAt).toBe(resetAt);
  expect(await activityOf(exchange, by)).toContain(
    `TWO_STEP_RESET_ASKED It holds from ${resetAt.slice(0, 16).replace('T', ' ')} UTC on`,
  );
  const [message] = dataOf(await exchange.call(listMessages, {}, exchange.operator));
  expect(message).toMatchObject({ userName, text: expect.stringMatching(/sign in with a code before/) });
  now = asked + day - 1;
  expect((await stepDue(exchange, userName)).resetAt).toBe(resetAt);
  now = asked + day;
  const { token } = dataOf(await signInPlainly(userName));
  expect(await activityOf(exchange, { token })).toContain('TWO_STEP_RESET');
  expect(dataOf(await exchange.call(getTwoStep, {}, { token })).isOn).toBe(false);
  expect(await auditOf()).toEqual(
    [1, 2].map(() => ({
      who: 'olga',
      act: 'TWO_STEP_RESET_ASKED',
      reason: 'The phone was lost; shown by passport',
    })),
  );
  expect(await reset(userName)).toMatchObject({ status: 422, code: 'NOT_ON' });
});

test('a sign-in with the second step stops it, so that nobody takes an account that way', async () => {
  const { userName, secret } = await steppedBettor(exchange, 'robbed', now);
  dataOf(await reset(userName));
  now += 60 * minute;
  const { token } = dataOf(await signInByCode(exchange, userName, codeAt(secret, now)));
  expect(dataOf(await exchange.call(getTwoStep, {}, { token })).resetAt).toBeNull();
  expect(await activityOf(exchange, { token })).toContain('TWO_STEP_RESET_STOPPED');
  expect((await auditOf())[0]).toEqual({ who: 'bettor', act: 'TWO_STEP_RESET_STOPPED', reason: null });
  now += 2 * day;
  expect(await signInPlainly(userName)).toMatchObject({ code: 'SECOND_STEP_DUE' });
});

test('of an account without a second step, and of none, nothing is reset', async () => {
  expect(await reset('asha')).toMatchObject({ code: 'NOT_ON' });
  expect(await reset('nobody')).toMatchObject({ code: 'UNKNOWN_ACCOUNT' });
});
