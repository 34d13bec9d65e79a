import { toTime, type TimeOfDay } from '#domain/calendar/time.ts';

/** The time of day in a text, on a 12-hour clock where AM or PM is given; throws where there is none. */
export function timeOf(text: string): TimeOfDay {
  const [, hours, minutes, seconds = 0, half] = /(\d{1,2}):(\d\d)(?::(\d\d))? ?([ap]m)?/i.exec(text) ?? [];
  if (hours === undefined) throw new Error(`There is no time in "${text}"`);
  const isPm = half === undefined ? null : half.toLowerCase() === 'pm';
  return toTime(Number(hours), Number(minutes), Number(seconds), isPm);
}
