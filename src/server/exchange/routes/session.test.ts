import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBet, dataOf, TestExchange } from '#tests/support/test-exchange.ts';
import { aPerson } from '#contract/testing/people.ts';
import { getBalance } from '#contract/account.ts';
import { allCalls } from '#contract/calls.ts';
import { fundAccount } from '#contract/operator.ts';
import { getStatement } from '#contract/reports.ts';
import { pathOf } from '#contract/rest-client.ts';
import {
  getPlayMoney,
  getUser,
  listDemoBettors,
  logout,
  openProgramAccount,
  renewSession,
  signIn,
  signUp,
} from '#contract/session.ts';

let exchange: TestExchange;
let now = Date.parse('2026-05-01T10:00:00Z');
beforeAll(async () => {
  exchange = await TestExchange.open({ now: () => now });
});
afterAll(() => exchange.close());

const minute = 60_000;
const newBettor = { userName: 'Gita.R', password: 'a long password' };

test('a new bettor has an account, a session, and no money', async () => {
  const { token, userDetail, expiresAt, hardExpiresAt } = dataOf(
    await exchange.call(signUp, { body: aPerson(newBettor) }),
  );
  expect(userDetail).toEqual({ userName: 'Gita.R', isLogin: 1, isSelfExcluded: false, isTimedOut: false });
  expect(Date.parse(expiresAt) - now).toBe(30 * minute);
  expect(Date.parse(hardExpiresAt) - now).toBe(720 * minute);
  expect(dataOf(await exchange.call(getBalance, {}, { token }))).toEqual({ bankBalance: 0, exposure: 0 });
});

test('where play money is given a new account begins with it, on the ledger too; a program begins without', async () => {
  await exchange.reopen({ playMoney: 10_000_00 });
  expect(dataOf(await exchange.call(getPlayMoney, {}))).toEqual({ amount: 10_000_00 });
  const open = async (userName: string, isProgram = false) => {
    const body = { ...newBettor, userName };
    const { token } = isProgram
      ? dataOf(await exchange.call(openProgramAccount, { body }, exchange.operator))
      : dataOf(await exchange.call(signUp, { body: aPerson(body) }));
    const { bankBalance } = dataOf(await exchange.call(getBalance, {}, { token }));
    const query = { from: '2026-05-01', to: '2026-05-01' };
    const { entries } = dataOf(await exchange.call(getStatement, { query }, { token }));
    return { bankBalance, entries: entries.map(({ kind, amount }) => ({ kind, amount })) };
  };
  const nothing = { bankBalance: 0, entries: [] };
  const given = [{ kind: 'deposit', amount: 10_000_00 }];
  expect(await open('indra')).toEqual({ bankBalance: 10_000_00, entries: given });
  expect(await open('simulated-bettor-900', true)).toEqual(nothing);
  await exchange.reopen({ playMoney: 10_000_00, isProduction: true });
  expect(dataOf(await exchange.call(getPlayMoney, {}))).toEqual({ amount: 0 });
  expect(await open('jaya')).toEqual(nothing);
  await exchange.reopen();
});

