import { parseDate } from '@internationalized/date';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarHeading,
  DateInput,
  DateRangePicker,
  DateSegment,
  Dialog,
  Group,
  I18nProvider,
  Label,
  Popover,
  RangeCalendar,
} from 'react-aria-components';
import { cells, shownRange, type Contestant } from '../contestant.ts';

const given = { start: parseDate(shownRange.start), end: parseDate(shownRange.end) };
const months = { visibleDuration: { months: 2 }, pageBehavior: 'single' } as const;

function Months() {
  return (
    <>
      <header>
        <Button slot="previous">‹</Button>
        <CalendarHeading />
        <Button slot="next">›</Button>
      </header>
      <div style={{ display: 'flex' }}>
        <CalendarGrid>{(date) => <CalendarCell date={date} />}</CalendarGrid>
        <CalendarGrid offset={{ months: 1 }}>{(date) => <CalendarCell date={date} />}</CalendarGrid>
      </div>
    </>
  );
}

/** A cell's label ends with its date; at a range's end the whole range comes before it. */
const dayOf = (label: string): string => {
  const date = new Date(label.match(/[A-Z][a-z]+ \d{1,2}, \d{4}/g)!.at(-1)!);
  const two = (figure: number) => String(figure).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

export const contestant: Contestant = {
  Inline: () => (
    <I18nProvider locale="en-US">
      <RangeCalendar aria-label="Dates" defaultValue={given} {...months}>
        <Months />
      </RangeCalendar>
    </I18nProvider>
  ),
  Popup: () => (
    <I18nProvider locale="en-US">
      <DateRangePicker defaultValue={given}>
        <Label>Dates</Label>
        <Group>
          <DateInput slot="start">{(segment) => <DateSegment segment={segment} />}</DateInput>
          <DateInput slot="end">{(segment) => <DateSegment segment={segment} />}</DateInput>
          <Button>Choose</Button>
        </Group>
        <Popover>
          <Dialog>
            <RangeCalendar {...months}>
              <Months />
            </RangeCalendar>
          </Dialog>
        </Popover>
      </DateRangePicker>
    </I18nProvider>
  ),
  next: 'button[slot="next"]',
  opener: '[aria-haspopup="dialog"]',
  month: () => document.querySelector('[role="grid"]')?.ariaLabel,
  isPlaced: () => document.querySelector('.react-aria-Popover[data-placement]') !== null,
  days: () =>
    cells('[role="gridcell"] [role="button"]:not([data-outside-month])').map((cell) => ({
      day: dayOf(cell.ariaLabel!),
      isSelected: cell.parentElement!.ariaSelected === 'true',
    })),
};
