import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { changePassword, listDemoMessages, requestPasswordReset, resetPassword } from '#contract/password.ts';
import { aPerson } from '#contract/testing/people.ts';
import { signIn, signUp } from '#contract/session.ts';
import { dataOf, TestExchange } from '#tests/support/test-exchange.ts';

let exchange: TestExchange;
let now = Date.parse('2026-05-01T10:00:00Z');
const limit = 4;
beforeAll(async () => {
  exchange = await TestExchange.open({ now: () => now, signInLimit: limit });
});
afterAll(() => exchange.close());
beforeEach(() => void (now += 60 * 60_000));

/** Credentials as the gateway sends them: the browser's address, and the device token it keeps. */
const from = (address: string, device?: string) => ({ device, headers: { 'x-forwarded-for': address } });
type From = ReturnType<typeof from>;

const tryAs = async (userName: string, password: string, by: From) => {
  const answer = await exchange.call(signIn, { body: { userName, password } }, by);
  return answer.ok ? 'in' : answer.code;
};
const guess = (userName: string, by: From) => tryAs(userName, 'a guess', by);
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const count = (codes: string[], code: string) => codes.filter((one) => one === code).length;
const deviceOf = async (userName: string, address: string) => {
  const body = { userName, password: `demo-${userName}` };
  return dataOf(await exchange.call(signIn, { body }, from(address))).device!;
};

test('one address that tries many users is refused; others are not', async () => {
  const by = from('203.0.113.1');
  const codes = await Promise.all(times(limit * 5 + 6, (index) => guess(`nobody-${index}`, by)));
  expect(count(codes, 'TOO_MANY')).toBe(6);
  expect(count(codes, 'INVALID_CREDENTIALS')).toBe(limit * 5);
  expect(await tryAs('ben', 'demo-ben', by)).toBe('TOO_MANY');
  expect(await tryAs('ben', 'demo-ben', from('203.0.113.2'))).toBe('in');
});

test('one address that opens many accounts is refused too, and the addresses of one IPv6 network are one', async () => {
  const open = async (index: number) => {
    const body = { userName: `serial-${index}`, password: 'a long password' };
    const answer = await exchange.call(signUp, { body: aPerson(body) }, from(`2001:db8:1:2::${index + 1}`));
    return answer.ok ? 'in' : answer.code;
  };
  const codes = await Promise.all(times(limit * 5 + 3, open));
  expect(count(codes, 'in')).toBe(limit * 5);
  expect(count(codes, 'TOO_MANY')).toBe(3);
});

test('one user tried from one address is refused after a few, however the name is written', async () => {
  const by = from('203.0.113.3');
  const codes = await Promise.all(times(limit + 2, (index) => guess(index % 2 ? 'ASHA' : 'asha', by)));
  expect(count(codes, 'TOO_MANY')).toBe(2);
  now += 60_000;
  expect(await tryAs('asha', 'demo-asha', by)).toBe('in');
});

test('a stranger who tries one user from everywhere only slows strangers, and locks nobody out', async () => {
  const device = await deviceOf('chitra', '203.0.113.4');
  let checked = 0;
  const guesses = times(40, async (index) => {
    const code = await guess('chitra', from(`198.51.100.${index}`));
    checked += 1;
    return code;
  });
  await Promise.race(guesses);
  // Strangers’ passwords are checked in turn, and most of those for chitra wait before that, though none is known yet.
  await guess('ben', from('203.0.113.16'));
  expect(checked).toBeLessThan(20);
  expect(count(await Promise.all(guesses), 'INVALID_CREDENTIALS')).toBe(40);
  const fresh = tryAs('chitra', 'demo-chitra', from('203.0.113.6')).then((code) => `new: ${code}`);
  const known = tryAs('chitra', 'demo-chitra', from('203.0.113.5', device)).then((code) => `known: ${code}`);
  // Both get in, but the new device has to wait.
  expect(await Promise.race([known, fresh])).toBe('known: in');
  expect(await known).toBe('known: in');
  expect(await fresh).toBe('new: in');
});

test('an owner on a known device is answered before the strangers who guess at the same time', async () => {
  const device = await deviceOf('chitra', '203.0.113.14');
  let checked = 0;
  const strangers = times(60, async (index) => {
    const code = await guess(`nobody-${index}`, from(`198.51.101.${index}`));
    checked += 1;
    return code;
  });
  // Their guesses are being checked.
  await Promise.race(strangers);
  expect(await tryAs('chitra', 'demo-chitra', from('203.0.113.15', device))).toBe('in');
  expect(checked).toBeLessThan(40);
  expect(count(await Promise.all(strangers), 'INVALID_CREDENTIALS')).toBe(60);
});

