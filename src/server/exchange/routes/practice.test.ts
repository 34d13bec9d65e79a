import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBet, dataOf, TestExchange } from '#tests/support/test-exchange.ts';
import { getBalance } from '#contract/account.ts';
import { listBigBets } from '#contract/big-bets.ts';
import { getMarketBook, getRunnerTrades } from '#contract/market.ts';
import { fundAccount, settleMarket } from '#contract/operator.ts';
import { listOrders } from '#contract/order.ts';
import { askDeposit, getWallet, transferMoney } from '#contract/payments.ts';
import { aPerson } from '#contract/testing/people.ts';
import { keepPractice, openPractice, refillPractice } from '#contract/practice.ts';
import { getStatement } from '#contract/reports.ts';
import { getUser, signIn, signUp } from '#contract/session.ts';

let exchange: TestExchange;
let now = Date.parse('2026-05-01T10:00:00Z');
beforeAll(async () => {
  exchange = await TestExchange.open({ now: () => now });
});
afterAll(() => exchange.close());

const hour = 3_600_000;
const from = (address: string, device?: string) => ({ device, headers: { 'x-forwarded-for': address } });
let lastAddress = 0;
const elsewhere = (device?: string) => from(`10.0.0.${++lastAddress}`, device);
const begin = async (by = elsewhere()) => dataOf(await exchange.call(openPractice, {}, by));
const whole = { bankBalance: 10_000_00, exposure: 0 };
const day = { query: { from: '2026-05-01', to: '2026-05-31' } };

/** Somebody offers ₹1,000 of r1 to back at 2.36 in a new market. */
async function openOffered(name: string): Promise<string> {
  const marketId = await exchange.openMarket(name);
  await exchange.instruct(await exchange.signIn('asha'), marketId, aBet({ side: 'LAY' }));
  return marketId;
}

test('one call opens a practice account with practice money and a session, without a password', async () => {
  const { token, userDetail } = await begin();
  expect(userDetail).toMatchObject({ isLogin: 1, isPractice: true });
  expect(dataOf(await exchange.call(getBalance, {}, { token }))).toEqual(whole);
  expect(dataOf(await exchange.call(getWallet, {}, { token }))).toMatchObject({ available: 10_000_00 });
  const { userName } = userDetail;
  const wrong = await exchange.call(signIn, { body: { userName, password: '' } });
  expect(wrong).toMatchObject({ ok: false, code: 'INVALID_CREDENTIALS' });
  const taken = { userName: 'practice-me', password: 'a long password' };
  expect(await exchange.call(signUp, { body: aPerson(taken) })).toMatchObject({
    ok: false,
    code: 'USER_NAME_TAKEN',
  });
});

test('the browser that has one gets a session for that one, unless it was not used for seven days', async () => {
  const first = await begin();
  const { device } = first;
  expect((await begin(elsewhere(device))).userDetail).toEqual(first.userDetail);
  now += 7 * 24 * hour + 1;
  expect((await begin(elsewhere(device))).userDetail.userName).not.toBe(first.userDetail.userName);
});

test('an address begins five an hour at most, its network counted as one', async () => {
  const by = (end: number) => from(`2001:db8:1:2::${end}`);
  for (let at = 0; at < 5; at++) await begin(by(at));
  const refused = await exchange.call(openPractice, {}, by(9));
  expect(refused).toMatchObject({ ok: false, status: 422, code: 'TOO_MANY_PRACTICE_ACCOUNTS' });
  await begin(from('2001:db8:1:3::1'));
  now += hour;
  await begin(by(9));
});

