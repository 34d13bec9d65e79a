import { isZone, momentsOf } from '#domain/calendar/zone-day.ts';
import type { PeriodQuery } from '#contract/reports.ts';
import { daysRefusal } from '#domain/report/report.ts';
import { refuseCall } from './errors.ts';

/** A period in RFC 3339 times: from `start` until before `end`. */
export interface Period {
  start: string;
  end: string;
}

/** The period of a report's days. Throws a refusal if no report can be about them. */
export function periodOf({ from, to, zone }: PeriodQuery): Period {
  const refusal = daysRefusal(from, to);
  if (refusal) throw refuseCall('INVALID_RANGE', refusal);
  if (!isZone(zone)) throw refuseCall('UNKNOWN_ZONE', 'There is no such time zone.');
  const { start, end } = momentsOf(from, to, zone);
  return { start: new Date(start).toISOString(), end: new Date(end).toISOString() };
}
