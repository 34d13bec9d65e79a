import { memo } from 'react';
import { itemAt } from '#domain/must.ts';
import { dateOf, monthNumberOf, yearOf, type Day, type Month } from '#domain/calendar/day.ts';
import { monthGrid, rowsOf, weekNumber } from '#domain/calendar/grid.ts';
import { weekdayHeader, withFigures } from '#domain/calendar/locale.ts';
import type { PickerOptions } from '#machines/date-picker/picker-context.ts';
import { dayMarks, type CellMarks } from '#machines/date-picker/picker-selectors.ts';
import { localeOf } from '#machines/date-picker/picker-value.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import css from './pickers.module.css';

/** The marks of a cell, for its styles. */
export const looks = ({ isStart, isEnd, isInRange, isSelected }: CellMarks): string =>
  `${isSelected ? 'selected ' : ''}${isStart ? 'start ' : ''}${isEnd ? 'end ' : ''}${isInRange ? 'between' : ''}`;

interface DayGridProps {
  month: Month;
  options: PickerOptions;
  anchor: Day | null;
  start: Day | null;
  end: Day | null;
  today: Day;
  /** The cell that Tab stops at, if it is in this month. */
  focus: Day | null;
  captionId: string;
}

/** The days of a month (PIC-5). The cells are plain buttons; one handler of the calendar serves them all. */
export const DayGrid = memo(function DayGrid({
  month,
  options,
  anchor,
  start,
  end,
  today,
  focus,
  captionId,
}: DayGridProps) {
  const locale = localeOf(options);
  const { firstWeekday, weekdays, months } = locale;
  const names = weekdayHeader(weekdays, firstWeekday);
  const ends = [start, end];
  const hasFigures = locale.figures !== undefined;
  const figures = (text: number): string => (hasFigures ? withFigures(String(text), locale) : String(text));
  return (
    <div
      role="grid"
      aria-labelledby={captionId}
      className={css.grid}
      data-weeks={options.showWeekNumbers || undefined}
      data-month={month}
    >
      <div role="row" className={css.row}>
        {options.showWeekNumbers && (
          <span role="columnheader">
            <VisuallyHidden>{locale.labels.week}</VisuallyHidden>
          </span>
        )}
        {weekdayHeader(locale.weekdaysShort, firstWeekday).map((name, at) => (
          <span role="columnheader" key={names[at]} aria-label={names[at]} className={css.weekday}>
            {name}
          </span>
        ))}
      </div>
      {rowsOf(monthGrid(month, firstWeekday), 7).map((row, line) => (
        <div role="row" className={css.row} key={line}>
          {options.showWeekNumbers && <WeekNumber first={itemAt(row, 0)} options={options} />}
          {row.map((day, column) => {
            const marks = dayMarks({ anchor, options }, ends, day, month);
            const isOther = !day.startsWith(month);
            const date = figures(dateOf(day));
            const classes = options.dayClasses[day];
            return (
              <button
                type="button"
                role="gridcell"
                key={column}
                data-cell={day}
                data-is={(isOther ? 'other ' : '') + looks(marks)}
                tabIndex={day === focus && !isOther ? 0 : -1}
                aria-label={`${date} ${months[monthNumberOf(day) - 1]} ${figures(yearOf(day))}, ${names[column]}`}
                aria-selected={marks.isSelected || marks.isInRange}
                aria-disabled={marks.isDisabled || undefined}
                aria-current={day === today && !isOther ? 'date' : undefined}
                className={classes ? `${css.cell} ${classes.join(' ')}` : css.cell}
                title={options.tooltips[day]}
              >
                {date}
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
});

/** PIC-8. A button where whole weeks may be picked. */
function WeekNumber({ first, options }: { first: Day; options: PickerOptions }) {
  const locale = localeOf(options);
  const figure = withFigures(String(weekNumber(first, locale)), locale);
  const name = `${locale.labels.week} ${figure}`;
  return (
    <span role="rowheader" className={css.week} aria-label={name}>
      {options.weekSelects ? (
        <button type="button" data-week={first} tabIndex={-1} aria-label={name}>
          {figure}
        </button>
      ) : (
        figure
      )}
    </span>
  );
}
