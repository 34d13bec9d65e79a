import type { Call } from '#contract/call.ts';
import { openPractice, keepPractice } from '#contract/practice.ts';
import { fundAccount, resettleMarket, settleMarket } from '#contract/operator.ts';
import { takeTimeOut } from '#contract/limits.ts';
import { blockAccount } from '#contract/payment-desk.ts';
import type { Credentials } from '#contract/rest-client.ts';
import { openProgramAccount, signUp } from '#contract/session.ts';
import { aPerson } from '#contract/testing/people.ts';
import { getBalance } from '#contract/account.ts';
import { aBet, dataOf, type TestExchange } from '#tests/support/test-exchange.ts';

export const password = 'a long password';

/** Everybody who may try a call. An ended practice account was kept: it goes on as another account. */
export const callerNames = [
  'visitor',
  'practice',
  'endedPractice',
  'keptPractice',
  'bettor',
  'anotherBettor',
  'owes',
  'blocked',
  'excluded',
  'timedOut',
  'partner',
  'maker',
  'gamesHost',
  'operator',
] as const;
export type CallerName = (typeof callerNames)[number];

/** Those whose token is good. */
export const signedIn: ReadonlySet<CallerName> = new Set([
  'practice',
  'keptPractice',
  'bettor',
  'anotherBettor',
  'owes',
  'blocked',
  'excluded',
  'timedOut',
  'maker',
]);

async function openBettor(
  exchange: TestExchange,
  userName: string,
  funds = 100_000_00,
): Promise<Credentials> {
  const { token } = dataOf(await exchange.call(signUp, { body: aPerson({ userName, password }) }));
  await fund(exchange, userName, funds);
  return { token };
}

async function fund(exchange: TestExchange, userName: string, amount: number): Promise<void> {
  const input = { params: { userName }, body: { amount, reference: `matrix-${userName}` } };
  dataOf(await exchange.call(fundAccount, input, exchange.operator));
}

/** Somebody offers ₹10,000 of r1 at 2.36 in a new market. */
export async function openOffered(exchange: TestExchange, name: string): Promise<string> {
  const marketId = await exchange.openMarket(name);
  await exchange.instruct(await exchange.signIn('asha'), marketId, aBet({ side: 'LAY', stake: 10_000_00 }));
  return marketId;
}

/** Wins, bets all of it, and has the win taken back. */
async function openDebtor(exchange: TestExchange, userName: string): Promise<Credentials> {
  const by = await openBettor(exchange, userName, 1_000_00);
  const won = await openOffered(exchange, `won-${userName}`);
  await exchange.instruct(by, won, aBet());
  const ends = (winner: string) => ({ params: { marketId: won }, body: { winners: [winner] } });
  dataOf(await exchange.call(settleMarket, ends('r1'), exchange.operator));
  const { bankBalance } = dataOf(await exchange.call(getBalance, {}, by));
  await exchange.instruct(by, await openOffered(exchange, `spent-${userName}`), aBet({ stake: bankBalance }));
  dataOf(await exchange.call(resettleMarket, ends('r2'), exchange.operator));
  return by;
}

let lastAddress = 0;
/** Another address each time: no try uses up what is left for the next one. */
export const somewhere = () => ({ headers: { 'x-forwarded-for': `10.1.0.${++lastAddress}` } });
const practise = async (exchange: TestExchange): Promise<Credentials> => ({
  token: dataOf(await exchange.call(openPractice, {}, somewhere())).token,
});

async function keep(exchange: TestExchange, userName: string) {
  const practice = await practise(exchange);
  const kept = dataOf(await exchange.call(keepPractice, { body: aPerson({ userName, password }) }, practice));
  await fund(exchange, userName, 100_000_00);
  return { practice, kept: { token: kept.token } };
}

async function openBlocked(exchange: TestExchange, userName: string): Promise<Credentials> {
  const by = await openBettor(exchange, userName);
  const body = { operatorName: 'olga', reason: 'For the matrix', blocked: true };
  dataOf(await exchange.call(blockAccount, { params: { userName }, body }, exchange.operator));
  return by;
}

async function openOnBreak(exchange: TestExchange, userName: string): Promise<Credentials> {
  const by = await openBettor(exchange, userName);
  const body = { clientId: `break-of-${userName}`, length: 'DAY' } as const;
  dataOf(await exchange.call(takeTimeOut, { body }, by));
  return by;
}

let makers = 0;
async function openMaker(exchange: TestExchange, userName: string): Promise<Credentials> {
  const body = { userName, password };
  const { token } = dataOf(await exchange.call(openProgramAccount, { body }, exchange.operator));
  await fund(exchange, userName, 100_000_00);
  return { token };
}

/** How each comes by its credentials. `tag` tells those opened for one call from others. */
export const openers: Record<CallerName, (exchange: TestExchange, tag: string) => Promise<Credentials>> = {
  visitor: async () => ({}),
  practice: (exchange) => practise(exchange),
  endedPractice: async (exchange, tag) => (await keep(exchange, `was-practice.${tag}`)).practice,
  keptPractice: async (exchange, tag) => (await keep(exchange, `kept.${tag}`)).kept,
  bettor: (exchange, tag) => openBettor(exchange, `bettor.${tag}`),
  anotherBettor: (exchange, tag) => openBettor(exchange, `another.${tag}`),
  owes: (exchange, tag) => openDebtor(exchange, `owes.${tag}`),
  blocked: (exchange, tag) => openBlocked(exchange, `blocked.${tag}`),
  excluded: (exchange) => exchange.signIn('farid'),
  timedOut: (exchange, tag) => openOnBreak(exchange, `breaks.${tag}`),
  // Nobody signs in to it; its id is the most that somebody could show.
  partner: async () => ({ token: 'partner:demo-asha' }),
  maker: (exchange) => openMaker(exchange, `maker-${8_000 + ++makers}`),
  gamesHost: async (exchange) => exchange.games,
  operator: async (exchange) => exchange.operator,
};

/** What a caller hears: `ok`, or the code of the refusal, wherever in the answer that stands. */
export function heard(answer: { ok: true; data: unknown } | { ok: false; code: string }): string {
  if (!answer.ok) return answer.code;
  const { result, results } = (answer.data ?? {}) as { result?: unknown; results?: unknown[] };
  const inner = (results?.[0] ?? result) as { status?: string; code?: string } | null | undefined;
  return inner?.status === 'REFUSED' ? (inner.code ?? 'REFUSED') : 'ok';
}

/** What a caller hears of a call whose row says nothing else of it. */
export function expectedOf({ auth }: Call, caller: CallerName): string {
  if (auth === 'none') return 'ok';
  if (auth === 'bettor') return signedIn.has(caller) ? 'ok' : 'UNAUTHENTICATED';
  const isTheirs = caller === (auth === 'games' ? 'gamesHost' : 'operator');
  return isTheirs ? 'ok' : 'FORBIDDEN';
}
