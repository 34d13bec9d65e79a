import { and, asc, eq } from 'drizzle-orm';
import type { PasskeyStore } from '#server/exchange/accounts/passkeys.ts';
import type { Db } from '../open-database.ts';
import { passkeys } from '../schema/accounts.ts';

export const passkeyStore = (db: Db): PasskeyStore => ({
  of: (accountId) =>
    db.select().from(passkeys).where(eq(passkeys.accountId, accountId)).orderBy(asc(passkeys.addedAt)),
  find: async (passkeyId) => {
    const [row] = await db.select().from(passkeys).where(eq(passkeys.passkeyId, passkeyId));
    return row ?? null;
  },
  add: async (passkey) =>
    (await db.insert(passkeys).values(passkey).onConflictDoNothing().returning()).length > 0,
  remove: async (accountId, passkeyId) => {
    const own = and(eq(passkeys.accountId, accountId), eq(passkeys.passkeyId, passkeyId));
    const [row] = await db.delete(passkeys).where(own).returning();
    return row ?? null;
  },
  used: async (passkeyId, counter, usedAt) => {
    await db.update(passkeys).set({ counter, usedAt }).where(eq(passkeys.passkeyId, passkeyId));
  },
});
