import type { ReactNode } from 'react';
import { useQuery } from '@apollo/client/react';
import { addDays } from '#domain/calendar/day.ts';
import { longestReport } from '#domain/report/report.ts';
import { timing } from '#domain/site/timing.ts';
import { ProfitLossDocument } from '#graphql/__generated__/graphql.ts';
import { EventBetsView } from './event-bets.view.tsx';

export interface EventBetsProps {
  eventId: string;
  sportId: string;
  /** RFC 3339. */
  eventTime: string;
  /** Stands in its place until it is known. */
  loading: ReactNode;
}

/** What a bettor's bets on an ended event came to. If it does not load, the page does without: the reports tell the same. */
export function EventBets({ eventId, sportId, eventTime, loading }: EventBetsProps) {
  // Markets may be settled before the event's time, if it is put off, or long after it.
  const from = addDays(eventTime.slice(0, 10), -1);
  const period = { from, to: addDays(from, longestReport - 1), zone: 'UTC' };
  const page = { offset: 0, limit: 100, direction: 'ASC' } as const;
  const { data, loading: isLoading } = useQuery(ProfitLossDocument, {
    variables: { period, page, level: 'MARKET', sportId, eventId, profitLossSort: 'NAME' },
    fetchPolicy: 'cache-and-network',
    // Some markets are settled after the end, and a result may be corrected.
    pollInterval: timing.resultsRefresh,
  });
  if (!data && isLoading) return loading;
  const answer = data?.profitLoss;
  if (!answer || !('rows' in answer)) return null;
  return <EventBetsView sportId={sportId} net={answer.net} rows={answer.rows} />;
}
