import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  useId,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { itemAt, must } from '#domain/must.ts';
import { monthOf } from '#domain/calendar/day.ts';
import type { CalendarView, FocusKey } from '#machines/date-picker/picker-context.ts';
import { mayTurn, shownCalendars, shownEnds } from '#machines/date-picker/picker-selectors.ts';
import { localeOf } from '#machines/date-picker/picker-value.ts';
import { Button } from '../button/button.tsx';
import { CellGrid } from './cell-grid.tsx';
import { DayGrid } from './day-grid.tsx';
import { CalendarFooter } from './calendar-footer.tsx';
import { PresetList } from './preset-list.tsx';
import css from './pickers.module.css';
import type { RunningPicker } from './use-picker.ts';

const keys = new Set([
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
  'PageUp',
  'PageDown',
]);
const turnNames = {
  day: ['previousMonth', 'nextMonth'],
  month: ['previousYear', 'nextYear'],
  year: ['previousYears', 'nextYears'],
} as const;

const cellAt = (target: EventTarget): HTMLElement | null => (target as Element).closest('[data-cell]');

interface CalendarProps {
  picker: RunningPicker;
  /** Whether the grid takes the focus when the calendar appears. */
  takesFocus: boolean;
}

/** Goes to the page before or after the shown ones. */
function Turn({ picker: { context, view, send }, by }: { picker: RunningPicker; by: 1 | -1 }) {
  const { labels, isRightToLeft } = localeOf(context.options);
  const [before, after] = turnNames[view];
  const isLeft = by < 0 !== (isRightToLeft === true);
  const Icon = isLeft ? ChevronLeft : ChevronRight;
  return (
    <button
      type="button"
      className={css.turn}
      aria-label={labels[by < 0 ? before : after]}
      disabled={!mayTurn(context, view, by)}
      onClick={() => send({ type: 'page.turned', by })}
    >
      <Icon aria-hidden />
    </button>
  );
}

/** The calendars side by side, with presets, times and buttons. One handler of each kind serves all cells. */
export function Calendar({ picker, takesFocus }: CalendarProps) {
  const { context, view, send } = picker;
  const { options, anchor, focus, today } = context;
  const { isRightToLeft } = localeOf(options);
  const root = useRef<HTMLDivElement>(null);
  const isByKeyboard = useRef(takesFocus);
  const id = useId();
  const shown = shownCalendars(context, view);
  const [start = null, end = null] = shownEnds(context);
  // If no shown month contains the focus, Tab stops at the first day of the first one.
  const isFocusShown = shown.some(({ month }) => month === monthOf(focus));
  const stop = isFocusShown ? focus : `${itemAt(shown, 0).month}-01`;

  useLayoutEffect(() => {
    if (!isByKeyboard.current) return;
    isByKeyboard.current = false;
    root.current?.querySelector<HTMLElement>('[data-cell][tabindex="0"]')?.focus();
  });

  const pick = (event: MouseEvent) => {
    const cell = cellAt(event.target);
    const week = (event.target as Element).closest<HTMLElement>('[data-week]');
    const month = (cell ?? week)?.closest<HTMLElement>('[data-month]')?.dataset.month;
    // After picking a year or a month, keyboard users continue in the months or days that follow.
    if (cell && must(cell.dataset.cell).length < 10) isByKeyboard.current = true;
    if (cell) send({ type: 'cell.picked', cell: must(cell.dataset.cell), month });
    else if (week) send({ type: 'week.picked', first: must(week.dataset.week), month: must(month) });
  };
  const hover = (event: PointerEvent) => {
    if (anchor === null) return;
    const cell = cellAt(event.target);
    const month = cell?.closest<HTMLElement>('[data-month]')?.dataset.month;
    send({ type: 'cell.hovered', day: view === 'day' ? (cell?.dataset.cell ?? null) : null, month });
  };
  const press = (event: KeyboardEvent) => {
    if (!cellAt(event.target) || !keys.has(event.key) || event.ctrlKey || event.altKey || event.metaKey)
      return;
    event.preventDefault();
    isByKeyboard.current = true;
    send({ type: 'key.pressed', key: event.key as FocusKey, isShift: event.shiftKey });
  };
  const pickView = (to: CalendarView) => {
    isByKeyboard.current = true;
    send({ type: 'view.picked', view: to });
  };
  return (
    <div
      ref={root}
      className={css.calendar}
      dir={isRightToLeft ? 'rtl' : 'ltr'}
      data-disabled={options.isDisabled || undefined}
    >
      {context.isRange && options.presets.length > 0 && <PresetList picker={picker} />}
      <div>
        <div
          role="presentation"
          className={css.months}
          onClick={pick}
          onPointerOver={hover}
          onPointerLeave={hover}
          onKeyDown={press}
        >
          {shown.map(({ month, page, caption }, place) => (
            <div key={place} className={css.month}>
              <div className={css.header}>
                {place === 0 ? <Turn picker={picker} by={-1} /> : <span />}
                <div id={`${id}${place}`} aria-live="polite" className={css.caption}>
                  {caption.map((words, part) => (
                    <Button
                      key={part}
                      size="small"
                      className={css.captionButton}
                      disabled={options.isDisabled || view === 'year'}
                      onClick={() => pickView(view === 'day' && part === 0 ? 'month' : 'year')}
                    >
                      {words}
                    </Button>
                  ))}
                </div>
                {place === shown.length - 1 ? <Turn picker={picker} by={1} /> : <span />}
              </div>
              {view === 'day' ? (
                <DayGrid
                  month={month}
                  options={options}
                  anchor={anchor}
                  start={start}
                  end={end}
                  today={today}
                  focus={monthOf(stop) === month ? stop : null}
                  captionId={`${id}${place}`}
                />
              ) : (
                <CellGrid
                  view={view}
                  shown={{ month, page, caption }}
                  context={context}
                  captionId={`${id}${place}`}
                />
              )}
            </div>
          ))}
        </div>
        <CalendarFooter picker={picker} />
      </div>
    </div>
  );
}
