import { expect } from 'vitest';
import { getRollingCommission } from '#contract/rolling-commission.ts';
import { groupedBy, sumOf, type LedgerBook } from './ledger-book.ts';
import { within, type Ask, type Period } from './of-period.ts';
import { readPages } from './read-pages.ts';

/** Rolling commission: its rows come to its sums, and these are what the ledger booked and paid. */
export async function expectRolling(ask: Ask, book: LedgerBook, period: Period) {
  const { first, rows } = await readPages(
    (page) => ask(getRollingCommission, { query: { ...period, ...page } }),
    (answer) => answer.rows,
    ({ turnover, accrued, paid }) => ({ turnover, accrued, paid }),
  );
  const paid = book.entries.filter(within(period)).filter(({ kind }) => kind === 'rolling-paid');
  const accrued = book.accrued.filter(within(period)).filter(({ kind }) => kind !== 'rolling-paid');
  expect(first).toMatchObject({ accrued: sumOf(accrued), paid: sumOf(paid) });
  expect(sumOf(rows)).toBe(first.accrued);
  const byMarket = groupedBy(rows, ({ marketId }) => marketId);
  const booked = groupedBy(accrued, ({ marketId }) => String(marketId));
  for (const marketId of new Set([...byMarket.keys(), ...booked.keys()]))
    expect([marketId, sumOf(byMarket.get(marketId) ?? [])]).toEqual([
      marketId,
      sumOf(booked.get(marketId) ?? []),
    ]);
  for (const { turnover, rate, amount, isCorrection } of rows)
    if (!isCorrection) expect(amount).toBe(Math.floor((turnover * rate + 5_000) / 10_000));
  expect(rows.reduce((sum, { turnover }) => sum + turnover, 0)).toBe(first.turnover);
}
