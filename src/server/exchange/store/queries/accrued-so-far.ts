import { and, eq, gte, lt } from 'drizzle-orm';
import { accrualTransactions } from '#server/exchange/engine/accruals/transactions.ts';
import { accrualAccountOf } from '#server/exchange/engine/ledger/accrual-accounts.ts';
import type { AccrualKind } from '#server/exchange/engine/records/accruals.ts';
import type { Db } from '../open-database.ts';
import { accounts } from '../schema/accounts.ts';
import { accrualTerms } from '../schema/accruals.ts';
import { ledgerEntries, ledgerTransactions } from '../schema/ledger.ts';
import { exactSum } from './exact-sum.ts';

type Reader = Pick<Db, 'select'>;

/** The rate that an account accrues by, what is not paid yet and when it is, and what was paid. */
export async function accruedSoFar(
  db: Reader,
  kind: AccrualKind,
  ownerId: string,
): Promise<{ rate: number; accrued: number; paid: number; dueAt: string | null }> {
  const [terms] = await db
    .select({ rate: accrualTerms.rate, accrued: accounts.balance, dueAt: accrualTerms.dueAt })
    .from(accrualTerms)
    .innerJoin(accounts, eq(accounts.accountId, accrualTerms.accountId))
    .where(eq(accrualTerms.accountId, accrualAccountOf(kind, ownerId)));
  if (!terms) return { rate: 0, accrued: 0, paid: 0, dueAt: null };
  return { ...terms, paid: await paidIn(db, kind, ownerId) };
}

/** What an account was paid of what had accrued, as its ledger says; without a period, so far. */
export async function paidIn(
  db: Reader,
  kind: AccrualKind,
  accountId: string,
  period?: { start: string; end: string },
): Promise<number> {
  const [paid] = await db
    .select({ sum: exactSum(ledgerEntries.amount) })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.transactionId, ledgerEntries.transactionId))
    .where(
      and(
        eq(ledgerEntries.accountId, accountId),
        eq(ledgerTransactions.kind, accrualTransactions[kind].paid),
        period && gte(ledgerEntries.at, period.start),
        period && lt(ledgerEntries.at, period.end),
      ),
    );
  return paid?.sum ?? 0;
}
