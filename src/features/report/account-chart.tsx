import { useQuery } from '@apollo/client/react';
import type { Day } from '#domain/calendar/day.ts';
import { AccountChartDocument, type PeriodInput } from '#graphql/__generated__/graphql.ts';
import { exchangeClock } from '#ui/exchange-clock/exchange-clock.ts';
import css from './account-chart.module.css';
import { AccountChartView, type Shows } from './account-chart.view.tsx';

export interface AccountChartProps {
  shows: Shows;
  period: PeriodInput;
  /** Of the practice account that was kept. */
  isPractice: boolean;
  onDay: (day: Day) => void;
}

/** The graphs above a report. Without them the report is whole: it only says that they are missing. */
export function AccountChart({ shows, period, isPractice, onDay }: AccountChartProps) {
  const { data, error, previousData } = useQuery(AccountChartDocument, {
    variables: { period, practice: isPractice },
    fetchPolicy: 'cache-and-network',
  });
  const chart = (data ?? previousData)?.accountChart;
  if (chart && 'steps' in chart)
    return <AccountChartView {...{ shows, chart, period, onDay }} now={exchangeClock.now()} />;
  // The report says why no report can be about these days.
  if (chart) return null;
  return (
    <p className={css.waiting} data-failed={error ? true : undefined}>
      {error ? 'The graphs could not be loaded. The report below is whole.' : ''}
    </p>
  );
}
