import { addDays, isDay } from '../calendar/day.ts';
import { readersDay } from '../words/reader-day.ts';
import { dateFormat } from '../words/reader.ts';

/** What an event needs to be listed by day. */
interface Timed {
  inPlay: boolean;
  /** RFC 3339. */
  eventTime: string;
}

/** A part of a sport's list: what is in play, or what starts on a local day such as `2026-11-28`. */
export type EventDay = 'live' | (string & {});

export const dayOf = ({ inPlay, eventTime }: Timed): EventDay => (inPlay ? 'live' : readersDay(eventTime));

/** The parts that have events, what is in play first and then by day, with how many each has. */
export function daysOf(events: readonly Timed[]): { day: EventDay; count: number }[] {
  const counts = new Map<EventDay, number>();
  for (const event of events) counts.set(dayOf(event), (counts.get(dayOf(event)) ?? 0) + 1);
  const place = (day: EventDay) => (day === 'live' ? '' : day);
  return [...counts]
    .map(([day, count]) => ({ day, count }))
    .sort((a, b) => (place(a.day) < place(b.day) ? -1 : 1));
}

/** Where to go when `day` has nothing: the next day that has something, else the first part that has. */
export const dayInstead = <Counted extends { day: EventDay }>(
  days: readonly Counted[],
  day: EventDay,
): Counted | null =>
  (day === 'live' ? null : days.find((one) => one.day !== 'live' && one.day > day)) ?? days[0] ?? null;

/** What a part is called: `In play`, `Today`, `Tomorrow`, `Sun 29 Nov`. */
export function dayWords(day: EventDay, now: string): string {
  if (day === 'live') return 'In play';
  if (!isDay(day)) return 'Another day';
  const today = readersDay(now);
  if (day === today) return 'Today';
  if (day === addDays(today, 1)) return 'Tomorrow';
  const format = dateFormat('day', { weekday: 'short', day: 'numeric', month: 'short' }, 'UTC');
  return format.format(new Date(`${day}T12:00Z`));
}
