import { Suspense, useSyncExternalStore, type ReactNode } from 'react';
import type { Day } from '#domain/calendar/day.ts';
import type { PickerOptions } from '#machines/date-picker/picker-context.ts';
import { Calendar } from './calendar.tsx';
import { FormValue, PickerField } from './picker-field.tsx';
import css from './pickers.module.css';
import { usePicker, type PickedDate } from './use-picker.ts';

/** Both ends included: days, or with times `YYYY-MM-DDTHH:MM:SS`. */
export interface PickedRange {
  start: PickedDate;
  end: PickedDate;
}

export interface DateRangePickerProps {
  label: string;
  hint?: ReactNode;
  /** Given: the owner decides; null for none. */
  value?: PickedRange | null;
  defaultValue?: PickedRange;
  onChange?: (value: PickedRange | null) => void;
  /** Of the form's two fields: the start comes first. */
  name?: string;
  options?: Partial<PickerOptions>;
  placeholder?: string;
  /** The clock, for tests and stories. */
  today?: Day;
}

/** Two dates, in a field with a popup of two months, on a phone of one (PIC-6). */
export function DateRangePicker(props: DateRangePickerProps) {
  return (
    <Suspense fallback={<div className={css.waiting} aria-hidden />}>
      <Running {...props} />
    </Suspense>
  );
}

const listOf = (range: PickedRange | null | undefined): readonly PickedDate[] =>
  range ? [range.start, range.end] : [];

const narrow = '(width < 768px)';
const subscribe = (listener: () => void) => {
  const media = window.matchMedia(narrow);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};
const isNarrow = () => window.matchMedia(narrow).matches;

function Running(props: DateRangePickerProps) {
  const { label, hint, value, defaultValue, onChange, name, options = {}, placeholder, today } = props;
  const hasOneMonth = useSyncExternalStore(subscribe, isNarrow);
  const first = listOf(defaultValue);
  const picker = usePicker(true, {
    options: { ...options, months: hasOneMonth ? 1 : (options.months ?? 2) },
    value: value === undefined ? undefined : listOf(value),
    defaultValue: first,
    onChange: onChange && (([start, end]) => onChange(start && end ? { start, end } : null)),
    today,
  });
  return (
    <>
      {options.isInline ? (
        <div role="group" aria-label={label} className={css.inline}>
          <Calendar picker={picker} takesFocus={false} />
        </div>
      ) : (
        <PickerField picker={picker} label={label} hint={hint} placeholder={placeholder} />
      )}
      <FormValue name={name} picker={picker} defaultValue={first} />
    </>
  );
}
