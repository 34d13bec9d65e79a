import type { Caller, Upstream } from './upstream/upstream.ts';

/** What every resolver is given: the exchange, and who asks. */
export interface Context {
  upstream: Upstream;
  caller: Caller;
  /** Has the browser keep what its next sign-ins are known by, where no script reads it. */
  keepDevice(device: string): void;
  /** A session has a new token: what was opened with the old one goes on with it. */
  tokenRenewed(from: string, to: string): void;
}
