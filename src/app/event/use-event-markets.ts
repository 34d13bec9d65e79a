import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { EventMarketsDocument } from '#graphql/__generated__/graphql.ts';
import { timing } from '#domain/site/timing.ts';
import { useEventStates } from '#live/use-event-states.ts';

/**
 * An event, its markets and its live state. The markets are asked for again when the event is told to have more, and now
 * and then while they have not been told at all.
 */
export function useEventMarkets(eventId: string) {
  const state = useEventStates([eventId]).get(eventId);
  const { data, error, refetch } = useQuery(EventMarketsDocument, {
    variables: { eventId },
    fetchPolicy: 'cache-and-network',
  });
  const missing = data && state ? state.markets - data.markets.length : 0;
  useEffect(() => {
    if (missing > 0) void refetch().catch(() => undefined);
  }, [missing, refetch]);
  const hasFailed = error !== undefined && data === undefined;
  useEffect(() => {
    if (!hasFailed) return;
    // Whoever waits for the event does not have to press.
    const timer = setInterval(() => void refetch().catch(() => undefined), timing.retryCap);
    return () => clearInterval(timer);
  }, [hasFailed, refetch]);
  return { data, error, refetch, state };
}
