import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fundAccount, resettleMarket, settleMarket } from '#contract/operator.ts';
import { excludeMyself } from '#contract/limits.ts';
import { getReferrals, nameReferrer } from '#contract/referrals.ts';
import type { Credentials } from '#contract/rest-client.ts';
import { signUp } from '#contract/session.ts';
import { aPerson } from '#contract/testing/people.ts';
import { aBet, dataOf, TestExchange } from '#tests/support/test-exchange.ts';
import { openTestGateway, type TestGateway } from '#tests/support/test-gateway.ts';

/** Who sends whom, what that earns, and what is refused, as the site asks for it. */

const week = 7 * 24 * 3_600_000;
let now = Date.parse('2026-03-04T12:00:00.000Z');
let exchange: TestExchange;
let gateway: TestGateway;
beforeAll(async () => {
  exchange = await TestExchange.open({ now: () => now });
  gateway = await openTestGateway(exchange.url);
});
afterAll(async () => {
  await gateway.close();
  await exchange.close();
});

const password = 'a long password';
let births = 0;
/** Somebody with a date of birth of their own, unless one is given. */
const personOf = (userName: string, referral: string | null, changes: object = {}) =>
  aPerson({ userName, password }, { referral, dateOfBirth: `19${70 + (births++ % 30)}-05-01`, ...changes });
const join = async (
  userName: string,
  referral: string | null,
  changes: object = {},
): Promise<Credentials> => {
  now += 1_000;
  const body = personOf(userName, referral, changes);
  const { token } = dataOf(await exchange.call(signUp, { body }));
  const money = { amount: 10_000_00, reference: `money-of-${userName}` };
  dataOf(await exchange.call(fundAccount, { params: { userName }, body: money }, exchange.operator));
  return { token };
};
const shown = async ({ token }: Credentials) => (await gateway.run('Referrals', {}, token)).data.referrals;
const codeOf = async (by: Credentials): Promise<string> => (await shown(by)).code;

/** The bettor wins ₹1,360 against Ben, and pays 2 % of it. */
async function wins(bettor: Credentials, name: string): Promise<string> {
  const marketId = await exchange.openMarket(name);
  await exchange.instruct(await exchange.signIn('ben'), marketId, aBet({ side: 'LAY' }));
  await exchange.instruct(bettor, marketId, aBet());
  const settle = { params: { marketId }, body: { winners: ['r1'] } };
  dataOf(await exchange.call(settleMarket, settle, exchange.operator));
  return marketId;
}

