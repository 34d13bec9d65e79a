import { itemAt } from '#domain/must.ts';
import { monthNumberOf, monthOf, yearOf, toMonth } from '#domain/calendar/day.ts';
import { monthColumns, rowsOf, yearColumns, yearGrid, yearPage } from '#domain/calendar/grid.ts';
import { withFigures } from '#domain/calendar/locale.ts';
import type { PickerContext } from '#machines/date-picker/picker-context.ts';
import { monthMarks, yearMarks, type Shown } from '#machines/date-picker/picker-selectors.ts';
import { localeOf } from '#machines/date-picker/picker-value.ts';
import { looks } from './day-grid.tsx';
import css from './pickers.module.css';

interface CellGridProps {
  view: 'month' | 'year';
  shown: Shown;
  context: PickerContext;
  captionId: string;
}

/** The months of a year, or the years of a page (PIC-5). */
export function CellGrid({ view, shown, context, captionId }: CellGridProps) {
  const locale = localeOf(context.options);
  const figures = (text: number) => withFigures(String(text), locale);
  const year = yearOf(shown.month);
  const cells =
    view === 'month'
      ? yearGrid(year).map((month) => ({
          cell: month,
          text: itemAt(locale.months, monthNumberOf(month) - 1),
          name: `${itemAt(locale.months, monthNumberOf(month) - 1)} ${figures(year)}`,
          isFocus: month === monthOf(context.focus),
          isNow: month === monthOf(context.today),
          marks: monthMarks(context, month),
        }))
      : yearPage(shown.page).map((one) => ({
          cell: toMonth(one, 1).slice(0, 4),
          text: figures(one),
          name: figures(one),
          isFocus: one === yearOf(context.focus),
          isNow: one === yearOf(context.today),
          marks: yearMarks(context, one),
        }));
  return (
    <div role="grid" aria-labelledby={captionId} className={css.grid} data-view={view}>
      {rowsOf(cells, view === 'month' ? monthColumns : yearColumns).map((row) => (
        <div role="row" className={css.row} key={itemAt(row, 0).cell}>
          {row.map(({ cell, text, name, isFocus, isNow, marks }) => (
            <button
              type="button"
              role="gridcell"
              key={cell}
              data-cell={cell}
              data-is={looks(marks)}
              tabIndex={isFocus ? 0 : -1}
              aria-label={name}
              aria-selected={marks.isSelected}
              aria-disabled={marks.isDisabled || undefined}
              aria-current={isNow ? 'date' : undefined}
              className={css.cell}
            >
              {text}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}
