import { randomUUID } from 'node:crypto';
import { and, desc, eq, isNull, ne } from 'drizzle-orm';
import type { Db } from '../open-database.ts';
import { accounts, passwordChanges, sessions } from '../schema/accounts.ts';

export interface PasswordChange {
  accountId: string;
  /** The current hash; `to` is the one that replaces it. */
  from: string;
  to: string;
  /** RFC 3339. */
  at: string;
  how: 'CHANGED' | 'RESET';
  address: string;
  /** The session that stays open; null for none. */
  keptSession: string | null;
}

/** Sets a new password and ends the other sessions, together. Returns false, changing nothing, if another was first. */
export const storePasswordChange = (db: Db, change: PasswordChange): Promise<boolean> =>
  db.transaction(async (tx) => {
    const { accountId, from, to, at, how, address, keptSession } = change;
    const changed = await tx
      .update(accounts)
      .set({ passwordHash: to })
      .where(and(eq(accounts.accountId, accountId), eq(accounts.passwordHash, from)))
      .returning({ accountId: accounts.accountId });
    if (changed.length === 0) return false;
    await tx.insert(passwordChanges).values({ changeId: randomUUID(), accountId, at, how, address });
    await tx
      .update(sessions)
      .set({ endedAt: at })
      .where(
        and(
          eq(sessions.accountId, accountId),
          isNull(sessions.endedAt),
          keptSession === null ? undefined : ne(sessions.sessionId, keptSession),
        ),
      );
    return true;
  });

const listed = 200;

/** Newest first. */
export const passwordChangesOf = (
  db: Db,
  accountId: string,
): Promise<Pick<PasswordChange, 'at' | 'how' | 'address'>[]> =>
  db
    .select({ at: passwordChanges.at, how: passwordChanges.how, address: passwordChanges.address })
    .from(passwordChanges)
    .where(eq(passwordChanges.accountId, accountId))
    .orderBy(desc(passwordChanges.at))
    .limit(listed);
