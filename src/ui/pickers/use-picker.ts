import { useMachine } from '@xstate/react';
import { use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Day } from '#domain/calendar/day.ts';
import { getLocale } from '#domain/calendar/locale.ts';
import { isToBeLoaded, loadLocale } from '#domain/calendar/shipped-locales.ts';
import { readersCalendar } from '#domain/words/reader.ts';
import { isoTime, parseIsoTime, type TimeOfDay } from '#domain/calendar/time.ts';
import { datePickerMachine } from '#machines/date-picker/date-picker.machine.ts';
import { dateRangePickerMachine } from '#machines/date-range-picker/date-range-picker.machine.ts';
import type {
  CalendarView,
  PickerContext,
  PickerEvent,
  PickerOptions,
} from '#machines/date-picker/picker-context.ts';
import { todayHere } from './use-today.ts';

/** A day, or with a time `YYYY-MM-DDTHH:MM:SS`, without a zone. */
export type PickedDate = string;

export interface PickerProps {
  options?: Partial<PickerOptions>;
  /** Both ends of a range, a day, or nothing. Given: the owner decides. */
  value: readonly PickedDate[] | undefined;
  defaultValue: readonly PickedDate[];
  onChange: ((value: readonly PickedDate[]) => void) | undefined;
  /** The clock, for tests and stories. */
  today?: Day;
}

export interface RunningPicker {
  context: PickerContext;
  view: CalendarView;
  isOpen: boolean;
  send: (event: PickerEvent) => void;
  /** What a form submits. */
  picked: readonly PickedDate[];
  today: () => Day;
}

/** Splits what a form or an owner gives into days and times. */
export const split = (picked: readonly PickedDate[]): { value: Day[]; times: TimeOfDay[] } => ({
  value: picked.map((one) => one.slice(0, 10)),
  times: picked.map((one) => parseIsoTime(one.slice(11)) ?? 0),
});

const join = ({ value, times }: Pick<PickerContext, 'value' | 'times'>): PickedDate[] =>
  value.map((day, end) => (times[end] === undefined ? day : `${day}T${isoTime(times[end])}`));

/** Fetches a shipped language; throws the exact text for one that nobody defined (PIC-10). */
export function usePickerLocale(code: string): void {
  if (isToBeLoaded(code)) use(loadLocale(code));
  getLocale(code);
}

const isReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Runs a picker's machine. With a given value the owner decides, without one the machine does. */
export function usePicker(
  isRange: boolean,
  { options: given = {}, value, defaultValue, onChange, today: atFirst }: PickerProps,
): RunningPicker {
  const options = { locale: readersCalendar(), ...given };
  usePickerLocale(options.locale);
  const [born] = useState(() => atFirst ?? todayHere());
  const tell = useRef(onChange);
  useLayoutEffect(() => {
    tell.current = onChange;
  });
  // oxlint-disable-next-line react/refs -- it is read when the machine acts, not while it is drawn
  const [machine] = useState(() =>
    ((isRange ? dateRangePickerMachine : datePickerMachine) as typeof datePickerMachine).provide({
      actions: { tellValue: (_, change) => tell.current?.(join(change)) },
    }),
  );
  const [snapshot, send] = useMachine(machine, {
    input: {
      options: { isReduced: isReducedMotion(), ...options },
      ...split(value ?? defaultValue),
      today: born,
    },
  });
  const { context } = snapshot;
  const picked = join(context);

  // Brings the owner's value and the picker's together whenever one of them changes.
  const owned = value?.join();
  const own = picked.join();
  useEffect(() => {
    if (owned === undefined || owned === own) return;
    send({ type: 'value.set', ...split(owned === '' ? [] : owned.split(',')) });
  }, [owned, own, send]);

  const key = JSON.stringify(options);
  const known = useRef(key);
  useEffect(() => {
    if (known.current === key) return;
    known.current = key;
    send({
      type: 'options.set',
      options: JSON.parse(key) as Partial<PickerOptions>,
      today: atFirst ?? todayHere(),
    });
  }, [key, atFirst, send]);

  const states = snapshot.value as { view: CalendarView };
  return {
    context,
    view: states.view,
    isOpen: context.isOpen,
    send,
    picked,
    today: () => atFirst ?? todayHere(),
  };
}
