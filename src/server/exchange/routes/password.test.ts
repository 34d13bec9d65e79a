import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPerson } from '#contract/testing/people.ts';
import { listPasswordChanges } from '#contract/activity.ts';
import {
  changePassword,
  listDemoMessages,
  listMessages,
  requestPasswordReset,
  resetPassword,
} from '#contract/password.ts';
import { getUser, signIn, signUp } from '#contract/session.ts';
import { dataOf, TestExchange } from '#tests/support/test-exchange.ts';

let exchange: TestExchange;
let now = Date.parse('2026-05-01T10:00:00Z');
beforeAll(async () => {
  exchange = await TestExchange.open({ now: () => now });
});
afterAll(() => exchange.close());

const first = 'the first password';
const second = 'the second password';

async function newBettor(userName: string) {
  const { token } = dataOf(await exchange.call(signUp, { body: aPerson({ userName, password: first }) }));
  return { token };
}
const isIn = async (by: { token?: string }) => (await exchange.call(getUser, {}, by)).ok;
const canSignIn = async (userName: string, password: string) =>
  (await exchange.call(signIn, { body: { userName, password } })).ok;
const change = (by: { token?: string }, currentPassword: string, newPassword: string, from = '203.0.113.7') =>
  exchange.call(
    changePassword,
    { body: { currentPassword, newPassword } },
    { ...by, headers: { 'x-forwarded-for': from } },
  );
const ask = (userName: string) => exchange.call(requestPasswordReset, { body: { userName } });
const reset = (userName: string, code: string, newPassword = second) =>
  exchange.call(resetPassword, { body: { userName, code, newPassword } });
const deskOf = async (userName: string) =>
  dataOf(await exchange.call(listDemoMessages, { params: { userName } }));
const codeIn = (text: string | undefined) => /\d{8}/.exec(text ?? '')?.[0] ?? '';
const wrong = (code: string) => (code === '00000000' ? '00000001' : '00000000');

test('a changed password counts at once and after a restart; this session stays, the others are ended', async () => {
  const here = await newBettor('changer');
  const elsewhere = await exchange.signIn('changer', first);
  const other = await exchange.signIn('asha');
  expect(dataOf(await change(here, first, second))).toEqual({ at: new Date(now).toISOString() });
  expect(await isIn(here)).toBe(true);
  expect(await isIn(elsewhere)).toBe(false);
  expect(await isIn(other)).toBe(true);
  expect(await canSignIn('changer', first)).toBe(false);
  expect(await canSignIn('changer', second)).toBe(true);
  await exchange.reopen();
  expect(await isIn(here)).toBe(true);
  expect(await isIn(elsewhere)).toBe(false);
  expect(await canSignIn('changer', first)).toBe(false);
  expect(await canSignIn('changer', second)).toBe(true);
});

test('a wrong current password, the same one again, and a short one change nothing; none is a 401', async () => {
  const bettor = await newBettor('careless');
  expect(await change(bettor, 'not the password', second)).toMatchObject({
    status: 422,
    code: 'WRONG_PASSWORD',
  });
  expect(await change(bettor, first, first)).toMatchObject({ status: 422, code: 'SAME_PASSWORD' });
  expect(await change(bettor, first, 'short')).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
  expect(await isIn(bettor)).toBe(true);
  expect(await canSignIn('careless', first)).toBe(true);
  expect(dataOf(await exchange.call(listPasswordChanges, {}, bettor)).entries).toEqual([]);
});

test('of two changes at once from the same password one is done', async () => {
  const [one, two] = [await newBettor('twofold'), await exchange.signIn('twofold', first)];
  const answers = await Promise.all([change(one, first, second), change(two, first, 'the third password')]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
});

test('password history: when, how and where from, newest first', async () => {
  const bettor = await newBettor('history');
  const at = new Date(now).toISOString();
  await change(bettor, first, second, '198.51.100.24');
  now += 60_000;
  await ask('history');
  dataOf(await reset('history', codeIn((await deskOf('history'))[0]?.text), 'the third password'));
  const again = await exchange.signIn('history', 'the third password');
  const { entries, next } = dataOf(await exchange.call(listPasswordChanges, {}, again));
  expect(entries).toMatchObject([
    { at: new Date(now).toISOString(), kind: 'PASSWORD_RESET', address: '127.0.0.1' },
    { at, kind: 'PASSWORD_CHANGED', address: '198.51.100.24' },
  ]);
  expect(next).toBeNull();
});

test('a forgotten password: a code, once, ends every session', async () => {
  const bettor = await newBettor('forgetful');
  dataOf(await ask('FORGETFUL'));
  const [message] = await deskOf('forgetful');
  const code = codeIn(message?.text);
  expect(await reset('forgetful', wrong(code))).toMatchObject({ status: 422, code: 'INVALID_CODE' });
  dataOf(await reset('forgetful', `${code.slice(0, 4)} ${code.slice(4)}`));
  expect(await isIn(bettor)).toBe(false);
  expect(await canSignIn('forgetful', second)).toBe(true);
  expect(await reset('forgetful', code)).toMatchObject({ code: 'INVALID_CODE' });
});

test('no answer tells whether a user exists; nobody resets the house’s accounts', async () => {
  const [known, unknown, house] = [await ask('ben'), await ask('nobody'), await ask('house-funding')];
  expect(unknown).toEqual(known);
  expect(house).toEqual(known);
  const code = codeIn((await deskOf('ben'))[0]?.text);
  const refused = await reset('ben', wrong(code));
  for (const userName of ['nobody', 'house-funding']) {
    expect(await reset(userName, code)).toEqual(refused);
    expect(await deskOf(userName)).toEqual([]);
  }
});

test('codes expire, and asking and guessing are limited', async () => {
  await newBettor('late');
  await ask('late');
  const code = codeIn((await deskOf('late'))[0]?.text);
  now += 15 * 60_000;
  expect(await reset('late', code)).toMatchObject({ code: 'INVALID_CODE' });
  await exchange.reopen({ signInLimit: 3 });
  const codesOf = async (asking: () => Promise<{ ok: boolean; code?: string }>) =>
    (await Promise.all(Array.from({ length: 5 }, asking))).filter(({ code: why }) => why === 'TOO_MANY');
  expect(await codesOf(() => ask('late'))).toHaveLength(2);
  expect(await codesOf(() => reset('late', '00000000'))).toHaveLength(2);
  const by = await exchange.signIn('late', first);
  expect(await codesOf(() => change(by, 'a guess', second))).toHaveLength(2);
  await exchange.reopen();
});

test('in production nothing that was sent is shown, but to the operator', async () => {
  await exchange.reopen({ isProduction: true });
  await ask('changer');
  expect(await deskOf('changer')).toEqual([]);
  const [message] = dataOf(await exchange.call(listMessages, {}, exchange.operator));
  expect(message).toMatchObject({ userName: 'changer' });
  dataOf(await reset('changer', codeIn(message?.text), first));
  expect(await canSignIn('changer', first)).toBe(true);
  await ask('asha');
  expect(dataOf(await exchange.call(listMessages, {}, exchange.operator))).toHaveLength(1);
  await exchange.reopen();
});
