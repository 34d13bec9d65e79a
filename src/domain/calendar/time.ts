/** A time of day in seconds from midnight: 0 to 86,399. */
export type TimeOfDay = number;
export type TimeUnit = 'hours' | 'minutes' | 'seconds';

const daySeconds = 86_400;
const halfDay = 43_200;
export const unitSeconds: Readonly<Record<TimeUnit, number>> = { hours: 3_600, minutes: 60, seconds: 1 };

export interface TimeLimits {
  /** Both inclusive. */
  min: TimeOfDay | null;
  max: TimeOfDay | null;
}

const wrap = (seconds: number): TimeOfDay => ((seconds % daySeconds) + daySeconds) % daySeconds;

export const isInside = (seconds: number, { min, max }: TimeLimits): boolean =>
  (min === null || seconds >= min) && (max === null || seconds <= max);

/** Parses a field's leading digits: hours 0 to 24 (to 12 with a meridian), minutes and seconds 0 to 60 (PIC-16). */
export function parseUnit(text: string, unit: TimeUnit, hasMeridian: boolean): number | null {
  const figure = Number.parseInt(text, 10);
  const most = unit === 'hours' ? (hasMeridian ? 12 : 24) : 60;
  return figure >= 0 && figure <= most ? figure : null;
}

/** Combines the fields' hours, minutes and seconds. Too many of one roll over into the next; whole days are dropped. */
export function toTime(hours: number, minutes: number, seconds: number, isPm: boolean | null): TimeOfDay {
  const whole = isPm === null ? hours : (hours % 12) + (isPm ? 12 : 0);
  return wrap(whole * 3_600 + minutes * 60 + seconds);
}

/** The time of a first step: counted from midnight, or the limit that it comes from where that time is not allowed. */
function firstStep(by: number, limits: TimeLimits): TimeOfDay | null {
  const counted = wrap(by);
  if (isInside(counted, limits)) return counted;
  const limit = by > 0 ? (limits.min ?? limits.max) : (limits.max ?? limits.min);
  return limit !== null && isInside(limit, limits) ? limit : null;
}

/**
 * The time after a step, or null. A step past a limit is refused even where the end of the day would wrap it back
 * inside.
 */
export function stepTime(from: TimeOfDay | null, by: number, limits: TimeLimits): TimeOfDay | null {
  if (from === null) return firstStep(by, limits);
  const past = from + by;
  // Without limits nothing is past them, so the day wraps round.
  return isInside(past, limits) && isInside(wrap(past), limits) ? wrap(past) : null;
}

/** The same time in the other half of the day, or null where the limits exclude it. */
export function toggleMeridian(time: TimeOfDay, limits: TimeLimits): TimeOfDay | null {
  const toggled = wrap(time + halfDay);
  return isInside(toggled, limits) ? toggled : null;
}

export const isAfternoon = (time: TimeOfDay): boolean => time >= halfDay;

const two = (figure: number): string => String(figure).padStart(2, '0');

export interface TimeTexts {
  hours: string;
  minutes: string;
  seconds: string;
}

const noTexts: TimeTexts = { hours: '', minutes: '', seconds: '' };

/** The texts of the fields. On a 12-hour clock, midnight and noon are 12. */
export function timeTexts(time: TimeOfDay | null, hasMeridian: boolean): TimeTexts {
  if (time === null) return noTexts;
  const hours = Math.floor(time / 3_600);
  return {
    hours: two(hasMeridian ? hours % 12 || 12 : hours),
    minutes: two(Math.floor(time / 60) % 60),
    seconds: two(time % 60),
  };
}

/** `HH:MM:SS`, as forms carry it. */
export const isoTime = (time: TimeOfDay): string => Object.values(timeTexts(time, false)).join(':');

/** Parses `HH:MM` or `HH:MM:SS`; null for anything else. */
export function parseIsoTime(text: string): TimeOfDay | null {
  const found = /^(\d\d):(\d\d)(?::(\d\d))?$/.exec(text);
  if (!found) return null;
  const [hours, minutes, seconds] = [found[1], found[2], found[3] ?? 0].map(Number) as [
    number,
    number,
    number,
  ];
  return hours < 24 && minutes < 60 && seconds < 60 ? toTime(hours, minutes, seconds, null) : null;
}

/** Parses a whole pasted time, e.g. `1:30 PM` or `13:30:05`. Invalid minutes or seconds count as 0. */
export function parseTime(text: string, hasMeridian: boolean): TimeOfDay | null {
  const found = /^\s*([^:\s]+):([^:\s]+)(?::([^:\s]+))?\s*([ap])?\.?m?\.?\s*$/iu.exec(text);
  if (!found) return null;
  const [, first = '', second = '', third = '0', half] = found;
  const hours = parseUnit(first, 'hours', half !== undefined);
  if (hours === null) return null;
  const isPm = half === undefined ? null : half.toLowerCase() === 'p';
  const minutes = parseUnit(second, 'minutes', hasMeridian) ?? 0;
  return toTime(hours, minutes, parseUnit(third, 'seconds', hasMeridian) ?? 0, isPm);
}
