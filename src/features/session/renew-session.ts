import { isOlder, SessionOver, type Session } from '#domain/bettor/session.ts';
import { timing } from '#domain/site/timing.ts';
import type { PageStorage } from '#kept/page-storage.ts';
import { isHalfWritten, readSession, writeSession } from './session-storage.ts';

/** What a tab shares with the other tabs of its browser. */
export interface SharedByTabs {
  storage: PageStorage;
  /** Absent unless the site was reached by https or on this machine. */
  locks: LockManager | undefined;
}

/** Asks the gateway for a fresh token to replace the session's. */
export type AskForToken = (session: Session, signal: AbortSignal) => Promise<Session>;

const lockName = 'layline.renewal';

/** The stored session, if another tab has renewed this one: a different token that is not older. */
function replacementOf(storage: PageStorage, session: Session): Session | null {
  const stored = readSession(storage);
  if (!stored || stored.token === session.token || isHalfWritten(storage)) return null;
  return stored.userName === session.userName && !isOlder(stored, session) ? stored : null;
}

/** It says nothing about the exchange: the page hears of it as it hears of what other tabs store. */
const signedOutElsewhere = () => new Error('The session was signed out in another tab');

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Renews the session, one tab at a time, and stores it, unless another tab has done so or somebody signed out meanwhile.
 * Returns what is valid from now on. If tabs renew in the same moment, the exchange gives them the same token.
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
    if (readSession(storage) === null) throw signedOutElsewhere();
    const renewed = await ask(session, signal).catch(async (error: unknown) => {
      // The exchange may hear of a sign-out in another tab before this tab does.
      if (error instanceof SessionOver) await pause(timing.storageReach);
      throw readSession(storage) === null ? signedOutElsewhere() : error;
    });
    const stored = readSession(storage);
    if (stored?.token === session.token || (stored && isOlder(stored, renewed)))
      writeSession(storage, renewed);
    return replacementOf(storage, renewed) ?? renewed;
  });

/** Without locks, or when the tab that holds the lock hangs, the work is done all the same. */
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
