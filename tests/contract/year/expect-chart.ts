import { expect } from 'vitest';
import { getAccountChart } from '#contract/account-chart.ts';
import { groupedBy, sumOf, type LedgerBook } from './ledger-book.ts';
import { before, within, type Ask, type Period } from './of-period.ts';

/** The graphs: every day of the calendar once, with its own result; the steps lead from the opening balance to the last. */
export async function expectChart(ask: Ask, book: LedgerBook, period: Period, calendar: readonly string[]) {
  const its = book.entries.filter(within(period));
  const { opening, steps, days } = await ask(getAccountChart, { query: period });
  const results = groupedBy(its.filter(book.isResult), (entry) => entry.days[period.zone]);
  expect(days).toEqual(
    calendar.map((day) => {
      const ofDay = results.get(day) ?? [];
      return { day, net: sumOf(ofDay), entries: ofDay.length };
    }),
  );
  expect(sumOf(days.map(({ net }) => ({ amount: net })))).toBe(book.resultOf(its).net);
  expect(opening).toBe(sumOf(book.entries.filter(before(period))));
  expect(sumOf(steps)).toBe(sumOf(its));
  let balance = opening;
  for (const step of steps) expect(step.balance).toBe((balance += step.amount));
}
