import { useEffect, useState } from 'react';
import { useClient } from '#graphql/client-provider.tsx';
import type { GraphqlClient } from '#graphql/client.ts';
import { EventFactsDocument, type EventFactsQuery } from '#graphql/__generated__/graphql.ts';

type Entrants = NonNullable<EventFactsQuery['eventFacts']>['entrants'];

/** Who runs in which race, asked for once a page: silks and cloths do not change. */
const known = new WeakMap<GraphqlClient, Map<string, Promise<Entrants>>>();

function entrantsOf(client: GraphqlClient, eventId: string): Promise<Entrants> {
  const races = known.get(client) ?? new Map<string, Promise<Entrants>>();
  known.set(client, races);
  const asked = races.get(eventId);
  if (asked) return asked;
  const answer = client
    .query({ query: EventFactsDocument, variables: { eventId }, fetchPolicy: 'network-only' })
    .then(({ data }) => data?.eventFacts?.entrants ?? []);
  races.set(eventId, answer);
  answer.then(
    // A card that is not told yet may be soon.
    (entrants) => entrants.length === 0 && races.delete(eventId),
    () => races.delete(eventId),
  );
  return answer;
}

/** A horse's cloth and silks; null while they are not known, or are not told. */
export function useRaceSilks(
  eventId: string,
  name: string,
): Pick<Entrants[number], 'ride' | 'colours'> | null {
  const client = useClient();
  const [entrants, setEntrants] = useState<Entrants>([]);
  useEffect(() => {
    let isOver = false;
    // Without an answer the name stands alone.
    entrantsOf(client, eventId).then(
      (told) => !isOver && setEntrants(told),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [client, eventId]);
  return entrants.find((one) => one.name === name) ?? null;
}
