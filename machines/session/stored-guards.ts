import { isOlder, isSameSession } from '#domain/bettor/session.ts';
import type { SessionContext, StoredSession } from './session-events.ts';

interface Held {
  context: SessionContext;
}

/** What a stored session is to the one that this page has. */
export const storedGuards = {
  isOtherUser: ({ context: { session } }: Held, stored: StoredSession) =>
    session !== null && session.userName !== stored.session?.userName,
  isSignedOutHere: ({ context: { session, signedOut } }: Held, stored: StoredSession) =>
    session === null &&
    stored.session !== null &&
    signedOut != null &&
    isSameSession(stored.session, signedOut),
  isNews: ({ context: { session } }: Held, stored: StoredSession) =>
    stored.session !== null &&
    (session === null || (stored.session.token !== session.token && !isOlder(stored.session, session))),
  /** A new sign-in by anyone. A renewal that was under way when this session signed out is not new. */
  isOtherSession: ({ context: { session } }: Held, stored: StoredSession) =>
    stored.session !== null && session !== null && !isSameSession(stored.session, session),
  /**
   * SES-3. A late 401 about a token that was since renewed or signed out says nothing about who is signed in now,
   * here or in another tab.
   */
  isStoredToken: (_: Held, { token, session }: { token: string | null } & StoredSession) =>
    token === (session?.token ?? null),
};
