import type { Zone } from './ledger-book.ts';
import type { Period } from './of-period.ts';

const months = Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}`);
const lastOf = (month: string) =>
  new Date(Date.UTC(2026, Number(month.slice(5)), 0)).toISOString().slice(0, 10);
/** Those on which the clocks change in St John’s, those beside them, and some others. */
const someDays = [
  '2026-01-01',
  '2026-03-07',
  '2026-03-08',
  '2026-03-09',
  '2026-06-30',
  '2026-10-31',
  '2026-11-01',
  '2026-11-02',
  '2026-12-31',
];

/** Every day of a period. */
export function calendarOf({ from, to }: Pick<Period, 'from' | 'to'>): string[] {
  const days: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += 24 * 3_600_000)
    days.push(new Date(at).toISOString().slice(0, 10));
  return days;
}

export const wholeYear = (zone: Zone): Period => ({ zone, from: '2026-01-01', to: '2026-12-31' });
export const monthsIn = (zone: Zone): Period[] =>
  months.map((month) => ({ zone, from: `${month}-01`, to: lastOf(month) }));
export const periodsIn = (zone: Zone): Period[] => [
  wholeYear(zone),
  ...monthsIn(zone),
  ...someDays.map((day) => ({ zone, from: day, to: day })),
];