test('a practice bet is matched, survives a restart, and is in no book, volume or list', async () => {
  const marketId = await openOffered('practised');
  const { token } = await begin();
  const before = dataOf(await exchange.call(getMarketBook, { params: { marketId } }));
  const [result] = await exchange.instruct({ token }, marketId, aBet());
  expect(result).toMatchObject({ status: 'ACCEPTED', orders: [{ matched: 1_000_00 }] });
  const waiting = aBet({ odds: 300 });
  await exchange.instruct({ token }, marketId, waiting);
  await exchange.reopen();
  const orders = dataOf(await exchange.call(listOrders, { query: { state: 'ALL' } }, { token }));
  expect(orders.map(({ matched, remaining }) => [matched, remaining])).toEqual([
    [0, 1_000_00],
    [1_000_00, 0],
  ]);
  expect(dataOf(await exchange.call(getBalance, {}, { token })).exposure).toBe(2_000_00);
  const after = dataOf(await exchange.call(getMarketBook, { params: { marketId } }));
  expect(after.runners).toEqual(before.runners);
  expect(after.matched).toBe(0);
  const trades = await exchange.call(getRunnerTrades, { params: { marketId, runnerId: 'r1' } });
  expect(dataOf(trades)).toMatchObject({ prices: [] });
  expect(dataOf(await exchange.call(listBigBets, { query: {} }))).toEqual([]);

  const settled = await exchange.call(
    settleMarket,
    { params: { marketId }, body: { winners: ['r1'] } },
    exchange.operator,
  );
  expect(settled.ok).toBe(true);
  expect(dataOf(await exchange.call(getMarketBook, { params: { marketId } })).matched).toBe(0);
  const { entries } = dataOf(await exchange.call(getStatement, day, { token }));
  expect(entries.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['settlement', 'commission', 'practice-grant']),
  );
});

test('a practice account is refilled by a call', async () => {
  const { token } = await begin();
  expect(await exchange.call(refillPractice, {}, { token })).toMatchObject({ code: 'ENOUGH_LEFT' });
  const { token: real } = await exchange.signIn('asha');
  expect(await exchange.call(refillPractice, {}, { token: real! })).toMatchObject({ code: 'NOT_PRACTICE' });
});

test('no money is paid in, out or over from a practice account', async () => {
  const { token, userDetail } = await begin();
  const clientId = 'practice-payment-1';
  const asked = { methodId: 'upi', amount: 500_00, clientId };
  const deposit = await exchange.call(askDeposit, { body: asked }, { token });
  expect(dataOf(deposit).result).toMatchObject({ status: 'REFUSED', code: 'PRACTICE_ACCOUNT' });
  const over = { direction: 'TO_PARTNER', amount: 1_00, clientId: `${clientId}-b` } as const;
  const moved = await exchange.call(transferMoney, { body: over }, { token });
  expect(dataOf(moved).result).toMatchObject({ status: 'REFUSED', code: 'PRACTICE_ACCOUNT' });
  const { userName } = userDetail;
  const funded = await exchange.call(
    fundAccount,
    { params: { userName }, body: { amount: 1_00, reference: 'practice-fund' } },
    exchange.operator,
  );
  expect(funded).toMatchObject({ ok: false, code: 'PRACTICE_ACCOUNT' });
});

test('kept, it is a real account without practice money, and the practice account takes no call any more', async () => {
  const marketId = await openOffered('kept');
  const { token, device } = await begin();
  await exchange.instruct({ token }, marketId, aBet({ odds: 300 }));
  const body = { userName: 'kavya', password: 'a long password' };
  expect(
    await exchange.call(keepPractice, { body: aPerson({ ...body, userName: 'asha' }) }, { token }),
  ).toMatchObject({
    code: 'USER_NAME_TAKEN',
  });
  const young = aPerson(body, { dateOfBirth: '2009-01-01' });
  expect(await exchange.call(keepPractice, { body: young }, { token })).toMatchObject({ code: 'UNDER_AGE' });
  const kept = dataOf(await exchange.call(keepPractice, { body: aPerson(body) }, { token, device }));
  expect(kept.userDetail).toEqual({
    userName: 'kavya',
    isLogin: 1,
    isSelfExcluded: false,
    isTimedOut: false,
    keptPractice: true,
  });
  const { token: real } = kept;
  expect(dataOf(await exchange.call(getBalance, {}, { token: real }))).toEqual({
    bankBalance: 0,
    exposure: 0,
  });
  expect(await exchange.call(getBalance, {}, { token })).toMatchObject({ ok: false, status: 401 });
  expect((await begin(elsewhere(kept.device))).userDetail.userName).not.toBe('kavya');
  await exchange.reopen();
  expect(dataOf(await exchange.call(getUser, {}, { token: real }))).toMatchObject({ keptPractice: true });
  expect(dataOf(await exchange.call(signIn, { body }))).toMatchObject({ userDetail: { userName: 'kavya' } });
});
