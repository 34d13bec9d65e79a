import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { requestHeaders } from '#domain/request-headers.ts';
import { possibleTypes } from './__generated__/possible-types.ts';
import type { ClientOptions, GraphqlClient } from './client.ts';

const clients = new WeakMap<ClientOptions, ApolloClient>();

/** The one client, with its one cache, of a page. */
export function apolloOf(options: ClientOptions): ApolloClient {
  const known = clients.get(options) ?? createApolloClient(options);
  clients.set(options, known);
  return known;
}

function createApolloClient({ uri, readToken, readUserName, onUnauthorised }: ClientOptions): ApolloClient {
  const headers = new ApolloLink((operation, forward) => {
    const token = readToken();
    operation.setContext((context) => ({
      token,
      headers: { ...(context.headers as object), ...requestHeaders(uri, token, readUserName()) },
    }));
    return forward(operation);
  });
  const unauthorised = new ErrorLink(({ error, operation }) => {
    if (!ServerError.is(error) || error.statusCode !== 401) return;
    onUnauthorised((operation.getContext() as { token?: string | null }).token ?? null);
  });
  return new ApolloClient({
    link: ApolloLink.from([unauthorised, headers, new HttpLink({ uri })]),
    cache: new InMemoryCache({
      possibleTypes,
      typePolicies: {
        Event: { keyFields: ['exEventId'] },
        Sport: { keyFields: ['sportId'] },
        Order: { keyFields: ['orderId'] },
        // An image and a list row of one market are not the same thing: nothing here is merged by id.
        MarketBook: { keyFields: false },
        Market: { keyFields: ['marketId'] },
        User: { keyFields: ['userName'] },
      },
    }),
  });
}

/** The page's own view of Apollo's client. */
export const answersOf = (apollo: ApolloClient): GraphqlClient => ({
  // Apollo's options depend on whether there are variables, which a call for any document cannot say.
  query: (asked) => apollo.query(asked as Parameters<typeof apollo.query>[0]) as never,
  mutate: ({ headers, ...asked }) =>
    apollo.mutate({ ...asked, context: { headers } } as Parameters<typeof apollo.mutate>[0]) as never,
  clearStore: () => apollo.clearStore(),
});
