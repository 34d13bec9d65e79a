import { Popover } from 'radix-ui';
import { useState } from 'react';
import { DayPicker, type DateRange } from 'react-day-picker';
import 'react-day-picker/style.css';
import { cells, isRadixPlaced, shownRange, type Contestant } from '../contestant.ts';

/** The start of a day in the browser's zone. */
const dateOf = (day: string) => new Date(`${day}T00:00:00`);
const given = { from: dateOf(shownRange.start), to: dateOf(shownRange.end) };

function Months() {
  const [range, setRange] = useState<DateRange | undefined>(given);
  return (
    <DayPicker
      mode="range"
      numberOfMonths={2}
      defaultMonth={given.from}
      today={dateOf(shownRange.today)}
      showOutsideDays
      fixedWeeks
      selected={range}
      onSelect={setRange}
    />
  );
}

/** It has no popup of its own, so it uses the site's. */
function Popup() {
  return (
    <Popover.Root>
      <Popover.Trigger>Dates</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content aria-label="Dates">
          <Months />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

export const contestant: Contestant = {
  Inline: Months,
  Popup,
  next: '.rdp-button_next',
  opener: '[aria-haspopup="dialog"]',
  month: () => document.querySelector('.rdp-caption_label')?.textContent,
  isPlaced: isRadixPlaced,
  days: () =>
    cells('td[data-day]:not([data-outside])').map((cell) => ({
      day: cell.dataset.day!,
      isSelected: cell.ariaSelected === 'true',
    })),
};
