import { addDays, monthOf, weekdayOf, type Day } from '../calendar/day.ts';

/** What betting and games came to on a day, minor units. */
export interface DayResult {
  day: Day;
  net: number;
  /** How many entries they had: none of a day without bets. */
  entries: number;
}

export const resultSpans = ['Day', 'Week', 'Month'] as const;
export type ResultSpan = (typeof resultSpans)[number];

export interface SpanResult {
  /** Its first day in the period. */
  day: Day;
  net: number;
  /** What the period came to up to its end. */
  running: number;
}

/** Weeks begin on Monday. */
const mondayOf = (day: Day): Day => addDays(day, -((weekdayOf(day) + 6) % 7));

const spanOf: Readonly<Record<ResultSpan, (day: Day) => string>> = {
  Day: (day) => day,
  Week: mondayOf,
  Month: monthOf,
};

/** The results of days, weeks or months, with their running total. */
export function resultsBy(span: ResultSpan, days: readonly DayResult[]): SpanResult[] {
  const spans = new Map<string, { day: Day; net: number }>();
  for (const { day, net } of days) {
    const key = spanOf[span](day);
    const known = spans.get(key);
    spans.set(key, { day: known?.day ?? day, net: (known?.net ?? 0) + net });
  }
  let running = 0;
  return [...spans.values()].map(({ day, net }) => {
    running += net;
    return { day, net, running };
  });
}

export const dayCounts = (days: readonly DayResult[]) => ({
  up: days.filter(({ net }) => net > 0).length,
  down: days.filter(({ net }) => net < 0).length,
  /** Nothing was settled or played. */
  none: days.filter(({ entries }) => entries === 0).length,
});

/** The one day that made more than half of what a period came to, whichever way; null where no day did. */
export function dayThatMadeIt(days: readonly DayResult[]): DayResult | null {
  const total = days.reduce((sum, { net }) => sum + net, 0);
  const most = days.toSorted((one, other) => Math.abs(other.net) - Math.abs(one.net))[0];
  const played = days.filter(({ entries }) => entries > 0).length;
  if (!most || total === 0 || played < 2) return null;
  return Math.sign(most.net) === Math.sign(total) && Math.abs(most.net) * 2 > Math.abs(total) ? most : null;
}

/** How strong a day's result is beside the strongest: 1 to 3, below zero for a loss; 0 for nothing. */
export function resultLevel(net: number, days: readonly DayResult[]): number {
  if (net === 0) return 0;
  const most = Math.max(...days.map((day) => Math.abs(day.net)));
  return Math.sign(net) * Math.max(1, Math.ceil((Math.abs(net) / most) * 3));
}
