import { useRef, useState, type KeyboardEvent } from 'react';
import { addDays, monthOf, weekdayOf, type Day } from '#domain/calendar/day.ts';
import { formatMoney } from '#domain/money/money.ts';
import { dayCounts, resultLevel, type DayResult } from '#domain/report/day-results.ts';
import { formatDayOf } from '#domain/words/moment.ts';
import { Block } from '#ui/block/block.tsx';
import css from './account-chart.module.css';
import { monthName, weekdayNames, withRoom } from './graph-words.ts';

export interface ResultDaysProps {
  /** All days of a period, in their order. */
  days: readonly DayResult[];
  onDay: (day: Day) => void;
}

const dayText = (day: Day): string => formatDayOf(`${day}T12:00:00.000Z`, 'UTC');
const rowOf = (day: Day): number => (weekdayOf(day) + 6) % 7;
const moves: Readonly<Record<string, number>> = { ArrowLeft: -7, ArrowRight: 7, ArrowUp: -1, ArrowDown: 1 };

/** The betting result of each day, weeks beside one another. A day leads to its entries. */
export function ResultDays({ days, onDay }: ResultDaysProps) {
  const { up, down, none } = dayCounts(days);
  const grid = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState<Day | null>(null);
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  const focus = stop !== null && stop >= first && stop <= last ? stop : last;
  const press = (event: KeyboardEvent) => {
    const by = moves[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = addDays(focus, by);
    if (next < first || next > last) return;
    setStop(next);
    grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  };
  const weekOf = (day: Day) => Math.floor((days.findIndex((one) => one.day === day) + rowOf(first)) / 7) + 1;
  const months = days
    .filter(({ day }, at) => at === 0 || monthOf(day) !== monthOf(days[at - 1]?.day ?? ''))
    .map(({ day }) => ({ day, column: weekOf(day) + 1 }));
  return (
    <Block title="Result a day" end="betting and games only">
      <div role="group" aria-label="Days" className={css.scroll}>
        <div
          ref={grid}
          role="presentation"
          className={css.days}
          data-dense={days.length > 100 || undefined}
          onKeyDown={press}
        >
          {weekdayNames().map(([row, name]) => (
            <span key={row} className={css.weekday} style={{ gridRow: row + 2 }} aria-hidden>
              {name}
            </span>
          ))}
          {withRoom(months).map(({ day, column }) => (
            <span key={day} className={css.month} style={{ gridColumn: column }} aria-hidden>
              {monthName(day)}
            </span>
          ))}
          {days.map(({ day, net, entries }) => (
            <button
              key={day}
              type="button"
              data-day={day}
              data-level={resultLevel(net, days)}
              className={css.day}
              style={{ gridRow: rowOf(day) + 2, gridColumn: weekOf(day) + 1 }}
              tabIndex={day === focus ? 0 : -1}
              aria-label={`${dayText(day)}: ${entries === 0 ? 'no bets' : formatMoney(net, { sign: true })}`}
              title={`${dayText(day)}: ${entries === 0 ? 'no bets' : formatMoney(net, { sign: true })}`}
              onClick={() => onDay(day)}
            >
              {net > 0 ? '+' : net < 0 ? '−' : ''}
            </button>
          ))}
        </div>
      </div>
      <p className={css.counts}>
        <span>
          <b data-is="up">{up}</b> {up === 1 ? 'day' : 'days'} up
        </span>
        <span>
          <b data-is="down">{down}</b> down
        </span>
        <span>
          <b>{none}</b> no bets
        </span>
      </p>
    </Block>
  );
}