test('a user name is taken however it is written, also when two ask for it at once', async () => {
  const again = await exchange.call(signUp, { body: aPerson({ ...newBettor, userName: 'gita.r' }) });
  expect(again).toMatchObject({ ok: false, status: 422, code: 'USER_NAME_TAKEN' });
  const body = { userName: 'hari', password: 'a long password' };
  const both = await Promise.all([
    exchange.call(signUp, { body: aPerson(body) }),
    exchange.call(signUp, { body: aPerson(body) }),
  ]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  const house = await exchange.call(signUp, { body: aPerson({ ...body, userName: 'House-Funding' }) });
  expect(house).toMatchObject({ ok: false, code: 'USER_NAME_TAKEN' });
});

test('a wrong password and an unknown user are the same refusal, and not a 401', async () => {
  const wrong = await exchange.call(signIn, { body: { ...newBettor, password: 'another password' } });
  const unknown = await exchange.call(signIn, { body: { ...newBettor, userName: 'nobody' } });
  const house = await exchange.call(signIn, { body: { userName: 'house-funding', password: '' } });
  expect(wrong).toMatchObject({ ok: false, status: 422, code: 'INVALID_CREDENTIALS' });
  expect(unknown).toEqual(wrong);
  expect(house).toEqual(wrong);
});

test.each([
  { userName: 'dev', isLogin: 0, isSelfExcluded: false, isTimedOut: false },
  { userName: 'farid', isLogin: 1, isSelfExcluded: true, isTimedOut: false },
])('[ENT-9] $userName, who may not bet, signs in and is told so', async (user) => {
  const caller = await exchange.signIn(user.userName);
  expect(dataOf(await exchange.call(getUser, {}, caller))).toEqual(user);
});

test('[SES-2] after the sign-out, with an empty body, the token is refused on every call', async () => {
  const asha = await exchange.signIn('asha');
  const headers = { authorization: `Bearer ${asha.token}` };
  const response = await fetch(`${exchange.url}${logout.path}`, { method: 'POST', headers });
  expect([response.status, await response.json()]).toEqual([200, { data: {} }]);
  expect(await exchange.call(getUser, {}, asha)).toMatchObject({
    ok: false,
    status: 401,
    code: 'UNAUTHENTICATED',
  });
});

test('a session is renewed, and its token of before stops working soon after', async () => {
  const first = await exchange.signIn('asha');
  now += 20 * minute;
  const renewed = dataOf(await exchange.call(renewSession, {}, first));
  expect(Date.parse(renewed.expiresAt) - now).toBe(30 * minute);
  now += minute;
  expect((await exchange.call(getUser, {}, first)).ok).toBe(false);
  expect((await exchange.call(getUser, {}, { token: renewed.token })).ok).toBe(true);
});

test('an expired and a forged token are 401', async () => {
  const ben = await exchange.signIn('ben');
  const [header, payload] = ben.token!.split('.') as [string, string];
  for (const token of [`${header}.${payload}.AAAA`, `${header}.${payload}.`, 'x', '']) {
    expect(await exchange.call(getUser, {}, { headers: { authorization: `Bearer ${token}` } })).toMatchObject(
      {
        status: 401,
        code: 'UNAUTHENTICATED',
      },
    );
  }
  now += 30 * minute;
  expect(await exchange.call(getUser, {}, ben)).toMatchObject({ ok: false, status: 401 });
});

test('no call of the bettor, the operator or a games host is answered without its own credentials', async () => {
  const { token } = await exchange.signIn('ben');
  const guarded = allCalls.filter(({ auth }) => auth !== 'none');
  expect(guarded.length).toBeGreaterThan(15);
  // A games host may open tables and have rounds paid, and nothing else.
  expect(guarded.filter(({ auth }) => auth === 'games').map(({ name }) => name)).toEqual([
    'redeemLaunchCode',
    'getPlayer',
    'playRound',
  ]);
  for (const call of guarded) {
    const ids = { marketId: 'm', eventId: 'e', clientId: 'client-1', roundId: 'round-01', sessionId: 's' };
    const params = { ...ids, userName: 'asha' };
    const body = call.method === 'GET' ? null : '{}';
    const { operatorKey, gamesKey } = { ...exchange.operator, ...exchange.games };
    const headers = {
      ...(body && { 'content-type': 'application/json' }),
      'x-operator-key': call.auth === 'games' ? operatorKey! : 'not the key at all',
      'x-games-key': call.auth === 'games' ? 'not the key at all' : gamesKey!,
    };
    const authorization = call.auth === 'bettor' ? undefined : { authorization: `Bearer ${token}` };
    const url = `${exchange.url}${pathOf(call, params)}`;
    const response = await fetch(url, {
      method: call.method,
      body,
      headers: { ...headers, ...authorization },
    });
    expect(response.status, call.name).toBe(call.auth === 'bettor' ? 401 : 403);
  }
});

test('too many attempts to sign in as one user are stopped; others still sign in', async () => {
  await exchange.reopen({ signInLimit: 5 });
  const guess = () => exchange.call(signIn, { body: { userName: 'asha', password: 'a guess' } });
  const guesses = await Promise.all(Array.from({ length: 8 }, guess));
  const codes = guesses.map((answer) => (answer.ok ? 'in' : answer.code));
  expect(codes.filter((code) => code === 'TOO_MANY')).toHaveLength(3);
  expect((await exchange.call(signIn, { body: { userName: 'ben', password: 'demo-ben' } })).ok).toBe(true);
  await exchange.reopen();
});

test('demo bettors are offered with money that the house credited once, and not in production', async () => {
  const offered = dataOf(await exchange.call(listDemoBettors, {}));
  expect(offered.map(({ userName }) => userName)).toEqual(['asha', 'ben', 'chitra', 'dev', 'esha', 'farid']);
  const asha = await exchange.signIn('asha');
  const { bankBalance } = dataOf(await exchange.call(getBalance, {}, asha));
  await exchange.reopen();
  expect(dataOf(await exchange.call(getBalance, {}, await exchange.signIn('asha'))).bankBalance).toBe(
    bankBalance,
  );

  await exchange.reopen({ isProduction: true });
  expect(dataOf(await exchange.call(listDemoBettors, {}))).toEqual([]);
  const body = { userName: 'asha', password: 'demo-asha' };
  expect(await exchange.call(signIn, { body })).toMatchObject({ ok: false, code: 'INVALID_CREDENTIALS' });
  expect(await exchange.call(getUser, {}, asha)).toMatchObject({ ok: false, status: 401 });
  expect(await exchange.call(signUp, { body: aPerson(body) })).toMatchObject({
    ok: false,
    code: 'USER_NAME_TAKEN',
  });
  await exchange.reopen();
});

test('what the operator credits is credited once a reference, and can be bet', async () => {
  const esha = await exchange.signIn('esha');
  const fund = (amount: number) => {
    const input = { params: { userName: 'ESHA' }, body: { amount, reference: 'a-gift-for-esha' } };
    return exchange.call(fundAccount, input, exchange.operator);
  };
  expect(dataOf(await fund(500_00))).toEqual({ bankBalance: 500_00 });
  expect(dataOf(await fund(500_00))).toEqual({ bankBalance: 500_00 });
  expect(await fund(600_00)).toMatchObject({ ok: false, code: 'CLIENT_ID_REUSED' });
  const marketId = await exchange.openMarket('gift');
  expect(await exchange.instruct(esha, marketId, aBet({ stake: 500_00 }))).toMatchObject([
    { status: 'ACCEPTED' },
  ]);
  const nobody = { params: { userName: 'nobody' }, body: { amount: 1, reference: 'to-nobody' } };
  expect(await exchange.call(fundAccount, nobody, exchange.operator)).toMatchObject({
    code: 'UNKNOWN_ACCOUNT',
  });
});
