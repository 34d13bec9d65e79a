import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fundAccount, resettleMarket, settleMarket } from '#contract/operator.ts';
import { approvePayment, closeSent, getDesk } from '#contract/payment-desk.ts';
import { askWithdrawal, getWallet, listPayments, savePayee, type Payment } from '#contract/payments.ts';
import type { Credentials } from '#contract/rest-client.ts';
import { aPerson } from '#contract/testing/people.ts';
import { signUp } from '#contract/session.ts';
import type { CommandGate } from '#server/exchange/engine/commands/commands.ts';
import { findPayment } from '#server/exchange/store/queries/payment-queries.ts';
import { createRandom, type Random } from '#server/maker/random.ts';
import { aBet, dataOf, TestExchange } from '#tests/support/test-exchange.ts';
import { readMoney, type Money } from './books-of-money.ts';
import { actAtOnce, keepLittle, shortOf, type Heard, type Wallet } from './wallet-round.ts';

/** `LAYLINE_PAYMENT_ROUNDS`: how many. `LAYLINE_PAYMENTS_SEED`: the seed of a run to repeat. */
const rounds = Number(process.env.LAYLINE_PAYMENT_ROUNDS || (process.env.LAYLINE_LONG ? 1_000 : 50));
const seed = process.env.LAYLINE_PAYMENTS_SEED || String(process.hrtime.bigint());
const actsAtOnce = 100;
const password = 'a-long-password';
const desk = { operatorName: 'Desk', reason: 'as the bank says' };

let exchange: TestExchange;
let gate: CommandGate;
beforeAll(async () => {
  exchange = await TestExchange.open({ wrap: { gate: (real) => (gate = real) } });
});
afterAll(() => exchange.close());

let wallets = 0;

/** A new bettor with money and a payee. */
async function openWallet(name: string, random: Random): Promise<Wallet> {
  // A test that is tried again opens another one.
  const userName = `${name}-${++wallets}`;
  const { token } = dataOf(await exchange.call(signUp, { body: aPerson({ userName, password }) }));
  const bettor = { token };
  await fund(userName, 'begins', 5_000_00);
  const body = { clientId: `payee-of-${userName}`, password, payeeId: null };
  const to = { holder: 'Pia Rao', bank: 'HDFC', account: '50100044024402' };
  const { result } = dataOf(await exchange.call(savePayee, { body: { ...body, ...to } }, bettor));
  if (result.status !== 'ACCEPTED') throw new Error(result.message);
  return { exchange, userName, bettor, payee: result.payee, random };
}

/** Others' orders, so that bets are matched and a cash out finds prices. */
async function offerAround(marketId: string, others: Credentials): Promise<void> {
  const offers = (['r1', 'r2'] as const).flatMap((runnerId) => [
    aBet({ runnerId, side: 'LAY', odds: 200, stake: 3_000_00 }),
    aBet({ runnerId, side: 'BACK', odds: 210, stake: 3_000_00 }),
  ]);
  await exchange.instruct(others, marketId, ...offers);
}

/** The desk books what waits and lets go what is held, while the bettor acts; then the bank pays or returns it. */
async function workTheDesk(random: Random, isOver: () => boolean): Promise<void> {
  for (let isLast = false; !isLast;) {
    isLast = isOver();
    const { waiting, held } = dataOf(await exchange.call(getDesk, {}, exchange.operator));
    for (const { paymentId, amount } of waiting) {
      // Less came than was asked for: with all of it, nothing would ever be short.
      const body = { ...desk, amount: amount / 10, bankId: `in-${paymentId}` };
      await exchange.call(approvePayment, { params: { paymentId }, body }, exchange.operator);
    }
    for (const { paymentId } of held) {
      await exchange.call(approvePayment, { params: { paymentId }, body: desk }, exchange.operator);
      const outcome = random.pick(['PAID', 'PAID', 'RETURNED'] as const);
      const body = { ...desk, outcome, ...(outcome === 'PAID' && { bankId: `out-${paymentId}` }) };
      await exchange.call(closeSent, { params: { paymentId }, body }, exchange.operator);
    }
    await delay(2);
  }
}

