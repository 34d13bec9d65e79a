import { createContext, use, type ReactNode } from 'react';
import type { GraphqlClient, PageClient } from './client.ts';

/** A page's client; in stories and tests without the options that files are read with. */
export type Provided = GraphqlClient & Partial<Pick<PageClient, 'options'>>;

const ClientContext = createContext<Provided | null>(null);

export function ClientProvider({ client, children }: { client: Provided; children: ReactNode }) {
  return <ClientContext value={client}>{children}</ClientContext>;
}

/** The client with which this page queries the gateway. */
export function useClient(): Provided {
  const client = use(ClientContext);
  if (!client) throw new Error('useClient needs a ClientProvider above it');
  return client;
}
