import { Suspense, useState } from 'react';
import { isoTime, parseIsoTime } from '#domain/calendar/time.ts';
import type { TimeOptions } from '#machines/time-picker/time-picker.machine.ts';
import { readersCalendar } from '#domain/words/reader.ts';
import css from './pickers.module.css';
import { TimeFields } from './time-fields.tsx';
import { useFormReset } from './use-form-reset.ts';
import { usePickerLocale } from './use-picker.ts';

export interface TimePickerProps {
  label: string;
  /** Given: the owner decides. `HH:MM:SS`; null for none. */
  value?: string | null;
  defaultValue?: string;
  onChange?: (value: string | null) => void;
  /** The form field's name. */
  name?: string;
  locale?: string;
  options?: Partial<TimeOptions>;
  /** What is wrong with the time for its owner. */
  error?: string;
}

/** A time of day in a field. */
export function TimePicker(props: TimePickerProps) {
  return (
    <Suspense fallback={<div className={css.waiting} aria-hidden />}>
      <Running {...props} />
    </Suspense>
  );
}

function Running({
  label,
  value,
  defaultValue,
  onChange,
  name,
  locale = readersCalendar(),
  options,
  error,
}: TimePickerProps) {
  usePickerLocale(locale);
  const [kept, keep] = useState(defaultValue ?? null);
  const place = useFormReset(() => keep(defaultValue ?? null));
  const shown = value === undefined ? kept : value;
  return (
    <>
      <TimeFields
        label={label}
        locale={locale}
        value={shown === null ? null : parseIsoTime(shown)}
        options={options}
        error={error}
        onChange={(time) => {
          const text = time === null ? null : isoTime(time);
          keep(text);
          onChange?.(text);
        }}
      />
      {name !== undefined && <input ref={place} type="hidden" name={name} value={shown ?? ''} />}
    </>
  );
}
