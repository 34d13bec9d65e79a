import { useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { EventFactsDocument, type EventFactsQuery } from '#graphql/__generated__/graphql.ts';

export type EventFacts = NonNullable<EventFactsQuery['eventFacts']>;

/**
 * What is known of an event besides its markets; null while nothing is. Asked for again when the event ends, because
 * then there is a finish to tell. An exchange that knows no facts is no fault: the page does without them.
 */
export function useEventFacts(eventId: string, hasEnded: boolean): EventFacts | null {
  const { data, refetch } = useQuery(EventFactsDocument, {
    variables: { eventId },
    skip: eventId === '',
    fetchPolicy: 'cache-and-network',
  });
  const hadEnded = useRef(hasEnded);
  useEffect(() => {
    if (hasEnded && !hadEnded.current) void refetch().catch(() => undefined);
    hadEnded.current = hasEnded;
  }, [hasEnded, refetch]);
  return data?.eventFacts ?? null;
}
