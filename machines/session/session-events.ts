import type { Session } from '#domain/bettor/session.ts';
import type { OnBreak } from '#domain/limits/break.ts';

export interface Credentials {
  userName: string;
  password: string;
}
export interface SessionRefusal {
  code: string;
  message: string;
}
/** The password was right: the ticket and a code open the session. */
export interface StepDue {
  ticket: string;
  /** When an operator's reset switches the second step off (RFC 3339); null if none was asked for. */
  resetAt: string | null;
}
/** What the exchange may answer to signing in. If there is no answer, the actor throws. */
export type SignInAnswer =
  | { kind: 'signedIn'; session: Session }
  | { kind: 'stepDue'; step: StepDue }
  | ({ kind: 'refused' } & SessionRefusal);

/**
 * Why nobody is signed in here any more: the session is over, another tab ended it, somebody signed it out from another
 * browser, or the password was changed there.
 */
export type SignedOut = 'ended' | 'elsewhere' | SessionEnd;
export type SessionEnd = 'REVOKED' | 'PASSWORD_CHANGED';

/** What the exchange says ended a session, if it says something that is known here. */
export const signedOutBy = (code: string | undefined): SignedOut =>
  code === 'REVOKED' || code === 'PASSWORD_CHANGED' ? code : 'ended';

/** What storage holds now. It is read, never written back. */
export interface StoredSession {
  session: Session | null;
  now: string;
}

export type SessionEvent =
  | ({ type: 'credentials.submitted' } & Credentials)
  /** Somebody has opened an account on this page. */
  | { type: 'session.opened'; session: Session }
  | { type: 'form.closed' }
  | { type: 'logout.chosen' }
  /** A 401, or a socket closed with 4401. `token` is the token it was about; null when none was sent. */
  | ({ type: 'token.refused'; token: string | null } & StoredSession)
  /** Another tab wrote or cleared the stored session. This is the whole session, never half of a write. */
  | ({ type: 'storage.changed' } & StoredSession)
  /** The page came to the front or the device woke. Timers may have stood still. */
  | { type: 'page.shown'; now: string }
  /** By the bettor's own stream: they take a break from betting. */
  | { type: 'break.told'; why: OnBreak['why'] }
  /** From the token's renewal. */
  | { type: 'token.renewed'; session: Session };

export interface SessionInput {
  /** The stored session, or null. */
  session: Session | null;
  /** RFC 3339. */
  now: string;
  /** Any integer. Seeds the jitter of the back-off. */
  seed: number;
}

export interface SessionContext {
  session: Session | null;
  refusal: SessionRefusal | null;
  /** The second step that is due, once the password was right. */
  step?: StepDue | null;
  /** The session that was last signed out on this page. */
  signedOut?: Session | null;
  /** When `session` became known here, RFC 3339. */
  now: string;
  seed: number;
}
