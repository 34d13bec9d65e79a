import { Suspense, type ReactNode } from 'react';
import type { Day } from '#domain/calendar/day.ts';
import type { PickerOptions } from '#machines/date-picker/picker-context.ts';
import { Calendar } from './calendar.tsx';
import { FormValue } from './form-value.tsx';
import { PickerField } from './picker-field.tsx';
import css from './pickers.module.css';
import type { PickedDate, RunningPicker } from './use-picker.ts';

/** What the date and the date-range picker have in common. */
export interface SharedPickerProps {
  label: string;
  hint?: ReactNode;
  /** The form field's name. A range has two such fields, the start first. */
  name?: string;
  options?: Partial<PickerOptions>;
  placeholder?: string;
  /** The clock, for tests and stories. */
  today?: Day;
}

interface ShownPickerProps extends SharedPickerProps {
  picker: RunningPicker;
  /** What resetting the form restores. */
  first: readonly PickedDate[];
}

/** Keeps a picker's place while its language is fetched. */
export function PickerPlace({ children }: { children: ReactNode }) {
  return <Suspense fallback={<div className={css.waiting} aria-hidden />}>{children}</Suspense>;
}

/** A field with a popup, or with `options.isInline` a calendar in the page, plus the form fields. */
export function ShownPicker({ picker, first, label, hint, name, options, placeholder }: ShownPickerProps) {
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
