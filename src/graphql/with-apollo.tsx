import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { apolloOf } from './apollo.ts';
import { useClient } from './client-provider.tsx';

/**
 * Provides Apollo's client to parts that keep answers (`useQuery`). It is fetched with the first such part, so import
 * this only from code that is itself loaded later.
 */
export function WithApollo({ children }: { children: ReactNode }) {
  const { options } = useClient();
  // A story brings its own.
  return options ? <ApolloProvider client={apolloOf(options)}>{children}</ApolloProvider> : children;
}
