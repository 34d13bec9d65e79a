import { and, eq, gte, isNull, or, sql } from 'drizzle-orm';
import { must } from '#domain/must.ts';
import { isPracticeAccount, type Account } from '#server/exchange/accounts/accounts.ts';
import type { SignUp } from '#server/exchange/accounts/sign-up.ts';
import type { Db } from '../open-database.ts';
import { accounts, signUps } from '../schema/accounts.ts';

/** Without nameless practice accounts that were not used since then (RFC 3339). */
export const loadAccounts = (db: Db, usedSince: string): Promise<Account[]> =>
  db
    .select({
      accountId: accounts.accountId,
      userName: accounts.userName,
      passwordHash: accounts.passwordHash,
      blocked: accounts.blocked,
      selfExcluded: accounts.selfExcluded,
      isPractice: sql<boolean>`${accounts.kind} = 'practice'`,
      usedAt: accounts.usedAt,
      keptFrom: accounts.keptFrom,
    })
    .from(accounts)
    .where(or(isNull(accounts.usedAt), gte(accounts.usedAt, usedSince)));

/** Whether there are any: not before the first start has come to them. */
export const hasAccounts = async (db: Db): Promise<boolean> =>
  (await db.select({ accountId: accounts.accountId }).from(accounts).limit(1)).length > 0;

/** When an account was opened (RFC 3339). There must be one. */
export async function openedAt(db: Db, accountId: string): Promise<string> {
  const [row] = await db
    .select({ at: accounts.createdAt })
    .from(accounts)
    .where(eq(accounts.accountId, accountId));
  return must(row).at;
}

/** Opens an empty account, a bettor's or of practice money. Rejects when the user name is taken. */
export const insertBettor = (
  db: Db,
  account: Account,
  createdAt: string,
  signUp: SignUp | null,
): Promise<void> =>
  db.transaction(async (tx) => {
    const kind = isPracticeAccount(account) ? 'practice' : 'bettor';
    await tx.insert(accounts).values({ ...account, kind, balance: 0, createdAt });
    const { accountId } = account;
    if (signUp) await tx.insert(signUps).values({ accountId, at: createdAt, ...signUp });
  });

/** The account that was opened under that client id, and what was said. */
export async function findSignUp(
  db: Db,
  clientId: string,
): Promise<(SignUp & { accountId: string }) | undefined> {
  const [row] = await db.select().from(signUps).where(eq(signUps.clientId, clientId));
  return row;
}

/** Whether whoever opened an account said the same date of birth, at the same address. */
export async function isSamePerson(
  db: Db,
  accountId: string,
  { dateOfBirth, address }: Pick<SignUp, 'dateOfBirth' | 'address'>,
): Promise<boolean> {
  const isSame = and(eq(signUps.dateOfBirth, dateOfBirth), eq(signUps.address, address));
  return (await db.$count(signUps, and(eq(signUps.accountId, accountId), isSame))) > 0;
}

/** Notes when a practice account was last used. */
export async function savePracticeUse(db: Db, accountId: string, usedAt: string): Promise<void> {
  await db.update(accounts).set({ usedAt }).where(eq(accounts.accountId, accountId));
}

/** Adds the exchange's own accounts where missing. Nobody can sign in to them. */
export async function seedHouseAccounts(
  db: Db,
  accountIds: readonly string[],
  createdAt: string,
): Promise<void> {
  const row = {
    passwordHash: null,
    kind: 'house',
    blocked: false,
    selfExcluded: false,
    balance: 0,
    createdAt,
  } as const;
  const rows = accountIds.map((accountId) => ({ accountId, userName: accountId, ...row }));
  await db.insert(accounts).values(rows).onConflictDoNothing();
}
