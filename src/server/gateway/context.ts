import type { Caller, Upstream } from './upstream/upstream.ts';

/** What every resolver is given: the exchange, and who asks. */
export interface Context {
  upstream: Upstream;
  caller: Caller;
  /** A session has a new token: what was opened with the old one goes on with it. */
  tokenRenewed(from: string, to: string): void;
}
