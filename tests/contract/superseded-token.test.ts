import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getUser, renewSession, signIn } from '#contract/session.ts';
import { PasswordChangesDocument } from '#graphql/__generated__/graphql.ts';
import { createClient } from '#graphql/client.ts';
import { connectLive } from '#server/gateway/testing/live-client.ts';
import { dataOf, TestExchange } from '#tests/support/test-exchange.ts';
import { openTestGateway, type TestGateway } from '#tests/support/test-gateway.ts';

let exchange: TestExchange;
let gateway: TestGateway;
let now = Date.parse('2026-05-01T10:00:00Z');
const seconds = (count: number) => count * 1_000;
const minutes = (count: number) => seconds(60) * count;

beforeAll(async () => {
  exchange = await TestExchange.open({ now: () => now });
  gateway = await openTestGateway(exchange.url);
});
afterAll(async () => {
  await gateway.close();
  await exchange.close();
});

const refused = { ok: false, status: 401, code: 'UNAUTHENTICATED' };
const statusOf = async (token: string) => (await exchange.call(getUser, {}, { token })).ok;

/** A session whose first token was renewed at two thirds of its life. */
async function renewedSession(userName: string) {
  const { token: first = '' } = await exchange.signIn(userName);
  now += minutes(20);
  const { token: second } = dataOf(await exchange.call(renewSession, {}, { token: first }));
  return { first, second };
}

test('within its grace a superseded token works, and a renewal with it gives the token that took its place', async () => {
  const { first, second } = await renewedSession('asha');
  now += seconds(29);
  expect(await statusOf(first)).toBe(true);
  // The answer to the first renewal may have been lost, or another tab of the browser asked at the same moment.
  expect(dataOf(await exchange.call(renewSession, {}, { token: first })).token).toBe(second);
  expect(await statusOf(second)).toBe(true);
});

test('after its grace any call with a superseded token is a 401, and the session goes on', async () => {
  const { first, second } = await renewedSession('ben');
  now += seconds(30);
  expect(await exchange.call(getUser, {}, { token: first })).toMatchObject(refused);
  expect(await statusOf(second)).toBe(true);
});

test('one whose successor nobody has used is renewed, however late: that answer was lost', async () => {
  const { first, second } = await renewedSession('dev');
  now += minutes(9);
  expect(await exchange.call(getUser, {}, { token: first })).toMatchObject(refused);
  expect(dataOf(await exchange.call(renewSession, {}, { token: first })).token).toBe(second);
  now += minutes(15);
  expect(dataOf(await exchange.call(renewSession, {}, { token: first })).token).toBe(second);
  expect(await statusOf(second)).toBe(true);
});

test('presented for renewal after its grace, a superseded token ends the session for all who hold it', async () => {
  const { first, second } = await renewedSession('chitra');
  const { token: elsewhere = '' } = await exchange.signIn('chitra');
  expect(await statusOf(second)).toBe(true);
  now += seconds(30);
  expect(await exchange.call(renewSession, {}, { token: first })).toMatchObject(refused);
  expect(await exchange.call(getUser, {}, { token: second })).toMatchObject(refused);
  expect(await exchange.call(renewSession, {}, { token: second })).toMatchObject(refused);
  expect(await statusOf(elsewhere)).toBe(true);
});

/** A session that its own browser has renewed and whose newer token it has shown. */
async function renewedInBrowser(userName: string) {
  const body = { userName, password: `demo-${userName}` };
  const { token: first, device } = dataOf(await exchange.call(signIn, { body }));
  now += minutes(20);
  const { token: second } = dataOf(await exchange.call(renewSession, {}, { token: first, device }));
  expect(await statusOf(second)).toBe(true);
  now += seconds(31);
  return { first, second, device };
}

test('but not in the browser that was given the newer one: a tab of it asks late, and is given that', async () => {
  const { first, second, device } = await renewedInBrowser('ben');
  expect(await exchange.call(getUser, {}, { token: first, device })).toMatchObject(refused);
  expect(dataOf(await exchange.call(renewSession, {}, { token: first, device })).token).toBe(second);
  await exchange.reopen();
  await gateway.close();
  gateway = await openTestGateway(exchange.url);
  expect(await statusOf(second)).toBe(true);
  now += minutes(1);
  expect(dataOf(await exchange.call(renewSession, {}, { token: first, device })).token).toBe(second);
  // This does not concern another browser.
  const { device: another } = dataOf(
    await exchange.call(signIn, { body: { userName: 'ben', password: 'demo-ben' } }),
  );
  expect(await exchange.call(renewSession, {}, { token: first, device: another })).toMatchObject(refused);
  expect(await statusOf(second)).toBe(false);
});

