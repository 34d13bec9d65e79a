import { useMachine } from '@xstate/react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { getLocale } from '#domain/calendar/locale.ts';
import type { TimeOfDay, TimeUnit } from '#domain/calendar/time.ts';
import {
  shownUnits,
  timePickerMachine,
  type TimeOptions,
} from '#machines/time-picker/time-picker.machine.ts';
import css from './pickers.module.css';

export interface TimeFieldsProps {
  label: string;
  locale?: string;
  value: TimeOfDay | null;
  options?: Partial<TimeOptions>;
  /** Null: there is none that can be used. */
  onChange?: (time: TimeOfDay | null) => void;
}

const placeholders: Readonly<Record<TimeUnit, string>> = { hours: 'HH', minutes: 'MM', seconds: 'SS' };

/** Hours, minutes and seconds between buttons, and AM or PM (PIC-8, PIC-16). Runs the time's machine. */
export function TimeFields({ label, locale = 'en', value, options = {}, onChange }: TimeFieldsProps) {
  const { labels, meridiem } = getLocale(locale);
  const noteId = useId();
  const group = useRef<HTMLDivElement>(null);
  const tell = useRef(onChange);
  useLayoutEffect(() => {
    tell.current = onChange;
  });
  // oxlint-disable-next-line react/refs -- it is read when the machine acts, not while it is drawn
  const [machine] = useState(() =>
    timePickerMachine.provide({ actions: { tellTime: (_, { time }) => tell.current?.(time) } }),
  );
  const [snapshot, send] = useMachine(machine, { input: { value, options } });
  const { texts, bad, isPm, value: time, options: shown } = snapshot.context;

  // A wrong text stays for its correction; only another time takes its place.
  const own = useRef(time);
  useLayoutEffect(() => {
    own.current = time;
  });
  useEffect(() => {
    if (value !== own.current) send({ type: 'value.set', value });
  }, [value, send]);
  const key = JSON.stringify(options);
  const known = useRef(key);
  useEffect(() => {
    if (known.current === key) return;
    known.current = key;
    send({ type: 'options.set', options: JSON.parse(key) as Partial<TimeOptions> });
  }, [key, send]);

  // Only the field that has the focus is turned by the wheel; the page then stays where it is.
  useEffect(() => {
    const turn = (event: WheelEvent) => {
      const field = event.target as HTMLElement;
      if (field !== document.activeElement || !field.dataset.unit || event.deltaY === 0) return;
      event.preventDefault();
      const by = event.deltaY < 0 ? 1 : -1;
      send({ type: 'unit.stepped', unit: field.dataset.unit as TimeUnit, by, source: 'wheel' });
    };
    const node = group.current;
    node?.addEventListener('wheel', turn, { passive: false });
    return () => node?.removeEventListener('wheel', turn);
  }, [send]);

  const isLocked = snapshot.matches('locked');
  const press = (unit: TimeUnit) => (event: KeyboardEvent) => {
    if (event.key === 'Enter') send({ type: 'unit.committed', unit });
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    send({ type: 'unit.stepped', unit, by: event.key === 'ArrowUp' ? 1 : -1, source: 'key' });
  };
  const step = (unit: TimeUnit, by: 1 | -1) => (
    <button
      type="button"
      tabIndex={-1}
      className={css.step}
      aria-label={`${labels[unit]} ${by > 0 ? '+' : '−'}`}
      disabled={!snapshot.can({ type: 'unit.stepped', unit, by, source: 'button' })}
      onClick={() => send({ type: 'unit.stepped', unit, by, source: 'button' })}
    >
      {by > 0 ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
    </button>
  );
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
            aria-invalid={bad === unit || undefined}
            aria-describedby={bad === null ? undefined : noteId}
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
      {bad !== null && (
        <span id={noteId} role="alert" className={css.timeNote}>
          {labels.invalidTime}
        </span>
      )}
    </div>
  );
}
