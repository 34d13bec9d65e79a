import { DateRangePicker } from '../../../src/ui/pickers/date-range-picker.tsx';
import { cells, isRadixPlaced, shownRange, type Contestant } from '../contestant.ts';

const { start, end, today } = shownRange;
const shared = { label: 'Dates', defaultValue: { start, end }, today };

export const contestant: Contestant = {
  Inline: () => <DateRangePicker {...shared} options={{ showWeekNumbers: false, isInline: true }} />,
  Popup: () => <DateRangePicker {...shared} options={{ showWeekNumbers: false }} />,
  next: '[aria-label="Next month"]',
  opener: '[aria-haspopup="dialog"]',
  month: () => document.querySelector<HTMLElement>('[data-month]')?.dataset.month,
  isPlaced: isRadixPlaced,
  days: () =>
    cells('[data-month] [data-cell]:not([data-is~="other"])').map((cell) => ({
      day: cell.dataset.cell!,
      isSelected: cell.ariaSelected === 'true',
    })),
};
