import { addDays, type Day } from '#domain/calendar/day.ts';
import { dayIn, dayStart } from '#domain/calendar/zone-day.ts';
import { dateFormat } from '#domain/words/reader.ts';

const noonOf = (day: Day): Date => new Date(`${day}T12:00:00.000Z`);
const aDay = 86_400;

/** A day at an axis, as the reader writes it: `5 Oct`. */
export const axisDay = (day: Day): string =>
  dateFormat('axis day', { day: 'numeric', month: 'short' }, 'UTC').format(noonOf(day));

/**
 * A moment at an axis (Unix seconds) whose marks are `step` seconds apart: the day, or the time of day between two
 * midnights of the zone.
 */
export function axisMoment(at: number, step: number, zone: string): string {
  const time = new Date(at * 1_000);
  const isMidnight = dayStart(dayIn(zone, time.getTime()), zone) === time.getTime();
  if (step < aDay && !isMidnight)
    return dateFormat('axis clock', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, zone).format(
      time,
    );
  return dateFormat('axis moment', { day: 'numeric', month: 'short' }, zone).format(time);
}

/** `Nov` */
export const monthName = (day: Day): string =>
  dateFormat('axis month', { month: 'short' }, 'UTC').format(noonOf(day));

const aMonday = '2026-11-30';

/** The names of every other weekday from Monday on, each with how many days it is after Monday. */
export const weekdayNames = (): readonly (readonly [row: number, name: string])[] =>
  [0, 2, 4, 6].map((row) => [
    row,
    dateFormat('axis weekday', { weekday: 'short' }, 'UTC').format(noonOf(addDays(aMonday, row))),
  ]);

/** Those that have room for their names: whatever begins within `room` columns before the next is left out. */
export const withRoom = <Named extends { column: number }>(all: readonly Named[], room = 2): Named[] =>
  all.filter(({ column }, at) => (all[at + 1]?.column ?? Infinity) - column >= room);

export interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

const overlap = (one: Place, other: Place): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

/** Whether words fit at this place beside those that stand already. */
export const fitsBeside = (place: Place, standing: readonly Place[]): boolean =>
  !standing.some((one) => overlap(place, one));
