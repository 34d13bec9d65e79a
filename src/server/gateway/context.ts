import type { Caller, Upstream } from './upstream/upstream.ts';

/** What every resolver is given: the exchange, and who asks. */
export interface Context {
  upstream: Upstream;
  caller: Caller;
}
