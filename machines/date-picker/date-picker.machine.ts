import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { fieldRegion, pickerSetup, popupRegion, viewRegion } from './picker-setup.ts';
import { pickerContext } from './picker-value.ts';

/** One date, typed in a field or picked in a calendar (PIC-1, PIC-2, PIC-4, PIC-7, PIC-11, PIC-12). */
export const datePickerMachine = pickerSetup.createMachine({
  id: 'datePicker',
  type: 'parallel',
  context: ({ input }) => pickerContext(false, input),
  states: { view: viewRegion, popup: popupRegion, field: fieldRegion },
});

export type DatePickerRef = ActorRefFrom<typeof datePickerMachine>;
export type DatePickerSnapshot = SnapshotFrom<typeof datePickerMachine>;
