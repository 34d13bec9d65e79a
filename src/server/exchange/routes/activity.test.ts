import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  endOtherSessions,
  endSession,
  listActivity,
  listNewDevices,
  listSessions,
  seeNewDevices,
} from '#contract/activity.ts';
import { setLimit, takeTimeOut } from '#contract/limits.ts';
import { listPayees, removePayee, savePayee } from '#contract/payments.ts';
import { getUser, logout, signIn, signUp } from '#contract/session.ts';
import { aPerson } from '#contract/testing/people.ts';
import { dataOf, TestExchange } from '#tests/support/test-exchange.ts';

let exchange: TestExchange;
let now = Date.parse('2026-05-01T10:00:00Z');
beforeAll(async () => {
  exchange = await TestExchange.open({ now: () => now });
});
afterAll(() => exchange.close());

const password = 'a long password';
const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
const desktop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0';
const on = (agent: string, address = '203.0.113.7') => ({
  headers: { 'user-agent': agent, 'x-forwarded-for': address },
});

async function opened(userName: string) {
  const body = aPerson({ userName, password });
  const { token, device } = dataOf(await exchange.call(signUp, { body }, on(phone)));
  return { token, device, ...on(phone) };
}
async function signedIn(
  userName: string,
  agent: string,
  { device, address = '198.51.100.24' }: { device?: string; address?: string } = {},
) {
  const by = { ...on(agent, address), ...(device !== undefined && { device }) };
  const session = dataOf(await exchange.call(signIn, { body: { userName, password } }, by));
  return { ...by, token: session.token, device: session.device };
}
type By = Awaited<ReturnType<typeof signedIn>>;
const kindsOf = async (by: By) =>
  dataOf(await exchange.call(listActivity, {}, by)).entries.map(({ kind }) => kind);

/** How often sign-ins were refused, newest first. No answer waits until that is written down. */
const refusalsOf = async (by: By) =>
  dataOf(await exchange.call(listActivity, {}, by))
    .entries.filter(({ kind }) => kind === 'SIGN_IN_REFUSED')
    .map(({ times }) => times);

test('sign-ins, refused ones and sign-outs are told with time, address and browser, newest first', async () => {
  const by = await opened('told');
  const wrong = { body: { userName: 'TOLD', password: 'not the password' } };
  const guesses = [1, 2, 3].map(() => exchange.call(signIn, wrong, on(desktop, '198.51.100.9')));
  for (const guess of guesses) expect((await guess).ok).toBe(false);
  await vi.waitFor(async () => expect(await refusalsOf(by)).toEqual([3]));
  now += 60_000;
  const there = await signedIn('told', desktop);
  await exchange.call(logout, {}, there);
  const { entries, next } = dataOf(await exchange.call(listActivity, {}, by));
  expect(next).toBeNull();
  const at = new Date(now).toISOString();
  expect(entries).toMatchObject([
    { kind: 'SIGNED_OUT', browser: 'Firefox on Windows', address: '198.51.100.24', at },
    { kind: 'SIGNED_IN', browser: 'Firefox on Windows', address: '198.51.100.24', isNewDevice: true, at },
    { kind: 'SIGN_IN_REFUSED', browser: 'Firefox on Windows', address: '198.51.100.9', times: 3 },
    { kind: 'SIGNED_IN', browser: 'Chrome on Android', address: '203.0.113.7', isNewDevice: false },
    { kind: 'OPENED', browser: 'Chrome on Android', address: '203.0.113.7', times: 1 },
  ]);
  now += 61 * 60_000;
  await exchange.call(signIn, wrong, on(desktop, '198.51.100.9'));
  const again = await signedIn('told', phone, by);
  await vi.waitFor(async () => expect(await refusalsOf(again)).toEqual([1, 3]));
});

test('limits, breaks and payees are told by what they are now; a refusal is not', async () => {
  const by = await opened('careful');
  const params = { kind: 'DEPOSIT', frame: 'WEEK' } as const;
  dataOf(await exchange.call(setLimit, { params, body: { clientId: 'client-1', amount: 2_000_00 } }, by));
  const payee = { holder: 'Care Ful', bank: 'HDFC0001234', account: '50100123457713' };
  const saved = await exchange.call(
    savePayee,
    { body: { clientId: 'client-2', password, payeeId: null, ...payee } },
    by,
  );
  expect(dataOf(saved).result.status).toBe('ACCEPTED');
  await exchange.call(
    savePayee,
    { body: { clientId: 'client-3', password: 'wrong', payeeId: null, ...payee } },
    by,
  );
  const [known] = dataOf(await exchange.call(listPayees, {}, by));
  const payeeId = known!.payeeId;
  for (const _ of [1, 2]) await exchange.call(removePayee, { params: { payeeId } }, by);
  dataOf(await exchange.call(takeTimeOut, { body: { clientId: 'client-4', length: 'DAY' } }, by));
  const { entries } = dataOf(await exchange.call(listActivity, {}, by));
  expect(entries.map(({ kind, about }) => [kind, about])).toEqual([
    ['BREAK_TAKEN', expect.stringMatching(/^Time-out until 2 May 2026/)],
    ['PAYEE_REMOVED', known!.label],
    ['PAYEE_SAVED', known!.label],
    ['LIMIT_CHANGED', 'Deposits, week: ₹2,000.00'],
    ['SIGNED_IN', null],
    ['OPENED', null],
  ]);
});

