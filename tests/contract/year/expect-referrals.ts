import { expect } from 'vitest';
import { getReferrals } from '#contract/referrals.ts';
import { groupedBy, sumOf, type LedgerBook } from './ledger-book.ts';
import type { Ask } from './of-period.ts';

/** Refer and earn: a tenth of the commission that the friend paid, market by market, is what the ledger booked and paid. */
export async function expectReferrals(ask: Ask, book: LedgerBook) {
  const told = await ask(getReferrals, {});
  const booked = book.earned.filter(({ kind }) => kind !== 'referral-paid');
  const paid = book.entries.filter(({ kind }) => kind === 'referral-paid');
  expect(told).toMatchObject({
    accrued: sumOf(book.earned),
    paid: sumOf(paid),
    share: 1_000,
    count: 1,
    referrals: [{ earned: sumOf(booked) }],
  });
  expect(sumOf(paid)).toBeGreaterThan(0);
  expect(sumOf(booked) - sumOf(paid)).toBe(told.accrued);
  const until = new Date(told.referrals[0]!.until);
  const byMarket = groupedBy(booked, ({ marketId }) => marketId);
  for (const [marketId, entries] of groupedBy(book.friends, (entry) => entry.marketId)) {
    const isInTime = entries[0]!.at < until;
    const { commission } = book.resultOf(entries);
    const earned = isInTime ? Math.floor((commission * told.share + 5_000) / 10_000) : 0;
    expect([marketId, sumOf(byMarket.get(marketId) ?? [])]).toEqual([marketId, earned]);
  }
}
