import { expect } from 'vitest';
import { getStatement } from '#contract/reports.ts';
import { byDay } from '#features/report/by-day.ts';
import { groupedBy, sumOf, type LedgerBook, type Zone } from './ledger-book.ts';
import { before, within, type Ask, type OfDays, type Period } from './of-period.ts';
import { readPages } from './read-pages.ts';

/** What brings the bettor’s own money in or takes it out. */
const fundKinds = ['deposit', 'payment-in', 'payment-in-back', 'withdrawal', 'withdrawal-back', 'transfer'];

/** The statement: its sums, every entry once, each balance, and each day under one heading with its own total. */
export async function expectStatement(ask: Ask, book: LedgerBook, period: Period) {
  const its = book.entries.filter(within(period));
  const { first, pages, rows } = await readPages(
    (page) => ask(getStatement, { query: { ...period, ...page } }),
    ({ entries }) => entries,
    ({ opening, total, closing, funds }) => ({ opening, total, closing, funds }),
  );
  const opening = sumOf(book.entries.filter(before(period)));
  expect(first).toMatchObject({
    opening,
    total: sumOf(its),
    closing: opening + sumOf(its),
    funds: sumOf(its.filter(({ kind }) => fundKinds.includes(kind))),
    count: its.length,
  });
  let balance = opening;
  for (const { amount, balanceAfter } of rows.toReversed()) expect(balanceAfter).toBe((balance += amount));
  expect(rows.map(({ entryId, amount, kind }) => [entryId, amount, kind])).toEqual(
    its.map(({ entryId, amount, kind }) => [entryId, amount, kind]).toReversed(),
  );
  expectHeadings(period, first.count, pages, new Map(dayTotals(its, period.zone)));
  return first;
}

const dayTotals = (its: readonly (OfDays & { amount: number })[], zone: Zone): [string, number][] => {
  const all = groupedBy(its, ({ days }) => days[zone]);
  return [...all].map(([day, entries]) => [day, sumOf(entries)]);
};

function expectHeadings(
  { zone }: Period,
  count: number,
  pages: readonly (readonly { at: string; amount: number }[])[],
  totals: ReadonlyMap<string, number>,
): void {
  const headings = new Set<string>();
  let offset = 0;
  let last = '';
  for (const page of pages) {
    const dated = page.map(({ at, amount }) => ({ row: { id: at, cells: [] }, at, amount }));
    for (const { group } of byDay(dated, zone, { offset, count })) {
      const { id = '', sum } = group ?? {};
      if (sum) expect([id, 'money' in sum && sum.money]).toEqual([id, totals.get(id)]);
      if (id !== last) expect(headings).not.toContain(id);
      headings.add((last = id));
    }
    offset += page.length;
  }
  expect([...headings].toSorted()).toEqual([...totals.keys()].toSorted());
}
