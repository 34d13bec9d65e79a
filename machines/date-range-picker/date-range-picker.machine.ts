import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { fieldRegion, pickerSetup, rangePopupRegion, rangeViewRegion } from '../date-picker/picker-setup.ts';
import { pickerContext } from '../date-picker/picker-value.ts';

/** Two dates: the first pick waits for the second (PIC-3), in two months side by side (PIC-6). */
export const dateRangePickerMachine = pickerSetup.createMachine({
  id: 'dateRangePicker',
  type: 'parallel',
  context: ({ input }) => pickerContext(true, input),
  states: {
    view: rangeViewRegion,
    popup: rangePopupRegion,
    field: fieldRegion,
    selection: {
      initial: 'empty',
      states: {
        empty: { always: { guard: 'isPending', target: 'pending' } },
        pending: { always: { guard: ({ context }) => context.anchor === null, target: 'empty' } },
      },
    },
  },
});

export type DateRangePickerRef = ActorRefFrom<typeof dateRangePickerMachine>;
export type DateRangePickerSnapshot = SnapshotFrom<typeof dateRangePickerMachine>;
