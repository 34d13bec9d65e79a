import type { CredentialKind, Auth } from './who-asks.ts';
import type { Heard, Sent } from './send.ts';

/** The verdict on an answer. `changes`: something may be different now. */
export type Verdict =
  | { kind: 'accepted' | 'refused'; changes?: boolean; data?: unknown }
  | { kind: 'invalid' | 'notPermitted' }
  | { kind: 'wrong'; why: string };

export interface FuzzRequest {
  /** The operation's name. */
  name: string;
  at: 'exchange' | 'gateway';
  auth: Auth;
  who: CredentialKind;
  /** Which of the bettors asks. */
  n: number;
  /** False: the schema or the caller's rights require a refusal, and nothing may change. */
  mayBeAccepted: boolean;
  sent: Sent;
  judge(heard: Heard): Verdict;
}
