import type { Day, Month } from '#domain/calendar/day.ts';
import type { Preset } from '#domain/calendar/presets.ts';
import type { DayRules } from '#domain/calendar/rules.ts';
import type { TimeOfDay } from '#domain/calendar/time.ts';
import type { DateError } from '#domain/calendar/validate.ts';

export type CalendarView = 'day' | 'month' | 'year';

export interface PickerOptions extends DayRules {
  locale: string;
  /** Format of the field's text; see `formatDay`. */
  format: string;
  /** Between the two days of a range. */
  separator: string;
  /** The finest view. With `month`, picking a month picks its first day. */
  minView: CalendarView;
  startView: CalendarView;
  /** How many months are shown side by side. */
  months: number;
  /** With no value, the current month comes last. */
  showPreviousMonth: boolean;
  showWeekNumbers: boolean;
  withTime: boolean;
  /** With a time: picking the same day or days again leaves the popup open (PIC-4). */
  keepOpen: boolean;
  /** Days of the neighbouring months may be picked. */
  selectOtherMonth: boolean;
  /** A week number picks the week's first day within the month, or in a range the whole week. */
  weekSelects: boolean;
  closeOnOutsideClick: boolean;
  /** The calendar is part of the page, without field or popup. */
  isInline: boolean;
  /** The user's system asks for reduced motion. */
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
  /** Nothing, a day, or both ends of a range; sorted, within the limits, none disabled. */
  value: readonly Day[];
  /** As many as days if there is a time to pick. */
  times: readonly TimeOfDay[];
  isOpen: boolean;
  /** The first month shown. */
  at: Month;
  /** The cell that has the keyboard focus. */
  focus: Day;
  /** The first year on the page of years. */
  page: number;
  /** The start of a range that has no end yet. */
  anchor: Day | null;
  hover: Day | null;
  /** "Custom Range" was pressed. */
  isCustom: boolean;
  /** The label of the preset that was picked: others may be of the same days. */
  preset: string | null;
  text: string;
  /** Somebody is typing, so the text is not the value yet. */
  isEdited: boolean;
  /** Cleared by the next action. */
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
  /** Opens or closes the popup (PIC-7). */
  | { type: 'trigger.clicked'; today: Day }
  | { type: 'close.asked' }
  | { type: 'outside.clicked' }
  | { type: 'escape.pressed' }
  /** In the field. */
  | { type: 'enter.pressed' }
  | { type: 'text.typed'; text: string }
  /** Focus left the field. */
  | { type: 'text.committed' }
  /** A day, month or year. A day comes with the month whose grid it is in. */
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
  /** Raised when the popup has opened. The views start over. */
  | { type: 'opened' };
