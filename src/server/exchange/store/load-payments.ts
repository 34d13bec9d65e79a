import { eq, isNull, sql } from 'drizzle-orm';
import type { StoredBooks } from '#server/exchange/engine/records/stored-books.ts';
import type { Db } from './open-database.ts';
import {
  bankTransactions,
  grants,
  isBound,
  isUnderWay,
  payees,
  payments,
  paymentSwitches,
  unmatched,
} from './schema/payments.ts';

type PaymentLists =
  'openPayments' | 'usedUtrs' | 'usedBankIds' | 'unmatched' | 'openGrants' | 'payees' | 'switches';

/** What memory holds of payments. */
export async function loadPayments(db: Pick<Db, 'select'>): Promise<Pick<StoredBooks, PaymentLists>> {
  const { bankId, paymentId } = bankTransactions;
  return {
    openPayments: await db.select().from(payments).where(isUnderWay).orderBy(payments.askedAt),
    usedUtrs: await db
      .select({
        utr: sql<string>`${payments.utr}`,
        paymentId: payments.paymentId,
        accountId: payments.accountId,
      })
      .from(payments)
      .where(isBound),
    usedBankIds: await db.select({ bankId, paymentId }).from(bankTransactions),
    unmatched: await db.select().from(unmatched).where(isNull(unmatched.closedAt)),
    openGrants: await db.select().from(grants).where(eq(grants.state, 'OPEN')),
    payees: await db.select().from(payees),
    switches: await db.select().from(paymentSwitches),
  };
}
