import { Suspense, type ReactNode } from 'react';
import type { Day } from '#domain/calendar/day.ts';
import type { PickerOptions } from '#machines/date-picker/picker-context.ts';
import { Calendar } from './calendar.tsx';
import { FormValue, PickerField } from './picker-field.tsx';
import css from './pickers.module.css';
import { usePicker, type PickedDate } from './use-picker.ts';

export interface DatePickerProps {
  label: string;
  hint?: ReactNode;
  /** Given: the owner decides. `YYYY-MM-DD`, with a time `YYYY-MM-DDTHH:MM:SS`; null for none. */
  value?: PickedDate | null;
  defaultValue?: PickedDate;
  onChange?: (value: PickedDate | null) => void;
  /** Of the form's field. */
  name?: string;
  options?: Partial<PickerOptions>;
  placeholder?: string;
  /** The clock, for tests and stories. */
  today?: Day;
}

/** A date, in a field with a popup; with `options.isInline` a calendar in the page. */
export function DatePicker(props: DatePickerProps) {
  return (
    <Suspense fallback={<div className={css.waiting} aria-hidden />}>
      <Running {...props} />
    </Suspense>
  );
}

const listOf = (value: PickedDate | null | undefined): readonly PickedDate[] => (value ? [value] : []);

function Running({
  label,
  hint,
  value,
  defaultValue,
  onChange,
  name,
  options,
  placeholder,
  today,
}: DatePickerProps) {
  const first = listOf(defaultValue);
  const picker = usePicker(false, {
    options,
    value: value === undefined ? undefined : listOf(value),
    defaultValue: first,
    onChange: onChange && (([picked = null]) => onChange(picked)),
    today,
  });
  return (
    <>
      {options?.isInline ? (
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
