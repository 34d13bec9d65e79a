import type { Day, Month } from '#domain/calendar/day.ts';
import type { Preset } from '#domain/calendar/presets.ts';
import type { DayRules } from '#domain/calendar/rules.ts';
import type { TimeOfDay } from '#domain/calendar/time.ts';
import type { DateError } from '#domain/calendar/validate.ts';

export type CalendarView = 'day' | 'month' | 'year';

export interface PickerOptions extends DayRules {
  locale: string;
  /** Of the field's text: see `formatDay`. */
  format: string;
  /** Between the two days of a range. */
  separator: string;
  /** The finest view: with `month`, picking a month picks its first day. */
  minView: CalendarView;
  startView: CalendarView;
  /** How many are side by side. */
  months: number;
  /** With nothing chosen, the months end with the present one. */
  showPreviousMonth: boolean;
  showWeekNumbers: boolean;
  withTime: boolean;
  /** With a time: stays open when the same day, or days, are picked again (PIC-4). */
  keepOpen: boolean;
  /** Days of the neighbouring months may be picked. */
  selectOtherMonth: boolean;
  /** A week's number picks its first day of the month, or all of it in a range. */
  weekSelects: boolean;
  closeOnOutsideClick: boolean;
  /** No field and no popup: the calendar stands in the page. */
  isInline: boolean;
  /** The user asked their system for less motion. */
  isReduced: boolean;
  presets: readonly Preset[];
  /** PIC-17 */
  dayClasses: Readonly<Record<Day, readonly string[]>>;
  tooltips: Readonly<Record<Day, string>>;
}

/** PIC-7, PIC-8, PIC-9. A range shows two months. */
export const pickerDefaults: PickerOptions = {
  locale: 'en',
  format: 'L',
  separator: ' - ',
  isDisabled: false,
  min: null,
  max: null,
  weekdaysDisabled: [],
  datesDisabled: [],
  datesEnabled: [],
  maxLength: 0,
  minView: 'day',
  startView: 'day',
  months: 1,
  showPreviousMonth: false,
  showWeekNumbers: true,
  withTime: false,
  keepOpen: false,
  selectOtherMonth: false,
  weekSelects: false,
  closeOnOutsideClick: true,
  isInline: false,
  isReduced: false,
  presets: [],
  dayClasses: {},
  tooltips: {},
};

/** PIC-18 */
export interface PickerContext {
  isRange: boolean;
  options: PickerOptions;
  /** Nothing, a day, or both ends of a range; sorted, inside the limits, none disabled. */
  value: readonly Day[];
  /** As many as days, where there is a time to pick. */
  times: readonly TimeOfDay[];
  isOpen: boolean;
  /** The first month that is shown. */
  at: Month;
  /** The cell that the keyboard is at. */
  focus: Day;
  /** The first year of the page of years. */
  page: number;
  /** A range's start that waits for its end. */
  anchor: Day | null;
  hover: Day | null;
  /** "Custom Range" was pressed. */
  isCustom: boolean;
  text: string;
  /** Somebody is typing: what the text says is not yet the value. */
  isEdited: boolean;
  /** They last until the next act. */
  errors: readonly DateError[];
  today: Day;
  /** The exact text of PIC-10. */
  localeError: string | null;
}

export interface PickerInput {
  options?: Partial<PickerOptions>;
  value?: readonly Day[];
  times?: readonly TimeOfDay[];
  today: Day;
}

export type FocusKey =
  'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | 'Home' | 'End' | 'PageUp' | 'PageDown';

export type PickerEvent =
  | { type: 'open.asked'; today: Day }
  /** Opens, and closes again (PIC-7). */
  | { type: 'trigger.clicked'; today: Day }
  | { type: 'close.asked' }
  | { type: 'outside.clicked' }
  | { type: 'escape.pressed' }
  /** In the field. */
  | { type: 'enter.pressed' }
  | { type: 'text.typed'; text: string }
  /** The field was left. */
  | { type: 'text.committed' }
  /** A day, a month or a year; a day with the month in whose grid it stands. */
  | { type: 'cell.picked'; cell: string; month?: Month }
  | { type: 'cell.hovered'; day: Day | null; month?: Month }
  | { type: 'week.picked'; first: Day; month: Month }
  | { type: 'preset.picked'; place: number }
  | { type: 'custom.picked' }
  | { type: 'today.picked'; today: Day }
  | { type: 'clear.picked' }
  | { type: 'time.changed'; end: 0 | 1; time: TimeOfDay | null }
  | { type: 'page.turned'; by: 1 | -1 }
  | { type: 'view.picked'; view: CalendarView }
  | { type: 'key.pressed'; key: FocusKey; isShift: boolean }
  | { type: 'value.set'; value: readonly Day[]; times?: readonly TimeOfDay[] }
  | { type: 'options.set'; options: Partial<PickerOptions>; today: Day }
  /** The popup's own word that it has opened: the views begin anew. */
  | { type: 'opened' };
