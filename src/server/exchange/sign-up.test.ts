import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataOf, TestExchange } from '#tests/support/test-exchange.ts';
import { getBalance } from '#contract/account.ts';
import { getLimits } from '#contract/limits.ts';
import { askDeposit } from '#contract/payments.ts';
import { getReferrals } from '#contract/referrals.ts';
import { getUser, signIn, signUp } from '#contract/session.ts';
import { aPerson } from '#contract/testing/people.ts';
import { Client } from 'pg';

const noon = Date.parse('2026-05-15T12:00:00Z');
let exchange: TestExchange;
let now = noon;
beforeAll(async () => {
  exchange = await TestExchange.open({ now: () => now });
});
afterAll(() => exchange.close());

const password = 'a long password';
const up = (changes: Partial<ReturnType<typeof aPerson>>) =>
  exchange.call(signUp, { body: aPerson({ userName: 'meera.k', password }, changes) });

async function storedOf(userName: string): Promise<unknown> {
  const client = new Client({ connectionString: exchange.databaseUrl });
  await client.connect();
  try {
    const facts = 's.date_of_birth::text, s.terms_version, s.zone, s.referral, s.address, s.at';
    const query = `select ${facts} from sign_ups s join accounts using (account_id) where user_name = $1`;
    return (await client.query<object>(query, [userName])).rows;
  } finally {
    await client.end();
  }
}

test('what a person said is kept, with who and when', async () => {
  const { code } = dataOf(await exchange.call(getReferrals, {}, await exchange.signIn('asha')));
  dataOf(await up({ dateOfBirth: '1998-03-14', referral: code }));
  expect(await storedOf('meera.k')).toEqual([
    {
      date_of_birth: '1998-03-14',
      terms_version: '2026-11',
      zone: 'Asia/Kolkata',
      referral: code,
      address: '127.0.0.1',
      at: new Date(noon),
    },
  ]);
});

test.each([
  ['the day before', '2008-05-16', '2026-05-15T12:00:00Z', 'UTC', 'UNDER_AGE'],
  ['on the day', '2008-05-15', '2026-05-15T12:00:00Z', 'UTC', null],
  ['before midnight in their zone', '2008-05-16', '2026-05-15T18:29:59.999Z', 'Asia/Kolkata', 'UNDER_AGE'],
  ['after midnight in their zone', '2008-05-16', '2026-05-15T18:30:00Z', 'Asia/Kolkata', null],
  ['born on a leap day, on 28 February', '2008-02-29', '2026-02-28T12:00:00Z', 'UTC', 'UNDER_AGE'],
  ['born on a leap day, on 1 March', '2008-02-29', '2026-03-01T12:00:00Z', 'UTC', null],
  ['tomorrow', '2026-05-16', '2026-05-15T12:00:00Z', 'UTC', 'WRONG_DATE_OF_BIRTH'],
  ['long ago', '1900-05-15', '2026-05-15T12:00:00Z', 'UTC', 'WRONG_DATE_OF_BIRTH'],
])('the exchange decides who is 18: %s', async (when, dateOfBirth, at, zone, code) => {
  now = Date.parse(at);
  const userName = `b-${when.replaceAll(/[^a-z0-9]/g, '-')}`.slice(0, 32);
  const answer = await up({ userName, dateOfBirth, zone });
  now = noon;
  expect(answer).toMatchObject(code === null ? { ok: true } : { ok: false, status: 422, code });
  const body = { userName, password };
  expect((await exchange.call(signIn, { body })).ok).toBe(code === null);
});

