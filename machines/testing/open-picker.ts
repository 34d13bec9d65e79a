import { createActor, SimulatedClock } from 'xstate';
import type { Day } from '#domain/calendar/day.ts';
import { dayMarks, markedPreset, shownCalendars, shownEnds } from '../date-picker/picker-selectors.ts';
import { datePickerMachine } from '../date-picker/date-picker.machine.ts';
import { dateRangePickerMachine } from '../date-range-picker/date-range-picker.machine.ts';
import type { CalendarView, PickerContext, PickerEvent, PickerInput } from '../date-picker/picker-context.ts';
import { monthGrid } from '#domain/calendar/grid.ts';
import { localeOf } from '../date-picker/picker-value.ts';

export const caseDay: Day = '2024-02-15';

/** A picker without a browser: what it does, what it shows and what it reported. */
export function openPicker(isRange: boolean, input: Partial<PickerInput> = {}) {
  const told: (readonly Day[])[] = [];
  const clock = new SimulatedClock();
  const machine = (isRange ? dateRangePickerMachine : datePickerMachine) as typeof datePickerMachine;
  const actor = createActor(
    machine.provide({ actions: { tellValue: (_, { value }) => void told.push(value) } }),
    { input: { today: caseDay, ...input }, clock },
  ).start();
  const context = (): PickerContext => actor.getSnapshot().context;
  const state = () => actor.getSnapshot().value as { view: CalendarView; popup: unknown; field: string };
  const send = (...events: PickerEvent[]) => events.forEach((event) => actor.send(event));
  const picker = {
    clock,
    told,
    send,
    context,
    state,
    open: (today = context().today) => send({ type: 'open.asked', today }),
    pick: (...cells: string[]) => send(...cells.map((cell) => ({ type: 'cell.picked', cell }) as const)),
    type: (text: string) => send({ type: 'text.typed', text }, { type: 'text.committed' }),
    value: () => context().value,
    isOpen: () => context().isOpen,
    view: () => state().view,
    errors: () => context().errors.map(({ kind }) => kind),
    marked: () => markedPreset(context()),
    captions: () => shownCalendars(context(), state().view).map(({ caption }) => caption.join(' ')),
    /** Marks of a month's days, by day. */
    marks: (month = context().at) => {
      const { firstWeekday } = localeOf(context().options);
      const days = monthGrid(month, firstWeekday);
      return new Map(days.map((day) => [day, dayMarks(context(), shownEnds(context()), day, month)]));
    },
  };
  return picker;
}

export type OpenedPicker = ReturnType<typeof openPicker>;