async function oneRound(
  wallet: Wallet,
  others: Credentials,
  name: string,
  acts = actsAtOnce,
): Promise<{ marketId: string; short: number; mostOwed: number }> {
  const marketId = await exchange.openMarket(name);
  await offerAround(marketId, others);
  await keepLittle(wallet);
  let isOver = false;
  const desks = [workTheDesk(wallet.random, () => isOver), workTheDesk(wallet.random, () => isOver)];
  const watching = watch(wallet, () => isOver);
  const heard = await actAtOnce(wallet, marketId, acts);
  expect(differing(heard)).toEqual([]);
  isOver = true;
  await Promise.all(desks);
  return { marketId, short: shortOf(heard), mostOwed: await watching };
}

/** The most that was owed at any moment that was seen: what comes in later would hide it at the end. */
async function watch(wallet: Wallet, isOver: () => boolean): Promise<number> {
  let most = 0;
  while (!isOver()) most = Math.max(most, (await walletOf(wallet)).owed);
  return most;
}

/** Ids whose copies were answered differently. Of a cash out, both may have asked for something else. */
function differing(heard: readonly Heard[]): string[] {
  const answers = new Map<string, string>();
  return heard.flatMap(({ clientId, answer }) => {
    const first = answers.get(clientId) ?? answer;
    answers.set(clientId, first);
    const isCashOut = (text: string) =>
      text === 'null' || text.includes('"achieved"') || text.includes('CLIENT_ID_REUSED');
    return first === answer || isCashOut(first) || isCashOut(answer) ? [] : [`${first} and ${answer}`];
  });
}

async function expectSoundMoney(): Promise<Money> {
  const money = await readMoney(exchange.databaseUrl);
  expect(money).toEqual({
    ...money,
    total: 0,
    wrong: [],
    held: money.heldByPayments,
    unmatched: money.unmatchedOpen,
    moved: money.movedByPayments,
    twice: [],
    bankTwice: [],
  });
  return money;
}

async function walletOf({ bettor }: Wallet) {
  return dataOf(await exchange.call(getWallet, {}, bettor));
}

async function paymentsOf({ bettor }: Wallet, kind: Payment['kind']): Promise<Payment[]> {
  const all: Payment[] = [];
  for (let hasMore = true; hasMore;) {
    const before = all.at(-1)?.paymentId;
    const query = { kind, limit: 100, ...(before !== undefined && { before }) };
    const page = dataOf(await exchange.call(listPayments, { query }, bettor));
    all.push(...page.payments);
    ({ hasMore } = page);
  }
  return all;
}

const result = (marketId: string, winner: string) => ({ params: { marketId }, body: { winners: [winner] } });

test(
  `bets, payments, transfers and cash outs at once on one account never spend what is not there (${rounds} rounds, seed ${seed})`,
  async () => {
    const random = createRandom(seed);
    const wallet = await openWallet('pia', random);
    const others = await exchange.signIn('ben');
    for (let round = 0; round < rounds; round++) {
      const { marketId, short, mostOwed } = await oneRound(wallet, others, `${wallet.userName}-${round}`);
      // Where everything could be covered, nothing was tried.
      expect(short).toBeGreaterThan(0);
      expect(mostOwed).toBe(0);
      const { bankBalance, exposure, partner, owed } = await walletOf(wallet);
      expect(exposure).toBeLessThanOrEqual(bankBalance);
      expect(partner).toBeGreaterThanOrEqual(0);
      expect(owed).toBe(0);
      dataOf(
        await exchange.call(settleMarket, result(marketId, random.pick(['r1', 'r2'])), exchange.operator),
      );
      expect((await expectSoundMoney()).lowest).toBeGreaterThanOrEqual(0);
    }
    const withdrawals = await paymentsOf(wallet, 'WITHDRAWAL');
    const deposits = await paymentsOf(wallet, 'DEPOSIT');
    expect(withdrawals.filter(({ state }) => state === 'PAID').length).toBeGreaterThan(0);
    expect(deposits.filter(({ state }) => state === 'APPROVED').length).toBeGreaterThan(0);
  },
  20_000 + rounds * 3_000,
);

interface Told {
  debts: number;
  cameBack: number;
}