async function ledgerSum(accountId: string, kinds: string[]): Promise<number> {
  const client = new Client({ connectionString: exchange.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ sum: string }>(
    `select coalesce(sum(amount), 0) as sum from ledger_entries join ledger_transactions using (transaction_id)
     where account_id = $1 and ledger_transactions.kind = any ($2)`,
    [accountId, kinds],
  );
  await client.end();
  return Number(rows[0]!.sum);
}

test('who joins by a code earns its owner a tenth of the commission, as the ledger says, and corrections follow', async () => {
  const asha = await exchange.signIn('asha');
  const code = await codeOf(asha);
  const meera = await join('meera.k', code.toLowerCase());
  const bob = await join('bob', code.replace('-', ' '));
  expect(await shown(asha)).toMatchObject({
    count: 2,
    accrued: 0,
    referrals: [{ name: 'b•••' }, { name: 'm•••k', earned: 0, until: '2027-03-04T12:00:01.000Z' }],
    sentBy: null,
  });
  expect(await shown(meera)).toMatchObject({ sentBy: 'a•••a', count: 0 });
  await wins(meera, 'first');
  await wins(bob, 'second');
  const taken = await wins(bob, 'third');
  expect(await shown(asha)).toMatchObject({
    accrued: 3 * 2_72,
    referrals: [{ earned: 2 * 2_72 }, { earned: 2_72 }],
  });
  const anew = { params: { marketId: taken }, body: { winners: [] } };
  dataOf(await exchange.call(resettleMarket, anew, exchange.operator));
  expect(await shown(asha)).toMatchObject({
    accrued: 2 * 2_72,
    referrals: [{ earned: 2_72 }, { earned: 2_72 }],
  });
  now += week;
  await wins(await exchange.signIn('chitra'), 'fourth');
  const { accrued, paid, referrals } = await shown(await exchange.signIn('asha'));
  expect([accrued, paid]).toEqual([0, 2 * 2_72]);
  const earned = referrals.reduce((sum: number, one: { earned: number }) => sum + one.earned, 0);
  expect(earned).toBe(await ledgerSum('referral:demo-asha', ['referral', 'referral-reversal']));
  expect(paid).toBe(await ledgerSum('demo-asha', ['referral-paid']));
});

test('a code says whose it is, masked, and nobody’s is nobody’s', async () => {
  const code = await codeOf(await exchange.signIn('asha'));
  const ask = async (typed: string) => (await gateway.run('Referrer', { code: typed })).data.referrer;
  expect(await ask(` ${code.toLowerCase()} `)).toEqual({ __typename: 'Referrer', name: 'a•••a' });
  for (const typed of ['ASHA', '0000000000', 'demo-asha']) expect(await ask(typed), typed).toBeNull();
});

test('at sign-up an unknown code is refused, and that of the same person', async () => {
  const up = (userName: string, referral: string, changes = {}) =>
    gateway.run('SignUp', { input: personOf(userName, referral, changes) });
  expect((await up('nobodys', '0000000000')).data.signUp).toMatchObject({ code: 'UNKNOWN_REFERRAL' });
  const dateOfBirth = '1988-08-08';
  const twice = await join('twice.a', null, { dateOfBirth });
  const own = await codeOf(twice);
  const refused = await up('twice.b', own, { dateOfBirth });
  expect(refused.data.signUp).toMatchObject({ __typename: 'Refusal', code: 'SELF_REFERRAL' });
  expect((await up('twice.b', own)).data.signUp).toMatchObject({ __typename: 'Session' });
});

test('after sign-up no code is taken: not one’s own, not in a circle of any length, not another', async () => {
  const first = await join('ring.a', null);
  const second = await join('ring.b', await codeOf(first));
  const third = await join('ring.c', await codeOf(second));
  const name = async (by: Credentials, code: string) => exchange.call(nameReferrer, { body: { code } }, by);
  expect(await name(first, await codeOf(first))).toMatchObject({ code: 'SELF_REFERRAL' });
  expect(await name(first, await codeOf(second))).toMatchObject({ code: 'CIRCULAR_REFERRAL' });
  expect(await name(first, await codeOf(third))).toMatchObject({ code: 'CIRCULAR_REFERRAL' });
  expect(await name(third, await codeOf(await exchange.signIn('asha')))).toMatchObject({ code: 'TOO_LATE' });
  expect(await name(first, 'nobody’s')).toMatchObject({ code: 'UNKNOWN_REFERRAL' });
  expect(await shown(first)).toMatchObject({ sentBy: null, count: 1 });
});

test('a sign-up that is sent again sends its owner once', async () => {
  const asha = await exchange.signIn('asha');
  const { count } = await shown(asha);
  const body = personOf('again', await codeOf(asha));
  for (let time = 0; time < 2; time++) dataOf(await exchange.call(signUp, { body }));
  expect((await shown(asha)).count).toBe(count + 1);
});

test('who takes a break is shown no code, and is still paid; their code still counts, and tells nobody of it', async () => {
  const away = await join('away', null);
  const code = await codeOf(away);
  dataOf(await exchange.call(excludeMyself, { body: { clientId: 'exclusion-of-away', months: 6 } }, away));
  expect(await shown(away)).toMatchObject({ code: null, noCode: 'ON_BREAK' });
  const sent = await join('sent.by.away', code);
  await wins(sent, 'away');
  expect(await shown(away)).toMatchObject({ code: null, accrued: 2_72, referrals: [{ earned: 2_72 }] });
});

test('where nobody has money, nobody has a code, and none is taken', async () => {
  const free = await TestExchange.open({ jurisdiction: 'in-no-money' });
  try {
    const asha = await free.signIn('asha');
    const told = dataOf(await free.call(getReferrals, {}, asha));
    expect(told).toMatchObject({ code: null, noCode: 'PRACTICE', accrued: 0 });
    const name = await free.call(nameReferrer, { body: { code: '0000000000' } }, asha);
    expect(name).toMatchObject({ code: 'PRACTICE_ACCOUNT' });
  } finally {
    await free.close();
  }
});
