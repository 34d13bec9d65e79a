import { useMachine } from '@xstate/react';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { TimeOfDay, TimeUnit } from '#domain/calendar/time.ts';
import { timePickerMachine, type TimeOptions } from '#machines/time-picker/time-picker.machine.ts';

/** Runs the time's machine with the owner's value and options. */
export function useTimePicker(
  value: TimeOfDay | null,
  options: Partial<TimeOptions>,
  onChange: ((time: TimeOfDay | null) => void) | undefined,
) {
  const tell = useRef(onChange);
  useLayoutEffect(() => {
    tell.current = onChange;
  });
  // oxlint-disable-next-line react/refs -- it is read when the machine acts, not while it is drawn
  const [machine] = useState(() =>
    timePickerMachine.provide({ actions: { tellTime: (_, { time }) => tell.current?.(time) } }),
  );
  const [snapshot, send] = useMachine(machine, { input: { value, options } });
  const { value: time } = snapshot.context;

  // An invalid text stays so that it can be corrected; only a different time replaces it.
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
  return [snapshot, send] as const;
}

/** Makes the wheel turn only the focused field of a group, and then not scroll the page. */
export function useWheel(
  group: RefObject<HTMLDivElement | null>,
  send: ReturnType<typeof useTimePicker>[1],
): void {
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
  }, [group, send]);
}
