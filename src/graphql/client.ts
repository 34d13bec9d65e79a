import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { requestHeaders } from '#domain/request-headers.ts';
import { possibleTypes } from './__generated__/possible-types.ts';

export interface ClientOptions {
  /** Where the gateway answers, e.g. `/graphql`. */
  uri: string;
  /** Read at each request; null for a visitor. */
  readToken: () => string | null;
  readUserName: () => string | null;
  /** SES-3: a request was answered with HTTP 401. */
  onUnauthorised: () => void;
}

/** The client of queries and mutations. Live prices never pass through it. */
export function createApolloClient({
  uri,
  readToken,
  readUserName,
  onUnauthorised,
}: ClientOptions): ApolloClient {
  const headers = new ApolloLink((operation, forward) => {
    operation.setContext((context) => ({
      headers: { ...(context.headers as object), ...requestHeaders(uri, readToken(), readUserName()) },
    }));
    return forward(operation);
  });
  const unauthorised = new ErrorLink(({ error }) => {
    if (ServerError.is(error) && error.statusCode === 401) onUnauthorised();
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
