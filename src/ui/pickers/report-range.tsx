import type { Day } from '#domain/calendar/day.ts';
import { findLocale } from '#domain/calendar/locale.ts';
import { reportPresets } from '#domain/calendar/presets.ts';
import { readersCalendar } from '#domain/words/reader.ts';
import { english } from '#domain/calendar/locales/en.ts';
import { DateRangePicker, type PickedRange } from './date-range-picker.tsx';

export interface ReportRangeProps {
  value: PickedRange;
  /** Always gets a whole range: clearing returns to today's. */
  onChange: (range: PickedRange) => void;
  label?: string;
  /** The most days that a report covers. */
  longest: number;
  locale?: string;
  today: Day;
}

/** The days that a report covers: the same choice on every report page, never in the future. */
export function ReportRange({
  value,
  onChange,
  label = 'Dates',
  longest,
  locale = readersCalendar(),
  today,
}: ReportRangeProps) {
  return (
    <DateRangePicker
      label={label}
      value={value}
      onChange={(range) => onChange(range ?? { start: today, end: today })}
      today={today}
      options={{
        locale,
        // As the rows write their days.
        format: 'D MMM YYYY',
        max: today,
        // The picker counts from the first day to the last, a report both of them.
        maxLength: longest - 1,
        showPreviousMonth: true,
        showWeekNumbers: false,
        presets: reportPresets(today, findLocale(locale) ?? english),
      }}
    />
  );
}
