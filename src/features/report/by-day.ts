import { dayIn } from '#domain/calendar/zone-day.ts';
import { formatDayOf } from '#domain/words/moment.ts';
import type { ReportRow } from '#domain/report/report.ts';

export interface DatedRow {
  row: ReportRow;
  /** RFC 3339. */
  at: string;
  /** What it adds to its day's total, minor units; null where the rows come to no total. */
  amount: number | null;
}

/**
 * Rows in the order of time under their days of a zone. `offset` of the `count` rows stand before them. A day of which a
 * part is on another page tells no total.
 */
export function byDay(
  dated: readonly DatedRow[],
  zone: string,
  { offset, count }: { offset: number; count: number },
): ReportRow[] {
  const dayOf = ({ at }: DatedRow) => dayIn(zone, Date.parse(at));
  const days = new Map<string, { text: string; total: number | null }>();
  for (const one of dated) {
    const before = days.get(dayOf(one)) ?? { text: formatDayOf(one.at, zone), total: 0 };
    const total = before.total === null || one.amount === null ? null : before.total + one.amount;
    days.set(dayOf(one), { ...before, total });
  }
  const [first, last] = [days.keys().next().value, [...days.keys()].at(-1)];
  const isWhole = (day: string) =>
    (day !== first || offset === 0) && (day !== last || offset + dated.length >= count);
  return dated.map((one) => {
    const id = dayOf(one);
    const { text = '', total = null } = days.get(id) ?? {};
    const sum = total === null || !isWhole(id) ? undefined : { label: 'In all', money: total };
    return { ...one.row, group: { id, text, ...(sum && { sum }) } };
  });
}
