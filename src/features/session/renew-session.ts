import { isOlder, type Session } from '#domain/site/session.ts';
import { timing } from '#domain/site/timing.ts';
import { isHalfWritten, readSession, writeSession } from './session-storage.ts';

/** What a tab shares with the others of its browser. */
export interface SharedByTabs {
  storage: Storage;
  /** Absent where the site was not reached by https or on this machine. */
  locks: LockManager | undefined;
}

/** Asks the gateway for a fresh token in the place of the session's. */
export type AskForToken = (session: Session, signal: AbortSignal) => Promise<Session>;

const lockName = 'layline.renewal';

/** What storage holds when another tab has renewed the session: something else, and nothing older. */
function replacementOf(storage: Storage, session: Session): Session | null {
  const stored = readSession(storage);
  if (!stored || stored.token === session.token || isHalfWritten(storage)) return null;
  return stored.userName === session.userName && !isOlder(stored, session) ? stored : null;
}

/**
 * Renews the session, one tab at a time, and stores it, unless another tab has or somebody signed out meanwhile. Gives
 * what is good from now on. Tabs that do renew in the same moment are given the same token by the exchange.
 */
export const renewSession = (
  { storage, locks }: SharedByTabs,
  session: Session,
  ask: AskForToken,
  signal: AbortSignal,
): Promise<Session> =>
  oneTabAtATime(locks, signal, async () => {
    signal.throwIfAborted();
    const replacement = replacementOf(storage, session);
    if (replacement) return replacement;
    if (readSession(storage) === null) throw new Error('The session was signed out in another tab');
    const renewed = await ask(session, signal);
    const stored = readSession(storage);
    if (stored?.token === session.token || (stored && isOlder(stored, renewed)))
      writeSession(storage, renewed);
    return replacementOf(storage, renewed) ?? renewed;
  });

/** Without locks, or when the tab that holds the lock stands still, the work is done all the same. */
async function oneTabAtATime<Result>(
  locks: LockManager | undefined,
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!locks) return work();
  let isHeld = false;
  try {
    return await locks.request(lockName, { signal: AbortSignal.timeout(timing.lockPatience) }, () => {
      isHeld = true;
      return work();
    });
  } catch (error) {
    if (isHeld || signal.aborted) throw error;
    return work();
  }
}
