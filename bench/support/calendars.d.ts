/**
 * The parts of these calendars that are used. They are installed only for benches, but types are checked without them
 * too.
 */
declare module 'react-day-picker' {
  import type { ComponentType } from 'react';

  export interface DateRange {
    from: Date | undefined;
    to?: Date | undefined;
  }

  export const DayPicker: ComponentType<{
    mode: 'range';
    numberOfMonths: number;
    defaultMonth: Date;
    today: Date;
    showOutsideDays: boolean;
    fixedWeeks: boolean;
    selected: DateRange | undefined;
    onSelect: (range: DateRange | undefined) => void;
  }>;
}

declare module '@internationalized/date' {
  export interface CalendarDate {
    year: number;
    month: number;
    day: number;
  }
  export function parseDate(day: string): CalendarDate;
}

declare module 'react-aria-components' {
  import type { CalendarDate } from '@internationalized/date';
  import type { ComponentType, ReactElement, ReactNode } from 'react';

  interface Slotted {
    slot?: string;
    children?: ReactNode;
  }
  interface Range {
    start: CalendarDate;
    end: CalendarDate;
  }

  export const Button: ComponentType<Slotted>;
  export const CalendarHeading: ComponentType;
  export const CalendarCell: ComponentType<{ date: CalendarDate }>;
  export const CalendarGrid: ComponentType<{
    offset?: { months: number };
    children: (date: CalendarDate) => ReactElement;
  }>;
  export const RangeCalendar: ComponentType<{
    'aria-label'?: string;
    defaultValue?: Range;
    visibleDuration: { months: number };
    pageBehavior: 'single' | 'visible';
    children: ReactNode;
  }>;
  export const DateRangePicker: ComponentType<{ defaultValue: Range; children: ReactNode }>;
  export const DateInput: ComponentType<{ slot: string; children: (segment: unknown) => ReactElement }>;
  export const DateSegment: ComponentType<{ segment: unknown }>;
  export const Dialog: ComponentType<Slotted>;
  export const Group: ComponentType<Slotted>;
  export const Label: ComponentType<Slotted>;
  export const Popover: ComponentType<Slotted>;
  export const I18nProvider: ComponentType<{ locale: string; children: ReactNode }>;
}
