import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { addDays } from '#domain/calendar/day.ts';
import { timing } from '#domain/site/timing.ts';
import { ProfitLossDocument } from '#graphql/__generated__/graphql.ts';
import { useAgainOn } from './use-again-on.ts';

/** So long are ended events kept to be read. */
const days = 7;
/** As many as the exchange tells at once: those that were paid last. */
const mostRows = 500;

/**
 * What one's own bets on a sport's events of the last days came to, net of commission, minor units, by event. Asked again
 * as `refreshOn` changes. Empty for a visitor, and while it is not known: one's bets then stand in the reports alone.
 */
export function useOwnNets(
  sportId: string,
  now: string,
  hasToken: boolean,
  refreshOn: string,
): ReadonlyMap<string, number> {
  const today = now.slice(0, 10);
  const period = { from: addDays(today, 1 - days), to: today, zone: 'UTC' };
  const page = { offset: 0, limit: mostRows, direction: 'DESC' } as const;
  const { data, refetch } = useQuery(ProfitLossDocument, {
    variables: { period, page, level: 'EVENT', sportId, profitLossSort: 'AT' },
    fetchPolicy: 'cache-and-network',
    pollInterval: timing.resultsRefresh,
    skip: !hasToken,
  });
  useAgainOn(hasToken ? refreshOn : '', refetch);
  const answer = hasToken ? data?.profitLoss : undefined;
  return useMemo(() => {
    const rows = answer && 'rows' in answer ? answer.rows : [];
    return new Map(rows.flatMap(({ eventId, net }) => (eventId == null ? [] : [[eventId, net] as const])));
  }, [answer]);
}
