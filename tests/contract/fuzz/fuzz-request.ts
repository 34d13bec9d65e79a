import type { CredentialKind, Auth } from './who-asks.ts';
import type { Heard, Sent } from './send.ts';

/** What an answer comes to. `changes`: something may be another now. */
export type Verdict =
  | { kind: 'accepted' | 'refused'; changes?: boolean; data?: unknown }
  | { kind: 'invalid' | 'notPermitted' }
  | { kind: 'wrong'; why: string };

export interface FuzzRequest {
  /** Of the operation. */
  name: string;
  at: 'exchange' | 'gateway';
  auth: Auth;
  who: CredentialKind;
  /** Which of the bettors asks. */
  n: number;
  /** False: by its schema or by who asks it must be refused, and nothing may change. */
  mayBeAccepted: boolean;
  sent: Sent;
  judge(heard: Heard): Verdict;
}
