import { expect } from 'vitest';
import { getBetHistory, type BetHistory, type HistoryBet } from '#contract/bet-history.ts';
import { groupedBy, type LedgerBook } from './ledger-book.ts';
import { within, type Ask, type Period } from './of-period.ts';
import { readPages } from './read-pages.ts';

/** The bets that were placed then: each once, in its scope, and what their markets came to. */
export async function expectBets(ask: Ask, book: LedgerBook, period: Period) {
  const its = book.bets.filter(within(period));
  const all = await readBets(ask, period);
  const settled = its.filter(({ isSettled, matched }) => isSettled && matched > 0);
  const marketIds = new Set(settled.map(({ marketId }) => marketId));
  const paid = book.entries.filter(({ marketId }) => marketId !== null && marketIds.has(marketId));
  expect(all.first).toMatchObject({
    count: its.length,
    stake: its.reduce((sum, { matched, remaining }) => sum + matched + remaining, 0),
    matched: its.reduce((sum, { matched }) => sum + matched, 0),
    net: settled.length > 0 ? book.resultOf(paid).net : null,
    scopes: {
      ALL: its.length,
      SETTLED: settled.length,
      UNSETTLED: its.filter((bet) => !bet.isSettled && bet.matched + bet.remaining > 0).length,
      ENDED: its.filter(({ matched, remaining }) => matched + remaining === 0).length,
    },
  });
  const plain = ({ orderId, marketId, side, matched, remaining }: (typeof its)[number] | HistoryBet) =>
    [orderId, marketId, side, matched, remaining].join(' ');
  expect(all.rows.map(plain).toSorted()).toEqual(its.map(plain).toSorted());
  const byMarket = groupedBy(paid, ({ marketId }) => marketId);
  for (const { marketId, profit, commission } of all.paid) {
    const { net: _, ...expected } = book.resultOf(byMarket.get(marketId) ?? []);
    expect({ marketId, profit, commission }).toEqual({ marketId, ...expected });
  }
  expect(new Set(all.paid.map(({ marketId }) => marketId))).toEqual(marketIds);
  expectProfits(all.rows, byMarket, book);
  const counted = async (filter: object) =>
    (await ask(getBetHistory, { query: { ...period, ...filter, limit: 1 } })).count;
  expect(await counted({ scope: 'SETTLED' })).toBe(settled.length);
  expect(await counted({ side: 'LAY' })).toBe(its.filter(({ side }) => side === 'LAY').length);
}

/** The bets of a market come to what it paid, but for the fractions that each of them is rounded by. */
function expectProfits(
  bets: readonly HistoryBet[],
  paid: ReadonlyMap<string | null, LedgerBook['entries'][number][]>,
  book: LedgerBook,
): void {
  const placed = groupedBy(book.bets, ({ marketId }) => marketId);
  for (const [marketId, entries] of paid) {
    const its = bets.filter((bet) => bet.marketId === marketId);
    // Others of that market were placed on other days.
    if (its.length < (placed.get(String(marketId))?.length ?? 0)) continue;
    const profit = its.reduce((sum, bet) => sum + (bet.profit ?? 0), 0);
    const difference = Math.abs(profit - book.resultOf(entries).profit);
    expect([marketId, difference <= its.length]).toEqual([marketId, true]);
  }
}

async function readBets(ask: Ask, period: Period) {
  const paid: NonNullable<BetHistory['paidMarkets']> = [];
  const read = await readPages(
    async (page) => {
      const answer = await ask(getBetHistory, { query: { ...period, ...page } });
      paid.push(...(answer.paidMarkets ?? []));
      return answer;
    },
    ({ bets }) => bets,
    ({ count, stake, matched, net, scopes }) => ({ count, stake, matched, net, scopes }),
  );
  return { ...read, paid };
}