test.each([
  ['TERMS_CHANGED', { termsVersion: '2025-01' }],
  ['UNKNOWN_ZONE', { zone: 'Mars/Olympus' }],
  ['COMMON_PASSWORD', { password: 'password1' }],
  ['USER_NAME_TAKEN', { userName: 'Meera.K' }],
  ['USER_NAME_TAKEN', { userName: 'Asha' }],
  ['USER_NAME_TAKEN', { userName: 'simulated-bettor-901' }],
  ['USER_NAME_TAKEN', { userName: 'maker-9' }],
] as const)('%s: %o', async (code, changes) => {
  expect(await up({ userName: 'nobody', ...changes })).toMatchObject({ ok: false, status: 422, code });
});

test('a demo bettor’s name is nobody’s in production, where there are none', async () => {
  await exchange.reopen({ isProduction: true });
  expect(await up({ userName: 'Ben' })).toMatchObject({ ok: false, code: 'USER_NAME_TAKEN' });
  await exchange.reopen();
});

test('the same sign-up opens one account, however often it is sent, at once and after a restart', async () => {
  await exchange.reopen({ playMoney: 10_000_00 });
  const body = aPerson({ userName: 'again', password });
  const send = () => exchange.call(signUp, { body });
  const tokens = (await Promise.all([send(), send(), send()])).map((answer) => dataOf(answer).token);
  await exchange.reopen({ playMoney: 10_000_00 });
  tokens.push(dataOf(await send()).token);
  expect(new Set(tokens).size).toBe(4);
  for (const token of tokens) {
    expect(dataOf(await exchange.call(getUser, {}, { token })).userName).toBe('again');
    expect(dataOf(await exchange.call(getBalance, {}, { token })).bankBalance).toBe(10_000_00);
  }
  await exchange.reopen();
});

test.each([
  ['another name', { userName: 'another' }],
  ['another password', { password: 'another password' }],
  ['another birth', { dateOfBirth: '1991-01-01' }],
  ['another code', { referral: 'BEN-1234' }],
])('%s under the same client id opens nothing and no session', async (_, changes) => {
  const body = aPerson({ userName: 'once', password }, { clientId: 'client-of-once' });
  expect((await exchange.call(signUp, { body })).ok).toBe(true);
  const again = await exchange.call(signUp, { body: { ...body, ...changes } });
  expect(again).toMatchObject({ ok: false, status: 422, code: 'CLIENT_ID_REUSED' });
});

test('a deposit limit holds from the opening on, in the days of their zone, and once', async () => {
  const depositLimit = { frame: 'WEEK', amount: 600_00 } as const;
  const body = aPerson({ userName: 'careful', password }, { depositLimit, zone: 'Europe/London' });
  await exchange.call(signUp, { body });
  const { token } = dataOf(await exchange.call(signUp, { body }));
  expect(dataOf(await exchange.call(getLimits, {}, { token }))).toMatchObject({
    zone: 'Europe/London',
    limits: [{ kind: 'DEPOSIT', frame: 'WEEK', amount: 600_00, asked: null, used: 0, left: 600_00 }],
  });
  const ask = (clientId: string) =>
    exchange.call(askDeposit, { body: { clientId, methodId: 'upi', amount: 500_00 } }, { token });
  expect(dataOf(await ask('deposit-1')).result).toMatchObject({ status: 'ACCEPTED' });
  expect(dataOf(await ask('deposit-2')).result).toMatchObject({ code: 'DEPOSIT_LIMIT' });
  const other = { ...body, depositLimit: { ...depositLimit, amount: 900_00 } };
  expect(await exchange.call(signUp, { body: other })).toMatchObject({ code: 'CLIENT_ID_REUSED' });
});

test('attempts are limited as those to sign in are', async () => {
  await exchange.reopen({ signInLimit: 3 });
  const codes = [];
  for (let n = 0; n < 5; n++) {
    const answer = await up({ userName: 'eager', dateOfBirth: '2020-01-01' });
    codes.push(answer.ok ? 'in' : answer.code);
  }
  expect(codes).toEqual(['UNDER_AGE', 'UNDER_AGE', 'UNDER_AGE', 'TOO_MANY', 'TOO_MANY']);
  await exchange.reopen();
});