/** Wins, spends and takes out all, and then the win is taken back: of what was held the newest comes back first. */
async function oneCorrection(wallet: Wallet, others: Credentials, round: number, told: Told): Promise<void> {
  const { bettor, userName, random } = wallet;
  const marketId = await exchange.openMarket(`${userName}-corrected-${round}`);
  await exchange.instruct(others, marketId, aBet({ side: 'LAY', odds: 200, stake: 400_00 }));
  await exchange.instruct(bettor, marketId, aBet({ odds: 200, stake: 400_00 }));
  dataOf(await exchange.call(settleMarket, result(marketId, 'r1'), exchange.operator));
  const { marketId: next } = await oneRound(wallet, others, `${userName}-beside-${round}`, 20);
  const taken = (await paymentsOf(wallet, 'DEPOSIT')).find(({ state }) => state === 'APPROVED');
  const asked = await takeAllOut(wallet);
  // What is sent does not come back.
  if (round % 2 === 1) await workTheDesk(random, () => true);
  await Promise.all([
    exchange.call(resettleMarket, result(marketId, 'r2'), exchange.operator),
    taken && takeBack(taken),
    actAtOnce(wallet, next, 10),
  ]);
  const { bankBalance, exposure, owed, available } = await walletOf(wallet);
  expect(owed).toBe(Math.max(0, exposure - bankBalance));
  expect(available).toBe(Math.max(0, bankBalance - exposure));
  const states = newestFirst(await paymentsOf(wallet, 'WITHDRAWAL'), asked);
  if (owed > 0) told.debts++;
  if (states.includes('REFUSED')) told.cameBack++;
  expect(owed > 0 ? states : [], 'owed, although something is held').not.toContain('HELD');
  expect(states.join(' '), 'an older one came back before a newer one').not.toMatch(/HELD.*REFUSED/);
  dataOf(await exchange.call(settleMarket, result(next, 'r1'), exchange.operator));
  await expectSoundMoney();
  await fund(userName, `top-up-${round}`, 3_000_00);
}

/** How those withdrawals stand, the newest first. Of two at the same moment their ids decide. */
const newestFirst = (all: readonly Payment[], ids: readonly string[]): Payment['state'][] =>
  all
    .filter(({ paymentId }) => ids.includes(paymentId))
    .sort((a, b) => (`${a.askedAt} ${a.paymentId}` < `${b.askedAt} ${b.paymentId}` ? 1 : -1))
    .map(({ state }) => state);

test(
  'after a correction held withdrawals come back first, and what is missing is the debt to the unit',
  async () => {
    const wallet = await openWallet('nila', createRandom(`${seed} corrections`));
    const others = await exchange.signIn('chitra');
    const told = { debts: 0, cameBack: 0 };
    for (let round = 0; round < rounds; round++) await oneCorrection(wallet, others, round, told);
    // Both have happened, or nothing was tried.
    expect(told.debts).toBeGreaterThan(0);
    expect(told.cameBack).toBeGreaterThan(0);
  },
  20_000 + rounds * 3_000,
);

/** Withdraws all that is available, in parts, one after the other. Returns the ids of those withdrawals. */
async function takeAllOut(wallet: Wallet): Promise<string[]> {
  const { available } = await walletOf(wallet);
  const { payeeId, version: payeeVersion } = wallet.payee;
  const part = Math.floor(available / 4);
  const ids: string[] = [];
  for (const amount of [available - 3 * part, part, part, part]) {
    const body = { clientId: `all-out-${randomUUID()}`, payeeId, payeeVersion, amount: Math.max(1, amount) };
    const answer = dataOf(await exchange.call(askWithdrawal, { body }, wallet.bettor));
    if (answer.result.status === 'ACCEPTED') ids.push(answer.result.payment.paymentId);
  }
  return ids;
}

/** The bank takes a deposit back. */
async function takeBack({ paymentId }: Payment): Promise<void> {
  const client = new Client({ connectionString: exchange.databaseUrl });
  await client.connect();
  const stored = await findPayment(drizzle(client, { casing: 'snake_case' }), paymentId);
  await client.end();
  const step = { to: 'TAKEN_BACK', bankId: `back-${paymentId}`, reason: 'The bank took it back.' } as const;
  const actor = { who: 'provider:demo', reason: null };
  const taken = await gate.submit({ type: 'STEP_PAYMENT', paymentId, step, actor, stored });
  if (taken.status !== 'ACCEPTED') throw new Error(taken.message);
}

async function fund(userName: string, name: string, amount: number): Promise<void> {
  const body = { amount, reference: `${userName} ${name}` };
  dataOf(await exchange.call(fundAccount, { params: { userName }, body }, exchange.operator));
}