test('a device that has signed in before comes in where a stranger has used the address up, and has its own allowance', async () => {
  const address = '203.0.113.7';
  const device = await deviceOf('ben', address);
  await Promise.all(times(limit * 5, (index) => guess(index % 2 ? 'ben' : `no-${index}`, from(address))));
  expect(await tryAs('ben', 'demo-ben', from(address))).toBe('TOO_MANY');
  const codes = await Promise.all(times(limit + 1, () => guess('ben', from(address, device))));
  expect(count(codes, 'INVALID_CREDENTIALS')).toBe(limit);
  expect(count(codes, 'TOO_MANY')).toBe(1);
  now += 60_000;
  expect(await tryAs('ben', 'demo-ben', from(address, device))).toBe('in');
});

test('a device is known for those who signed in on it, and a forged one for nobody', async () => {
  const address = '203.0.113.8';
  const benOnly = await deviceOf('ben', address);
  await Promise.all(times(limit, () => guess('asha', from(address))));
  const [head, body] = benOnly.split('.') as [string, string];
  for (const device of [benOnly, `${head}.${body}.AAAA`, 'x', (await exchange.signIn('ben')).token])
    expect(await tryAs('asha', 'demo-asha', from(address, device))).toBe('TOO_MANY');
  now += 60_000;
  const both = dataOf(
    await exchange.call(
      signIn,
      { body: { userName: 'asha', password: 'demo-asha' } },
      from(address, benOnly),
    ),
  ).device!;
  await Promise.all(times(limit, (index) => guess(index % 2 ? 'asha' : 'ben', from(address))));
  for (const userName of ['asha', 'ben'])
    expect(await tryAs(userName, `demo-${userName}`, from(address, both))).toBe('in');
});

test('programs with the operator’s key are not counted', async () => {
  const by = { ...exchange.operator, ...from('203.0.113.9') };
  expect(await Promise.all(times(limit * 6, () => tryAs('asha', 'demo-asha', by)))).toEqual(
    times(limit * 6, () => 'in'),
  );
});

test.each(['password1', 'Password123', '1234567890', 'QWERTYUIOP', 'iloveyou1'])(
  'a password that everybody guesses first is refused wherever one is chosen: %s',
  async (common) => {
    const refused = { ok: false, status: 422, code: 'COMMON_PASSWORD' };
    const userName = `common-${common.toLowerCase()}`;
    const up = (password: string) =>
      exchange.call(signUp, { body: aPerson({ userName, password }) }, exchange.operator);
    expect(await up(common)).toMatchObject(refused);
    const first = 'the first password';
    const { token } = dataOf(await up(first));
    const change = { body: { currentPassword: first, newPassword: common } };
    expect(await exchange.call(changePassword, change, { token })).toMatchObject(refused);
    await exchange.call(requestPasswordReset, { body: { userName } });
    const [message] = dataOf(await exchange.call(listDemoMessages, { params: { userName } }));
    const code = /\d{8}/.exec(message!.text)![0];
    const reset = (newPassword: string) =>
      exchange.call(resetPassword, { body: { userName, code, newPassword } });
    expect(await reset(common)).toMatchObject(refused);
    // The refusal doesn't use up the code.
    expect((await reset('the second password')).ok).toBe(true);
  },
);

test('a stranger who asks for codes and guesses them uses nothing up: the owner’s code is good', async () => {
  const userName = 'recovers';
  const body = { userName, password: 'the first password' };
  const device = dataOf(await exchange.call(signUp, { body: aPerson(body) }, from('203.0.113.10'))).device!;
  const owner = from('203.0.113.11');
  const ownersOwn = from('203.0.113.12', device);
  const ask = async (by: From) =>
    dataOf(await exchange.call(requestPasswordReset, { body: { userName } }, by));
  const newest = async () => {
    const [message] = dataOf(await exchange.call(listDemoMessages, { params: { userName } }));
    return /\d{8}/.exec(message!.text)![0];
  };
  const redeem = async (code: string, by: From) =>
    (await exchange.call(resetPassword, { body: { userName, code, newPassword: `${code} is new` } }, by)).ok;
  const strangers = times(30, (index) => from(`198.51.100.${index + 100}`));
  await Promise.all(strangers.map(ask));
  await ask(owner);
  const code = await newest();
  const wrong = code === '00000000' ? '00000001' : '00000000';
  await Promise.all(strangers.map(ask));
  await Promise.all(strangers.map((by) => redeem(wrong, by)));
  expect(await redeem(code, owner)).toBe(true);
  // Even if the stranger has the owner's address.
  const neighbour = from('203.0.113.12');
  await ask(ownersOwn);
  const second = await newest();
  for (let round = 0; round < 8; round++) {
    now += 60_000;
    await ask(neighbour);
    await redeem(wrong, neighbour);
  }
  expect(await redeem(second, ownersOwn)).toBe(true);
});
