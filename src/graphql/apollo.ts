import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
import type { ResultsQuery } from './__generated__/graphql.ts';
import { possibleTypes } from './__generated__/possible-types.ts';
import type { GraphqlClient } from './client.ts';
import { send, type ClientOptions } from './send.ts';

const clients = new WeakMap<ClientOptions, ApolloClient>();

/** The one client, with its one cache, of a page. */
export function apolloOf(options: ClientOptions): ApolloClient {
  const known = clients.get(options) ?? createApolloClient(options);
  clients.set(options, known);
  return known;
}

type Results = ResultsQuery['results'];

/** Pages of results, and the newest asked for again, make one list: each event once, the last to start first. */
export function mergeResults(known: Results | undefined, arrived: Results): Results {
  const all = new Map([...(known ?? []), ...arrived].map((event) => [event.exEventId, event]));
  const placeOf = ({ eventTime, exEventId }: Results[number]) => `${eventTime} ${exEventId}`;
  return [...all.values()].sort((a, b) => (placeOf(a) < placeOf(b) ? 1 : -1));
}

function createApolloClient(options: ClientOptions): ApolloClient {
  return new ApolloClient({
    link: new HttpLink({ uri: options.uri, fetch: (_, init) => send(options, init ?? {}) }),
    cache: new InMemoryCache({
      possibleTypes,
      typePolicies: {
        Event: { keyFields: ['exEventId'] },
        Sport: { keyFields: ['sportId'] },
        Order: { keyFields: ['orderId'] },
        // An image and a list row of one market are not the same thing, so nothing here is merged by id.
        MarketBook: { keyFields: false },
        Market: { keyFields: ['marketId'] },
        User: { keyFields: ['userName'] },
        Query: { fields: { results: { keyArgs: ['sportId', 'tournamentName'], merge: mergeResults } } },
      },
    }),
  });
}

/** What of the page's own interface Apollo's client does. Mutations go past it: the page has only their names. */
export const answersOf = (apollo: ApolloClient): Pick<GraphqlClient, 'query' | 'clearStore'> => ({
  // Apollo's options depend on whether there are variables, which a call for any document cannot tell.
  query: (asked) => apollo.query(asked as Parameters<typeof apollo.query>[0]) as never,
  clearStore: () => apollo.clearStore(),
});
