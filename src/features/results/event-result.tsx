import type { ReactNode } from 'react';
import { useQuery } from '@apollo/client/react';
import { timing } from '#domain/site/timing.ts';
import { EventResultDocument } from '#graphql/__generated__/graphql.ts';
import { EventResultView } from './event-result.view.tsx';

export interface EventResultProps {
  eventId: string;
  /** Stands in its place until it is known. */
  loading: ReactNode;
}

/** The result of a race that has ended. If it does not load, the page does without: the card of runners has the places. */
export function EventResult({ eventId, loading }: EventResultProps) {
  // Corrected results and the place market's dividends may come after the end.
  const { data, loading: isLoading } = useQuery(EventResultDocument, {
    variables: { eventId },
    fetchPolicy: 'cache-and-network',
    pollInterval: timing.resultsRefresh,
  });
  if (!data && isLoading) return loading;
  const race = data?.eventResult?.race;
  return race && race.finishers.length > 0 ? <EventResultView race={race} /> : null;
}
