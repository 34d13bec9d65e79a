import { useCallback, useEffect, useState } from 'react';
import { tabStorage, type PageStorage } from '#kept/page-storage.ts';
import { signedOutBy, type SignedOut } from '#machines/session/session-events.ts';
import { useUserName } from './session.provider.tsx';
import { signedOutKey, writeSignedOut } from './session-storage.ts';

/** Why this tab was loaded again with nobody signed in; null if it was not, or that was read. */
export function readSignedOut(storage: PageStorage): SignedOut | null {
  const why = storage.getItem(signedOutKey);
  return why === null || why === 'elsewhere' ? why : signedOutBy(why);
}

/** Why this tab's session ended, until somebody has read that or signs in, and how to mark it as read. */
export function useSignedOut(): [why: SignedOut | null, close: () => void] {
  const isVisitor = useUserName() === null;
  const [why] = useState(() => readSignedOut(tabStorage));
  const [isRead, setRead] = useState(false);
  if (!isVisitor && !isRead) setRead(true);
  useEffect(() => {
    // Only what was there at first: by now the page may be about to reload for another reason.
    if (isRead && why !== null) writeSignedOut(tabStorage, null);
  }, [isRead, why]);
  return [isRead ? null : why, useCallback(() => setRead(true), [])];
}