test('nor does the owner’s browser keep what a thief has renewed', async () => {
  const { second, device } = await renewedInBrowser('asha');
  now += minutes(20);
  const { token: stolen } = dataOf(await exchange.call(renewSession, {}, { token: second }));
  expect(await statusOf(stolen)).toBe(true);
  now += seconds(31);
  expect(await exchange.call(renewSession, {}, { token: second, device })).toMatchObject(refused);
  expect(await statusOf(stolen)).toBe(false);
});

test('so does one that has expired meanwhile, and one from further back', async () => {
  const { first, second } = await renewedSession('asha');
  now += minutes(20);
  const { token: third } = dataOf(await exchange.call(renewSession, {}, { token: second }));
  expect(await exchange.call(renewSession, {}, { token: first })).toMatchObject(refused);
  expect(await exchange.call(getUser, {}, { token: third })).toMatchObject(refused);
});

test('a forged token that is presented for renewal ends nothing', async () => {
  const { first, second } = await renewedSession('ben');
  now += seconds(30);
  const forged = `${first.slice(0, first.lastIndexOf('.'))}.AAAA`;
  expect(await exchange.call(renewSession, {}, { token: forged })).toMatchObject(refused);
  expect(await statusOf(second)).toBe(true);
});

test('so it is after a restart of the exchange in which the answer was lost', async () => {
  const { first, second } = await renewedSession('esha');
  now += seconds(45);
  await exchange.reopen();
  expect(dataOf(await exchange.call(renewSession, {}, { token: first })).token).toBe(second);
  now += minutes(5);
  expect(dataOf(await exchange.call(renewSession, {}, { token: first })).token).toBe(second);
  expect(await statusOf(second)).toBe(true);
  expect(await exchange.call(renewSession, {}, { token: first })).toMatchObject(refused);
  expect(await statusOf(second)).toBe(false);
  await gateway.close();
  gateway = await openTestGateway(exchange.url);
});

test('renewals in the same moment give the same token', async () => {
  const { token: first = '' } = await exchange.signIn('farid');
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => exchange.call(renewSession, {}, { token: first })),
  );
  expect(new Set(answers.map((answer) => dataOf(answer).token)).size).toBe(1);
});

test('through the gateway: the stolen token that was renewed first dies with the session, sockets too', async () => {
  const { data } = await gateway.run('SignIn', { userName: 'asha', password: 'demo-asha' });
  const first = data.signIn.token as string;
  now += minutes(20);
  // The thief is quicker.
  const stolen = (await gateway.run('RenewSession', {}, first)).data.renewSession.token as string;
  const live = await connectLive(gateway.url, { token: stolen });
  live.subscribe('a', 'AccountChanges');
  await live.data();
  now += seconds(30);
  expect(await gateway.run('Settlements', {}, first)).toMatchObject({ status: 401 });
  expect(await gateway.run('Settlements', {}, stolen)).toMatchObject({ status: 200 });
  expect(await gateway.run('RenewSession', {}, first)).toMatchObject({ status: 401 });
  expect(await gateway.run('Settlements', {}, stolen)).toMatchObject({ status: 401 });
  expect(await live.closed).toBe(4401);
});

describe.each(['network-only', 'cache-first'] as const)('a page’s call, %s', (fetchPolicy) => {
  /** A page whose storage holds `tokens[0]` and, after each call it sends, the next of them. */
  function openPage(...tokens: string[]) {
    const refusals: (string | null)[] = [];
    const client = createClient({
      uri: `${gateway.url}/graphql`,
      readToken: () => (tokens.length > 1 ? tokens.shift()! : tokens[0]!),
      readUserName: () => 'asha',
      onUnauthorised: (token) => refusals.push(token),
    });
    const ask = () => client.query({ query: PasswordChangesDocument, fetchPolicy }).then(({ data }) => data);
    return { ask, refusals };
  }

  test('that is refused with a superseded token is made once more with the one stored since', async () => {
    const { first, second } = await renewedSession('asha');
    now += seconds(30);
    const { ask, refusals } = openPage(first, second);
    expect(await ask()).toMatchObject({ page: { entries: [] } });
    expect(refusals).toEqual([]);
  });

  test('[SES-3] that is refused with the stored token tells of it, also when it was the second try', async () => {
    const { first, second } = await renewedSession('asha');
    now += seconds(30);
    const once = openPage(first);
    await once.ask().catch(() => undefined);
    expect(once.refusals).toEqual([first]);
    now += minutes(30);
    const twice = openPage(first, second);
    await twice.ask().catch(() => undefined);
    expect(twice.refusals).toEqual([second]);
  });
});
