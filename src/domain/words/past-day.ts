import { addDays } from '../calendar/day.ts';
import { dateFormat } from './reader.ts';
import { readersDay } from './reader-day.ts';
import { clockOf } from './when.ts';

/** What fell on one day where the reader is. */
export interface PastDay<Item> {
  /** `Today`, `Yesterday` or the date; with its year if that is not this one. */
  words: string;
  items: readonly Item[];
}

/** Parts a list by day. The items are in the order of their times; `now` and the times in RFC 3339. */
export function byPastDay<Item>(
  items: readonly Item[],
  timeOf: (item: Item) => string,
  now: string,
): PastDay<Item>[] {
  const days = new Map<string, Item[]>();
  for (const item of items) {
    const words = pastDayText(timeOf(item), now);
    days.set(words, [...(days.get(words) ?? []), item]);
  }
  return [...days].map(([words, its]) => ({ words, items: its }));
}

/** The day of a past time: `Today`, `Yesterday` or the date; with its year if that is not this one. Both in RFC 3339. */
export function pastDayText(time: string, now: string): string {
  const [day, today] = [readersDay(time), readersDay(now)];
  if (day === today) return 'Today';
  if (day === addDays(today, -1)) return 'Yesterday';
  const format =
    day.slice(0, 4) === today.slice(0, 4)
      ? dateFormat('past', { weekday: 'long', day: 'numeric', month: 'long' })
      : dateFormat('pastOfYear', { dateStyle: 'full' });
  return format.format(new Date(time));
}

/** The time of day that an event started at, where its day stands above it. */
export const startedText = (time: string): string => `Started ${clockOf(time)}`;
