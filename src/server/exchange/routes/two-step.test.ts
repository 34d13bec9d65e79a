import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { changePassword } from '#contract/password.ts';
import { getUser, renewSession, signIn, signUp } from '#contract/session.ts';
import { aPerson } from '#contract/testing/people.ts';
import { beginTwoStep, confirmTwoStep, getTwoStep, switchOffTwoStep } from '#contract/two-step.ts';
import { codeAt } from '#tests/support/authenticator-app.ts';
import { dataOf, TestExchange } from '#tests/support/test-exchange.ts';
import {
  activityOf,
  giveCode,
  minute,
  password,
  signInByCode,
  stepDue,
  steppedBettor,
} from './two-step.fixture.ts';

let exchange: TestExchange;
let now = Date.parse('2026-05-01T10:00:00Z');
beforeAll(async () => {
  exchange = await TestExchange.open({ now: () => now });
});
afterAll(() => exchange.close());
// A code is of another time step in each test.
beforeEach(() => void (now += 10 * minute));

const halfMinute = 30_000;

test('it is switched on with the password and the app’s first code, and tells ten recovery codes once', async () => {
  const { token } = dataOf(await exchange.call(signUp, { body: aPerson({ userName: 'begins', password }) }));
  const by = { token };
  const confirm = (code: string) => exchange.call(confirmTwoStep, { body: { code } }, by);
  expect(await confirm('123456')).toMatchObject({ code: 'NOT_BEGUN' });
  const wrong = await exchange.call(beginTwoStep, { body: { password: 'another password' } }, by);
  expect(wrong).toMatchObject({ status: 422, code: 'WRONG_PASSWORD' });
  const { secret, uri } = dataOf(await exchange.call(beginTwoStep, { body: { password } }, by));
  expect(uri).toContain(`secret=${secret}`);
  expect(uri).toMatch(/^otpauth:\/\/totp\/Layline:begins\?/);
  expect(await confirm('12345')).toMatchObject({ status: 422, code: 'WRONG_CODE' });
  now += 16 * minute;
  expect(await confirm(codeAt(secret, now))).toMatchObject({ code: 'NOT_BEGUN' });
  const again = dataOf(await exchange.call(beginTwoStep, { body: { password } }, by));
  expect((await signInPlainly('begins')).ok).toBe(true);
  const { recoveryCodes } = dataOf(await confirm(codeAt(again.secret, now)));
  expect(new Set(recoveryCodes).size).toBe(10);
  for (const code of recoveryCodes) expect(code).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
  expect(dataOf(await exchange.call(getTwoStep, {}, by))).toEqual({
    isOn: true,
    since: new Date(now).toISOString(),
    recoveryCodesLeft: 10,
    resetAt: null,
    withdrawalsAbove: 10_000_00,
  });
  expect(await exchange.call(beginTwoStep, { body: { password } }, by)).toMatchObject({ code: 'ALREADY_ON' });
});

const signInPlainly = (userName: string) => exchange.call(signIn, { body: { userName, password } });

test('the password opens nothing then; its ticket and a code open one session, whose renewal asks for none', async () => {
  const { secret, userName } = await steppedBettor(exchange, 'two-steps', now);
  now += minute;
  const { ticket, resetAt } = await stepDue(exchange, userName);
  expect(resetAt).toBeNull();
  expect((await exchange.call(getUser, {}, { token: ticket })).ok).toBe(false);
  const { token } = dataOf(await giveCode(exchange, ticket, codeAt(secret, now)));
  const renewed = dataOf(await exchange.call(renewSession, {}, { token }));
  expect((await exchange.call(getUser, {}, { token: renewed.token })).ok).toBe(true);
  now += minute;
  expect(await giveCode(exchange, ticket, codeAt(secret, now))).toMatchObject({ code: 'TICKET_OVER' });
});

test('a token of a session, a ticket of six minutes ago and one from before another password are no tickets', async () => {
  const { secret, userName, by } = await steppedBettor(exchange, 'tickets', now);
  now += minute;
  const over = { status: 422, code: 'TICKET_OVER' };
  for (const text of [by.token!, '', 'x.y.z'])
    expect(await giveCode(exchange, text, codeAt(secret, now))).toMatchObject(over);
  const first = await stepDue(exchange, userName);
  now += 6 * minute;
  expect(await giveCode(exchange, first.ticket, codeAt(secret, now))).toMatchObject(over);
  const second = await stepDue(exchange, userName);
  const body = { currentPassword: password, newPassword: 'another long password' };
  dataOf(await exchange.call(changePassword, { body }, by));
  expect(await giveCode(exchange, second.ticket, codeAt(secret, now))).toMatchObject(over);
});

