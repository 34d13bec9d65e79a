const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const date = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });
const dateOfYear = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' });

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
export function pastDayText(pastTime: string, nowTime: string): string {
  const [time, now] = [new Date(pastTime), new Date(nowTime)];
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (time.toDateString() === now.toDateString()) return 'Today';
  if (time.toDateString() === yesterday.toDateString()) return 'Yesterday';
  return (time.getFullYear() === now.getFullYear() ? date : dateOfYear).format(time);
}

/** The time of day that an event started at, where its day stands above it. */
export const startedText = (time: string): string => `Started ${clock.format(new Date(time))}`;
