import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useRef, type KeyboardEvent } from 'react';
import { getLocale } from '#domain/calendar/locale.ts';
import type { TimeOfDay, TimeUnit } from '#domain/calendar/time.ts';
import { shownUnits, type TimeOptions } from '#machines/time-picker/time-picker.machine.ts';
import css from './pickers.module.css';
import { useTimePicker, useWheel } from './use-time-picker.ts';

export interface TimeFieldsProps {
  label: string;
  locale?: string;
  value: TimeOfDay | null;
  options?: Partial<TimeOptions>;
  /** What is wrong with it for its owner; a time that is none says so itself. */
  error?: string;
  /** Null: there is no valid time. */
  onChange?: (time: TimeOfDay | null) => void;
}

const placeholders: Readonly<Record<TimeUnit, string>> = { hours: 'HH', minutes: 'MM', seconds: 'SS' };

/** Hours, minutes and seconds between buttons, and AM or PM (PIC-8, PIC-16). Runs the time picker's machine. */
export function TimeFields({ label, locale = 'en', value, options = {}, error, onChange }: TimeFieldsProps) {
  const { labels, meridiem } = getLocale(locale);
  const noteId = useId();
  const group = useRef<HTMLDivElement>(null);
  const [snapshot, send] = useTimePicker(value, options, onChange);
  const { texts, bad, isPm, value: time, options: shown } = snapshot.context;
  useWheel(group, send);
  const note = bad === null ? error : labels.invalidTime;
  const isLocked = snapshot.matches('locked');
  const press = (unit: TimeUnit) => (event: KeyboardEvent) => {
    if (event.key === 'Enter') send({ type: 'unit.committed', unit });
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    send({ type: 'unit.stepped', unit, by: event.key === 'ArrowUp' ? 1 : -1, source: 'key' });
  };
  const step = (unit: TimeUnit, by: 1 | -1) => {
    const stepped = { type: 'unit.stepped', unit, by, source: 'button' } as const;
    return (
      <StepButton
        unit={labels[unit]}
        by={by}
        disabled={!snapshot.can(stepped)}
        onClick={() => send(stepped)}
      />
    );
  };
  return (
    <div ref={group} role="group" aria-label={label} className={css.time}>
      <span className={css.timeLabel}>{label}</span>
      {shownUnits(snapshot).map((unit) => (
        <span key={unit} className={css.unit}>
          {step(unit, 1)}
          <input
            data-unit={unit}
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            aria-label={labels[unit]}
            aria-invalid={bad === unit || (bad === null && error !== undefined) || undefined}
            aria-describedby={note === undefined ? undefined : noteId}
            placeholder={placeholders[unit]}
            disabled={shown.isDisabled}
            readOnly={shown.isReadonly}
            value={texts[unit]}
            onChange={(event) => send({ type: 'unit.typed', unit, text: event.target.value })}
            onBlur={() => send({ type: 'unit.committed', unit })}
            onKeyDown={press(unit)}
            onPaste={(event) => {
              const text = event.clipboardData.getData('text');
              if (!text.includes(':')) return;
              event.preventDefault();
              send({ type: 'time.pasted', text });
            }}
          />
          {step(unit, -1)}
        </span>
      ))}
      {shown.hasMeridian && (
        <button
          type="button"
          className={css.meridian}
          disabled={isLocked || time === null || !snapshot.can({ type: 'meridian.toggled' })}
          onClick={() => send({ type: 'meridian.toggled' })}
        >
          {meridiem[isPm ? 1 : 0]}
        </button>
      )}
      {note !== undefined && (
        <span id={noteId} role="alert" className={css.timeNote}>
          {note}
        </span>
      )}
    </div>
  );
}

interface StepButtonProps {
  /** What its field is called. */
  unit: string;
  by: 1 | -1;
  disabled: boolean;
  onClick: () => void;
}

const StepButton = ({ unit, by, ...button }: StepButtonProps) => (
  <button
    type="button"
    tabIndex={-1}
    className={css.step}
    aria-label={`${unit} ${by > 0 ? '+' : '−'}`}
    {...button}
  >
    {by > 0 ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
  </button>
);
