import { must } from '../must.ts';
import {
  isInside,
  parseUnit,
  toTime,
  type TimeLimits,
  type TimeOfDay,
  type TimeTexts,
  type TimeUnit,
} from './time.ts';

export interface FieldRules extends TimeLimits {
  hasMeridian: boolean;
  showMinutes: boolean;
  showSeconds: boolean;
  allowEmpty: boolean;
}

export interface ReadFields {
  time: TimeOfDay | null;
  /** The wrong field. Null without a time: something is still to be filled in, or was emptied and may be. */
  bad: TimeUnit | null;
}

/**
 * The time that the fields' texts make after `unit` was left. A field that is not shown keeps its value. `hadTime`:
 * there was a time before, so an empty field has been emptied.
 */
export function readFields(
  texts: TimeTexts,
  unit: TimeUnit,
  hadTime: boolean,
  isPm: boolean,
  rules: FieldRules,
): ReadFields {
  const isShown = { hours: true, minutes: rules.showMinutes, seconds: rules.showSeconds };
  const read = (one: TimeUnit) => parseUnit(texts[one] || '0', one, rules.hasMeridian);
  const shown = (['hours', 'minutes', 'seconds'] as const).filter((one) => isShown[one]);
  const wrong = shown.find((one) => read(one) === null);
  if (wrong !== undefined) return { time: null, bad: wrong };
  // Seconds that were never filled in count as 0; seconds that were just emptied do not.
  const blank = shown.find((one) => texts[one] === '' && (one !== 'seconds' || one === unit));
  if (blank !== undefined) return { time: null, bad: hadTime && !rules.allowEmpty ? blank : null };
  const timeIn = (half: boolean | null) =>
    toTime(must(read('hours')), read('minutes') ?? 0, read('seconds') ?? 0, half);
  // Where the shown half of the day does not fit, the other may.
  const halves = rules.hasMeridian ? [isPm, !isPm] : [null];
  const time = halves.map(timeIn).find((one) => isInside(one, rules));
  return time === undefined ? { time: null, bad: unit } : { time, bad: null };
}
