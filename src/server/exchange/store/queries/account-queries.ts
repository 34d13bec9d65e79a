import type { Account } from '#server/exchange/accounts/accounts.ts';
import type { Db } from '../open-database.ts';
import { accounts } from '../schema/accounts.ts';

export const loadAccounts = (db: Db): Promise<Account[]> =>
  db
    .select({
      accountId: accounts.accountId,
      userName: accounts.userName,
      passwordHash: accounts.passwordHash,
      blocked: accounts.blocked,
      selfExcluded: accounts.selfExcluded,
    })
    .from(accounts);

/** Whether there are any: not before the first start has come to them. */
export const hasAccounts = async (db: Db): Promise<boolean> =>
  (await db.select({ accountId: accounts.accountId }).from(accounts).limit(1)).length > 0;

/** Opens an empty bettor's account. Rejects when the user name is taken. */
export async function insertBettor(db: Db, account: Account, createdAt: string): Promise<void> {
  await db.insert(accounts).values({ ...account, kind: 'bettor', balance: 0, createdAt });
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
