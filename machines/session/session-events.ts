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
/** What the exchange may answer to signing in. If there is no answer, the actor throws. */
export type SignInAnswer = { kind: 'signedIn'; session: Session } | ({ kind: 'refused' } & SessionRefusal);

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
