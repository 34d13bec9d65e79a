import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  listPasskeys,
  removePasskey,
  signInByPasskey,
} from '#contract/passkeys.ts';
import type { Credentials } from '#contract/rest-client.ts';
import { getUser, signUp } from '#contract/session.ts';
import { aPerson } from '#contract/testing/people.ts';
import { codeAt } from '#tests/support/authenticator-app.ts';
import { SoftwarePasskey } from '#tests/support/software-passkey.ts';
import { dataOf, TestExchange } from '#tests/support/test-exchange.ts';
import { activityOf, minute, password, steppedBettor } from './two-step.fixture.ts';

let exchange: TestExchange;
let now = Date.parse('2026-05-01T10:00:00Z');
beforeAll(async () => {
  exchange = await TestExchange.open({ now: () => now });
});
afterAll(() => exchange.close());
beforeEach(() => void (now += 10 * minute));

async function bettor(userName: string): Promise<Credentials> {
  const { token } = dataOf(await exchange.call(signUp, { body: aPerson({ userName, password }) }));
  return { token };
}

const begin = async (by: Credentials, code?: string) =>
  exchange.call(beginPasskey, { body: { password, code } }, by);

async function add(by: Credentials, passkey: SoftwarePasskey, name = 'Phone') {
  const { options } = dataOf(await begin(by));
  return exchange.call(addPasskey, { body: { name, response: passkey.register(options) } }, by);
}

const signing = async (sign: (options: string) => string) => {
  const { options } = dataOf(await exchange.call(beginPasskeySignIn, {}));
  return exchange.call(signInByPasskey, { body: { response: sign(options) } });
};
const signInWith = (passkey: SoftwarePasskey) => signing((options) => passkey.sign(options));
const wrong = { ok: false, status: 422, code: 'WRONG_PASSKEY' };

test('a passkey is added with the password, signs in alone, is listed by its name, and signs in no more once removed', async () => {
  const by = await bettor('passes');
  const passkey = new SoftwarePasskey();
  expect(await exchange.call(beginPasskey, { body: { password: 'another' } }, by)).toMatchObject({
    code: 'WRONG_PASSWORD',
  });
  const [added] = dataOf(await add(by, passkey));
  expect(added).toMatchObject({ name: 'Phone', addedAt: new Date(now).toISOString(), usedAt: null });
  now += minute;
  const { token } = dataOf(await signInWith(passkey));
  expect(dataOf(await exchange.call(getUser, {}, { token })).userName).toBe('passes');
  const listed = dataOf(await exchange.call(listPasskeys, {}, { token }));
  expect(listed).toMatchObject([{ name: 'Phone', usedAt: new Date(now).toISOString() }]);
  const params = { passkeyId: added!.passkeyId };
  for (const _ of [1, 2])
    expect(dataOf(await exchange.call(removePasskey, { params }, { token }))).toEqual([]);
  expect(await signInWith(passkey)).toMatchObject(wrong);
  expect(await activityOf(exchange, by)).toEqual([
    'PASSKEY_REMOVED Phone',
    'SIGNED_IN',
    'PASSKEY_USED Phone',
    'PASSKEY_ADDED Phone',
    'SIGNED_IN',
    'OPENED',
  ]);
});

test('it counts as both steps, and where two-step sign-in is on one is added with a code only', async () => {
  const { secret, by } = await steppedBettor(exchange, 'both-steps', now);
  now += minute;
  expect(await begin(by)).toMatchObject({ code: 'CODE_NEEDED' });
  expect(await begin(by, '000000')).toMatchObject({ code: 'WRONG_CODE' });
  const { options } = dataOf(await begin(by, codeAt(secret, now)));
  const passkey = new SoftwarePasskey();
  const body = { name: 'Key', response: passkey.register(options) };
  dataOf(await exchange.call(addPasskey, { body }, by));
  expect((await signInWith(passkey)).ok).toBe(true);
});

test('what was signed counts once, within five minutes, for this site, by the key that was added', async () => {
  const by = await bettor('signs');
  const passkey = new SoftwarePasskey();
  dataOf(await add(by, passkey));
  let signed = '';
  expect((await signing((options) => (signed = passkey.sign(options)))).ok).toBe(true);
  expect(await exchange.call(signInByPasskey, { body: { response: signed } })).toMatchObject(wrong);
  const late = dataOf(await exchange.call(beginPasskeySignIn, {})).options;
  now += 6 * minute;
  const lateBody = { response: passkey.sign(late) };
  expect(await exchange.call(signInByPasskey, { body: lateBody })).toMatchObject(wrong);
  const forSite = new SoftwarePasskey('http://evil.example');
  expect(await add(by, forSite)).toMatchObject(wrong);
  const thief = new SoftwarePasskey();
  Object.assign(thief, { id: passkey.id });
  expect(await signInWith(thief)).toMatchObject(wrong);
  for (const response of ['', '{}', 'null', '{"id":"x"}', '[]'])
    expect(await exchange.call(signInByPasskey, { body: { response } })).toMatchObject(wrong);
});

test('what one bettor began nobody else adds', async () => {
  const [one, other] = [await bettor('begins-one'), await bettor('begins-other')];
  const { options } = dataOf(await begin(one));
  const response = new SoftwarePasskey().register(options);
  const body = { name: 'Mine', response };
  expect(await exchange.call(addPasskey, { body }, other)).toMatchObject(wrong);
});

test('a synced passkey may say 0 after 3; one of a single device that counts back is a copy', async () => {
  const by = await bettor('counts');
  for (const isSynced of [true, false]) {
    const passkey = new SoftwarePasskey('http://localhost:4000', isSynced);
    dataOf(await add(by, passkey));
    passkey.counter = 3;
    expect((await signInWith(passkey)).ok).toBe(true);
    passkey.counter = 0;
    expect((await signInWith(passkey)).ok, `synced: ${isSynced}`).toBe(isSynced);
  }
});
