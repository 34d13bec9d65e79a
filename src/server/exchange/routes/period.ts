import { addDays, daysBetween } from '#domain/calendar/day.ts';
import { dayStart, isZone, momentsOf } from '#domain/calendar/zone-day.ts';
import type { PeriodQuery } from '#contract/reports.ts';
import { daysRefusal } from '#domain/report/report.ts';
import { refuseCall } from './errors.ts';

/** A period in RFC 3339 times: from `start` until before `end`. */
export interface Period {
  start: string;
  end: string;
}

/** Each of a report's days with its period. Throws a refusal if no report can be about them. */
export function daysOf(query: PeriodQuery): (Period & { day: string })[] {
  const { start, end } = periodOf(query);
  const days = Array.from({ length: daysBetween(query.from, query.to) + 1 }, (_, at) =>
    addDays(query.from, at),
  );
  const starts = days.map((day, at) =>
    at === 0 ? start : new Date(dayStart(day, query.zone)).toISOString(),
  );
  return days.map((day, at) => ({ day, start: starts[at] ?? start, end: starts[at + 1] ?? end }));
}

/** The period of a report's days. Throws a refusal if no report can be about them. */
export function periodOf({ from, to, zone }: PeriodQuery): Period {
  const refusal = daysRefusal(from, to);
  if (refusal) throw refuseCall('INVALID_RANGE', refusal);
  if (!isZone(zone)) throw refuseCall('UNKNOWN_ZONE', 'There is no such time zone.');
  const { start, end } = momentsOf(from, to, zone);
  return { start: new Date(start).toISOString(), end: new Date(end).toISOString() };
}
