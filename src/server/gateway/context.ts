import type { Caller, Upstream } from './upstream/upstream.ts';

/** What every resolver gets: the exchange, and who is asking. */
export interface Context {
  upstream: Upstream;
  caller: Caller;
  /** Makes the browser keep, out of scripts' reach, the device token its next sign-ins are recognised by. */
  keepDevice(device: string): void;
  /** Called when a session has a new token: what was opened with the old one continues with it. */
  tokenRenewed(from: string, to: string): void;
}