test('each session is named, this one too; one is ended, or all others, and each learns why', async () => {
  const here = await opened('several');
  const [there, third, fourth] = [
    await signedIn('several', desktop),
    await signedIn('several', desktop),
    await signedIn('several', phone),
  ];
  const sessions = dataOf(await exchange.call(listSessions, {}, here));
  expect(sessions.filter(({ isThis }) => isThis)).toMatchObject([
    { browser: 'Chrome on Android', address: '203.0.113.7' },
  ]);
  expect(sessions).toHaveLength(4);
  const [own] = dataOf(await exchange.call(listSessions, {}, there)).filter(({ isThis }) => isThis);
  const left = dataOf(await exchange.call(endSession, { params: { sessionId: own!.sessionId } }, here));
  expect(left).toHaveLength(3);
  expect(await exchange.call(getUser, {}, there)).toMatchObject({ status: 401, code: 'REVOKED' });
  expect((await exchange.call(getUser, {}, third)).ok).toBe(true);
  expect(dataOf(await exchange.call(endOtherSessions, {}, here))).toMatchObject([{ isThis: true }]);
  for (const by of [third, fourth])
    expect(await exchange.call(getUser, {}, by)).toMatchObject({ status: 401, code: 'REVOKED' });
  expect((await exchange.call(getUser, {}, here)).ok).toBe(true);
  expect((await kindsOf(here)).filter((kind) => kind === 'SESSION_ENDED')).toHaveLength(3);
  await exchange.reopen();
  expect(await exchange.call(getUser, {}, third)).toMatchObject({ status: 401, code: 'REVOKED' });
});

test('nobody ends their own session so, or one of somebody else’s', async () => {
  const [mine, other] = [await opened('mine'), await opened('other')];
  const idOf = async (by: { token: string }) =>
    dataOf(await exchange.call(listSessions, {}, by)).find(({ isThis }) => isThis)!.sessionId;
  const own = await exchange.call(endSession, { params: { sessionId: await idOf(mine) } }, mine);
  expect(own).toMatchObject({ code: 'THIS_SESSION' });
  dataOf(await exchange.call(endSession, { params: { sessionId: await idOf(other) } }, mine));
  dataOf(await exchange.call(endOtherSessions, {}, mine));
  for (const by of [mine, other]) expect((await exchange.call(getUser, {}, by)).ok).toBe(true);
});

test('a sign-in on a new browser is told on the others until it was seen there, and never on itself', async () => {
  const here = await opened('watched');
  expect(dataOf(await exchange.call(listNewDevices, {}, here))).toEqual([]);
  const stranger = await signedIn('watched', desktop);
  expect(dataOf(await exchange.call(listNewDevices, {}, stranger))).toEqual([]);
  const told = dataOf(await exchange.call(listNewDevices, {}, here));
  expect(told).toMatchObject([{ browser: 'Firefox on Windows', address: '198.51.100.24' }]);
  const upTo = told[0]!.activityId;
  // Whoever signed in there cannot hide it, by another session on that browser either.
  dataOf(await exchange.call(seeNewDevices, { body: { upTo } }, stranger));
  const again = await signedIn('watched', desktop, { device: stranger.device! });
  dataOf(await exchange.call(seeNewDevices, { body: { upTo } }, again));
  expect(dataOf(await exchange.call(listNewDevices, {}, here))).toHaveLength(1);
  dataOf(await exchange.call(seeNewDevices, { body: { upTo } }, here));
  expect(dataOf(await exchange.call(listNewDevices, {}, here))).toEqual([]);
});

test('nobody is told of new browsers of a demo bettor, whom everybody may be', async () => {
  const { token } = await exchange.signIn('ben');
  const body = { userName: 'ben', password: 'demo-ben' };
  dataOf(await exchange.call(signIn, { body }, on(desktop)));
  expect(dataOf(await exchange.call(listNewDevices, {}, { token: token! }))).toEqual([]);
});

test('activity comes in pages of fifty, each entry once', async () => {
  let by = await opened('pages');
  for (let time = 0; time < 30; time++) {
    now += 30_000;
    const next = await signedIn('pages', phone, { device: by.device! });
    await exchange.call(logout, {}, next);
  }
  const first = dataOf(await exchange.call(listActivity, {}, by));
  expect(first.entries).toHaveLength(50);
  const rest = dataOf(await exchange.call(listActivity, { query: { before: first.next! } }, by));
  expect(rest.entries).toHaveLength(12);
  expect(rest.next).toBeNull();
  expect(new Set([...first.entries, ...rest.entries].map(({ activityId }) => activityId)).size).toBe(62);
});
