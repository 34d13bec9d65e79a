import { createActor } from 'xstate';
import { isoTime, parseIsoTime, type TimeOfDay } from '#domain/calendar/time.ts';
import {
  timePickerMachine,
  type TimeEvent,
  type TimeOptions,
  type TimePickerSnapshot,
} from '../time-picker/time-picker.machine.ts';

/** The time in a text such as `2024-02-15 10:20`; midnight if it has only a day. */
export const timeIn = (text: string): TimeOfDay =>
  parseIsoTime(/\d\d:\d\d(:\d\d)?/.exec(text)?.[0] ?? '00:00')!;

/** Whether the time may be used. An empty time only where that is allowed. */
export const isTimeValid = ({ context: { bad, value, options } }: TimePickerSnapshot): boolean =>
  bad === null && (value !== null || options.allowEmpty);

/** A time picker without a browser. */
export function openTime(value: TimeOfDay | null, options: Partial<TimeOptions> = {}) {
  const told: (TimeOfDay | null)[] = [];
  const actor = createActor(
    timePickerMachine.provide({ actions: { tellTime: (_, { time }) => void told.push(time) } }),
    { input: { value, options } },
  ).start();
  const context = () => actor.getSnapshot().context;
  return {
    actor,
    told,
    context,
    send: (...events: TimeEvent[]) => events.forEach((event) => actor.send(event)),
    enter: (unit: 'hours' | 'minutes' | 'seconds', text: string) => {
      actor.send({ type: 'unit.typed', unit, text });
      actor.send({ type: 'unit.committed', unit });
    },
    iso: () => {
      const time = context().value;
      return time === null ? null : isoTime(time);
    },
    /** `01:30 PM`, or `13:30` on a 24-hour clock; with seconds where they are shown. */
    fields: () => {
      const { texts, isPm, options: shown } = context();
      const figures = [texts.hours, texts.minutes, ...(shown.showSeconds ? [texts.seconds] : [])].join(':');
      return shown.hasMeridian ? `${figures} ${isPm ? 'PM' : 'AM'}` : figures;
    },
  };
}
