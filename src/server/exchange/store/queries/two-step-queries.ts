import { and, count, eq, isNull, lt, lte } from 'drizzle-orm';
import type { TwoStepRow, TwoStepStore } from '#server/exchange/accounts/two-step.ts';
import type { Db } from '../open-database.ts';
import { recoveryCodes, twoStep } from '../schema/accounts.ts';

const ofAccount = (accountId: string) => eq(twoStep.accountId, accountId);

async function find(db: Db, accountId: string): Promise<TwoStepRow | null> {
  const [row] = await db.select().from(twoStep).where(ofAccount(accountId));
  return row ?? null;
}

const turnOn = (db: Db, row: TwoStepRow, digests: readonly string[]): Promise<boolean> =>
  db.transaction(async (tx) => {
    const { accountId, since } = row;
    // What a reset has ended stands until it is switched on anew.
    await tx.delete(twoStep).where(and(ofAccount(accountId), lte(twoStep.resetAt, since)));
    const inserted = await tx.insert(twoStep).values(row).onConflictDoNothing().returning();
    if (inserted.length === 0) return false;
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
    await tx.insert(recoveryCodes).values(digests.map((digest) => ({ accountId, digest })));
    return true;
  });

const turnOff = (db: Db, accountId: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
    return (await tx.delete(twoStep).where(ofAccount(accountId)).returning()).length > 0;
  });

export const twoStepStore = (db: Db): TwoStepStore => ({
  find: (accountId) => find(db, accountId),
  codesLeft: async (accountId) => {
    const unused = and(eq(recoveryCodes.accountId, accountId), isNull(recoveryCodes.usedAt));
    const [row] = await db.select({ left: count() }).from(recoveryCodes).where(unused);
    return row?.left ?? 0;
  },
  turnOn: (row, digests) => turnOn(db, row, digests),
  turnOff: (accountId) => turnOff(db, accountId),
  useStep: async (accountId, lastStep) => {
    const isNew = and(ofAccount(accountId), lt(twoStep.lastStep, lastStep));
    return (await db.update(twoStep).set({ lastStep }).where(isNew).returning()).length > 0;
  },
  useCode: async (accountId, digest, usedAt) => {
    const unused = and(
      eq(recoveryCodes.accountId, accountId),
      eq(recoveryCodes.digest, digest),
      isNull(recoveryCodes.usedAt),
    );
    return (await db.update(recoveryCodes).set({ usedAt }).where(unused).returning()).length > 0;
  },
  setReset: async (accountId, resetAt) => {
    await db.update(twoStep).set({ resetAt }).where(ofAccount(accountId));
  },
});
