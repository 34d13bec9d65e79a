import type { FoundEvent } from '#domain/search/place.ts';
import { EndedEventsDocument, SearchEventsDocument } from '#graphql/__generated__/graphql.ts';
import type { GraphqlClient } from '#graphql/client.ts';

/** The list of events. The gateway caches it and asks for it at most once a minute. */
export async function askForEvents(client: GraphqlClient): Promise<readonly FoundEvent[]> {
  const { data } = await client.query({ query: SearchEventsDocument, fetchPolicy: 'network-only' });
  if (!data) throw new Error('The gateway gave no events');
  return data.searchEvents;
}

/** The events of the last seven days that have ended and are called by the text. */
export async function askForEnded(client: GraphqlClient, text: string): Promise<readonly FoundEvent[]> {
  const variables = { text };
  const { data } = await client.query({ query: EndedEventsDocument, variables, fetchPolicy: 'network-only' });
  if (!data) throw new Error('The gateway gave no events');
  return data.endedEvents;
}
