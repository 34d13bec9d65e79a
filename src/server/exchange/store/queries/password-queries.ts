import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Db } from '../open-database.ts';
import { accountActivity, accounts, sessions } from '../schema/accounts.ts';

export interface PasswordChange {
  accountId: string;
  /** The current hash; `to` is the one that replaces it. */
  from: string;
  to: string;
  /** RFC 3339. */
  at: string;
  how: 'CHANGED' | 'RESET';
  address: string;
  /** In words. */
  browser: string;
  /** The session that stays open; null for none. */
  keptSession: string | null;
}

/** Sets a new password and ends the other sessions, together. Returns false, changing nothing, if another was first. */
export const storePasswordChange = (db: Db, change: PasswordChange): Promise<boolean> =>
  db.transaction(async (tx) => {
    const { accountId, from, to, at, how, address, browser, keptSession } = change;
    const changed = await tx
      .update(accounts)
      .set({ passwordHash: to })
      .where(and(eq(accounts.accountId, accountId), eq(accounts.passwordHash, from)))
      .returning({ accountId: accounts.accountId });
    if (changed.length === 0) return false;
    const kind = how === 'CHANGED' ? 'PASSWORD_CHANGED' : 'PASSWORD_RESET';
    await tx.insert(accountActivity).values({ accountId, at, kind, address, browser });
    await tx
      .update(sessions)
      .set({ endedAt: at, endedWhy: 'PASSWORD_CHANGED' })
      .where(
        and(
          eq(sessions.accountId, accountId),
          isNull(sessions.endedAt),
          keptSession === null ? undefined : ne(sessions.sessionId, keptSession),
        ),
      );
    return true;
  });
