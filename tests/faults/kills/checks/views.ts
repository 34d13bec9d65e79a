import { getBalance, listLedgerEntries } from '#contract/account.ts';
import type { Call } from '#contract/call.ts';
import type { Level } from '#domain/odds/levels.ts';
import { getMarketBook } from '#contract/market.ts';
import { listOrders } from '#contract/order.ts';
import { callExchange, type Credentials } from '#contract/rest-client.ts';
import { orderOf } from '#server/exchange/store/queries/order-queries.ts';
import { isSameResult, type Asked } from '../answer-log.ts';
import { groupBy, keyOf, sumOf, type Books } from '../books.ts';
import { unexpected } from '../requests.ts';
import { resultOf } from '../what-became.ts';
import type { Violation } from '../violation.ts';
import { asInstructionResult } from './answers.ts';
import { exposuresOf, positionsOf } from './positions.ts';

interface Viewer {
  name: string;
  credentials: Credentials;
}

type Compare = (what: string, shown: unknown, stored: unknown) => void;

/**
 * The exchange's calls return what storage has: balances, exposures, unmatched orders, whole ledgers, prices, and what
 * became of `asked`.
 */
export async function checkViews(
  url: string,
  books: Books,
  viewers: readonly Viewer[],
  asked: readonly Asked[],
): Promise<Violation[]> {
  const violations: Violation[] = [];
  const compare: Compare = (what, shown, stored) => {
    if (isSameResult(shown, stored)) return;
    const both = `the exchange says ${JSON.stringify(shown)}, stored is ${JSON.stringify(stored)}`;
    violations.push({ kind: 'WRONG_VIEW', what: `${what}: ${both}` });
  };
  await Promise.all([
    ...viewers.map((viewer) => compareAccount(url, books, viewer, compare)),
    compareResults(url, books, viewers, asked, compare),
    ...books.markets
      .filter(({ status }) => status !== 'CLOSED')
      .map(({ marketId }) => comparePrices(url, books, marketId, compare)),
  ]);
  return violations;
}

async function compareAccount(url: string, books: Books, { name, credentials }: Viewer, compare: Compare) {
  const account = books.accounts.find(({ userName }) => userName === name);
  if (!account) throw new Error(`${name} has no account`);
  const { accountId, balance } = account;
  const exposure = exposuresOf(positionsOf(ofAccount(books, accountId))).get(accountId) ?? 0;
  const shown = await ask(url, getBalance, {}, credentials);
  compare(`${name}’s balance`, shown, { bankBalance: balance, exposure });
  const open = books.orders.filter((order) => order.accountId === accountId && order.remaining > 0);
  const shownOpen = await ask(url, listOrders, { query: { state: 'UNMATCHED' } }, credentials);
  const byId = (one: { orderId: string }, other: { orderId: string }) =>
    Number(one.orderId) - Number(other.orderId);
  compare(`${name}’s orders`, shownOpen.sort(byId), open.map(orderOf).sort(byId));
  const sum = await ledgerSum(url, credentials);
  compare(`${name}’s ledger`, sum, balance);
}

/** The part of the books that concerns one account. */
const ofAccount = (books: Books, accountId: string): Books => ({
  ...books,
  orders: books.orders.filter((order) => order.accountId === accountId),
  fills: books.fills.filter((fill) => fill.backAccountId === accountId || fill.layAccountId === accountId),
});

async function ledgerSum(url: string, credentials: Credentials): Promise<number> {
  let sum = 0;
  let before: string | undefined;
  for (;;) {
    const page = await ask(url, listLedgerEntries, { query: { limit: 500, before } }, credentials);
    sum += sumOf(page, ({ amount }) => amount);
    if (page.length < 500) return sum;
    before = page.at(-1)?.entryId;
  }
}

async function compareResults(
  url: string,
  books: Books,
  viewers: readonly Viewer[],
  asked: readonly Asked[],
  compare: Compare,
): Promise<void> {
  const accountIds = new Map(books.accounts.map(({ userName, accountId }) => [userName, accountId]));
  const results = new Map(books.results.map((row) => [keyOf(row), row.result]));
  const byName = new Map(viewers.map((viewer) => [viewer.name, viewer]));
  for (const [bettor, own] of groupBy(asked, (one) => one.bettor)) {
    const { credentials } = byName.get(bettor)!;
    for (const one of own) {
      const { clientId } = one;
      const stored = results.get(keyOf({ accountId: accountIds.get(bettor) ?? '', clientId }));
      const said = await resultOf(url, one, credentials);
      compare(`the result of ${clientId}`, said, stored === undefined ? null : asInstructionResult(stored));
    }
  }
}

async function comparePrices(url: string, books: Books, marketId: string, compare: Compare): Promise<void> {
  const shown = await ask(url, getMarketBook, { params: { marketId } }, {});
  const open = books.orders.filter((order) => order.marketId === marketId && order.remaining > 0);
  for (const { runnerId, toBack, toLay } of shown.runners) {
    const levels = (side: 'BACK' | 'LAY') => {
      const own = open.filter((order) => order.runnerId === runnerId && order.side === side);
      const sizes = [...groupBy(own, ({ odds }) => String(odds))].map(
        ([odds, same]) => [Number(odds), sumOf(same, ({ remaining }) => remaining)] as const,
      );
      return sizes.sort(([one], [other]) => (side === 'BACK' ? one - other : other - one));
    };
    // With cross matching there are also virtual prices, so what is stored is a part of what is shown.
    const ofOrders = (ladder: readonly Level[], own: readonly Level[]) => {
      if (!shown.definition.crossMatching) return ladder;
      const sizes = new Map(ladder);
      return own.map(([odds, size]) => [odds, Math.min(size, sizes.get(odds) ?? 0)] as const);
    };
    const [backs, lays] = [levels('BACK'), levels('LAY')];
    compare(`prices to lay ${marketId} ${runnerId}`, ofOrders(toLay, backs), backs);
    compare(`prices to back ${marketId} ${runnerId}`, ofOrders(toBack, lays), lays);
    const isCrossed = toBack[0] && toLay[0] && toBack[0][0] >= toLay[0][0];
    compare(`a crossed book of ${marketId} ${runnerId}`, isCrossed ?? false, false);
  }
}

async function ask<C extends Call>(
  url: string,
  call: C,
  input: Parameters<typeof callExchange<C>>[2],
  credentials: Credentials,
) {
  const answer = await callExchange<C>(url, call, input, credentials);
  if (!answer.ok) throw unexpected(call.name, answer);
  return answer.data;
}
