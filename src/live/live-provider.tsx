import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import type { LiveTransport } from './transport.ts';

const LiveContext = createContext<LiveTransport | null>(null);

export function LiveProvider({ transport, children }: { transport: LiveTransport; children: ReactNode }) {
  return <LiveContext value={transport}>{children}</LiveContext>;
}

/** The page's one transport. Throws outside a `LiveProvider`. */
export function useTransport(): LiveTransport {
  const transport = use(LiveContext);
  if (!transport) throw new Error('useTransport needs a LiveProvider above it');
  return transport;
}

/** Whether the live connection was lost and has not come back. */
export function useIsConnectionLost(): boolean {
  const { connection } = useTransport();
  return useSyncExternalStore(connection.subscribe, connection.isLost);
}
