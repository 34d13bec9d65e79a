import { useState } from 'react';
import type { Day } from '#domain/calendar/day.ts';
import { momentsOf } from '#domain/calendar/zone-day.ts';
import { dayThatMadeIt, resultsBy, resultSpans, type ResultSpan } from '#domain/report/day-results.ts';
import { formatDayOf } from '#domain/words/moment.ts';
import type { AccountChartQuery, PeriodInput } from '#graphql/__generated__/graphql.ts';
import { Block } from '#ui/block/block.tsx';
import { Chip } from '#ui/chip/chip.tsx';
import css from './account-chart.module.css';
import { BalancePlot } from './balance-plot.tsx';
import { ResultDays } from './result-days.view.tsx';
import { ResultPlot } from './result-plot.tsx';

export type Chart = Extract<AccountChartQuery['accountChart'], { steps: unknown }>;

/** The balance belongs to a statement, the results to profit and loss. */
export type Shows = 'balance' | 'results';

export interface AccountChartViewProps {
  shows: Shows;
  chart: Chart;
  period: PeriodInput;
  /** Unix milliseconds: where a period that is not over ends. */
  now: number;
  onDay: (day: Day) => void;
}

/** A period's graphs. */
export function AccountChartView({ shows, chart, period, now, onDay }: AccountChartViewProps) {
  const { from, to, zone } = period;
  const { start, end } = momentsOf(from, to, zone);
  const isoOf = (ms: number) => new Date(ms).toISOString();
  if (shows === 'results') return <Results days={chart.days} onDay={onDay} />;
  return (
    <div className={css.cards} data-dense={chart.days.length > 100 || undefined}>
      <Block title="Balance" end={null}>
        <BalancePlot
          opening={chart.opening}
          steps={chart.steps}
          start={isoOf(start)}
          end={isoOf(Math.max(start, Math.min(end, now)))}
          zone={zone}
        />
      </Block>
      <ResultDays days={chart.days} onDay={onDay} />
    </div>
  );
}

function Results({ days, onDay }: Pick<Chart, 'days'> & Pick<AccountChartViewProps, 'onDay'>) {
  const [span, setSpan] = useState<ResultSpan>('Day');
  const made = dayThatMadeIt(days);
  const choice = (
    <span role="group" aria-label="Bars of a" className={css.spans}>
      {resultSpans.map((one) => (
        <Chip key={one} pressed={one === span} onClick={() => setSpan(one)}>
          {one}
        </Chip>
      ))}
    </span>
  );
  return (
    <div className={css.cards} data-dense={days.length > 100 || undefined}>
      <Block title="Result" end={choice}>
        <ul className={css.legend}>
          <li data-is="up">up</li>
          <li data-is="down">down</li>
          <li data-is="running">running total</li>
        </ul>
        <ResultPlot results={resultsBy(span, days)} />
        {made && (
          <p className={css.note}>
            One day, {formatDayOf(`${made.day}T12:00:00.000Z`, 'UTC')}, made most of it.
          </p>
        )}
      </Block>
      <ResultDays days={days} onDay={onDay} />
    </div>
  );
}