test('a code counts once, a half minute early or late, in digits of any script', async () => {
  const { secret, userName } = await steppedBettor(exchange, 'windows', now);
  const wrong = { status: 422, code: 'WRONG_CODE' };
  // The one that switched it on was used.
  expect(await signInByCode(exchange, userName, codeAt(secret, now))).toMatchObject(wrong);
  now += 10 * minute;
  for (const away of [-2, 2])
    expect(await signInByCode(exchange, userName, codeAt(secret, now + away * halfMinute))).toMatchObject(
      wrong,
    );
  const early = codeAt(secret, now - halfMinute);
  const typed = Array.from(early, (digit) => String.fromCodePoint(0x966 + Number(digit))).join('');
  expect((await signInByCode(exchange, userName, `${typed.slice(0, 3)} ${typed.slice(3)}`)).ok).toBe(true);
  expect(await signInByCode(exchange, userName, early)).toMatchObject(wrong);
  const late = codeAt(secret, now + halfMinute);
  const both = await Promise.all([1, 2].map(() => signInByCode(exchange, userName, late)));
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  // One that was shown before one that was used counts no more.
  expect(await signInByCode(exchange, userName, codeAt(secret, now))).toMatchObject(wrong);
});

test('without the device each recovery code signs in once, and its owner reads of it', async () => {
  const { userName, codes } = await steppedBettor(exchange, 'recovers', now);
  const [first, second] = codes as [string, string];
  const { token } = dataOf(await signInByCode(exchange, userName, first.toUpperCase().replaceAll('-', ' ')));
  expect(await signInByCode(exchange, userName, first)).toMatchObject({ code: 'WRONG_CODE' });
  dataOf(await signInByCode(exchange, userName, second));
  const by = { token };
  expect(dataOf(await exchange.call(getTwoStep, {}, by)).recoveryCodesLeft).toBe(8);
  await vi.waitFor(async () =>
    expect((await activityOf(exchange, by)).sort()).toEqual([
      'OPENED',
      'RECOVERY_CODE_USED 8 left',
      'RECOVERY_CODE_USED 9 left',
      'SECOND_STEP_REFUSED',
      'SIGNED_IN',
      'SIGNED_IN',
      'SIGNED_IN',
      'TWO_STEP_ON',
    ]),
  );
});

test('it is switched off by a code, and by nothing else', async () => {
  const { userName, by, codes } = await steppedBettor(exchange, 'offs', now);
  const off = (code: string) => exchange.call(switchOffTwoStep, { body: { code } }, by);
  for (const code of ['', '000000', password]) expect(await off(code)).toMatchObject({ code: 'WRONG_CODE' });
  expect(dataOf(await off(codes[0]!))).toMatchObject({ isOn: false, since: null, recoveryCodesLeft: 0 });
  expect((await signInPlainly(userName)).ok).toBe(true);
  expect(await activityOf(exchange, by)).toContain('TWO_STEP_OFF');
});

test('thirty wrong codes an hour are all that a stranger with the password has', async () => {
  const { secret, userName } = await steppedBettor(exchange, 'guessed', now);
  const { ticket } = await stepDue(exchange, userName);
  // The operator's programs are not slowed down, so that nobody waits here.
  const guess = () => giveCode(exchange, ticket, 'nothing', exchange.operator);
  const guesses = await Promise.all(Array.from({ length: 31 }, guess));
  expect(guesses.filter((answer) => !answer.ok && answer.code === 'TOO_MANY')).toHaveLength(1);
  now += 4 * minute;
  expect(await giveCode(exchange, ticket, codeAt(secret, now), exchange.operator)).toMatchObject({
    status: 429,
  });
  now += 60 * minute;
  expect((await signInByCode(exchange, userName, codeAt(secret, now))).ok).toBe(true);
});

test('a sign-up that is sent again opens no session past the second step', async () => {
  const person = aPerson({ userName: 'again', password });
  const { token } = dataOf(await exchange.call(signUp, { body: person }));
  const { secret } = dataOf(await exchange.call(beginTwoStep, { body: { password } }, { token }));
  expect((await exchange.call(signUp, { body: person })).ok).toBe(true);
  dataOf(await exchange.call(confirmTwoStep, { body: { code: codeAt(secret, now) } }, { token }));
  expect(await exchange.call(signUp, { body: person })).toMatchObject({ code: 'CLIENT_ID_REUSED' });
});
