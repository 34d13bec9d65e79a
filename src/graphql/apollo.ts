import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
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
      },
    }),
  });
}

/** The page's own interface over Apollo's client. */
export const answersOf = (apollo: ApolloClient): GraphqlClient => ({
  // Apollo's options depend on whether there are variables, which a call for any document cannot tell.
  query: (asked) => apollo.query(asked as Parameters<typeof apollo.query>[0]) as never,
  mutate: ({ mutation, variables }) =>
    apollo.mutate({ mutation, variables } as Parameters<typeof apollo.mutate>[0]) as never,
  clearStore: () => apollo.clearStore(),
});
