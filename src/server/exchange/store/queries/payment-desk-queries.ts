import { and, asc, desc, eq, getTableColumns, gt, gte, isNull, lt, type SQL } from 'drizzle-orm';
import type { DataOf } from '#contract/call.ts';
import type { getDesk, listAudit } from '#contract/payment-desk.ts';
import { toPayment } from '#server/exchange/engine/changes/views.ts';
import type { Db } from '../open-database.ts';
import { accounts } from '../schema/accounts.ts';
import { bankTransactions, isUnderWay, operatorAudit, payments, unmatched } from '../schema/payments.ts';

type Desk = DataOf<typeof getDesk>;

/** The most rows of one list that the desk shows. The oldest come first. */
const deskRows = 200;

async function listed(db: Db, ...which: SQL[]): Promise<Desk['waiting']> {
  const rows = await db
    .select({ ...getTableColumns(payments), userName: accounts.userName })
    .from(payments)
    .innerJoin(accounts, eq(accounts.accountId, payments.accountId))
    .where(and(...which))
    .orderBy(asc(payments.changedAt), asc(payments.paymentId))
    .limit(deskRows);
  return rows.map(({ userName, ...row }) => ({ ...toPayment(row), userName }));
}

/** What of the payments waits for an operator. Sent ones count from `sentBefore`, in RFC 3339. */
export async function deskOf(
  db: Db,
  { sentBefore }: { sentBefore: string },
): Promise<Pick<Desk, 'waiting' | 'held' | 'sentLong' | 'paidTwice' | 'unmatched'>> {
  const waiting = await listed(
    db,
    isUnderWay,
    eq(payments.state, 'WAITING'),
    eq(payments.providerId, 'upline'),
  );
  const held = await listed(db, isUnderWay, eq(payments.state, 'HELD'));
  const sentLong = await listed(
    db,
    isUnderWay,
    eq(payments.state, 'SENT'),
    lt(payments.changedAt, sentBefore),
  );
  const paidTwice = await listed(db, gt(payments.leftOver, 0));
  return { waiting, held, sentLong, paidTwice, unmatched: await openUnmatched(db) };
}

const openUnmatched = (db: Db): Promise<Desk['unmatched']> =>
  db
    .select({
      bankId: unmatched.bankId,
      providerId: unmatched.providerId,
      amount: unmatched.amount,
      reference: unmatched.reference,
      payerName: unmatched.payerName,
      userName: accounts.userName,
      at: unmatched.at,
    })
    .from(unmatched)
    .leftJoin(accounts, eq(accounts.accountId, unmatched.accountId))
    .where(isNull(unmatched.closedAt))
    .orderBy(asc(unmatched.at), asc(unmatched.bankId))
    .limit(deskRows);

/** What operators and providers did, the last first. `before` is the id of a line already seen. */
export const auditOf = (
  db: Db,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<DataOf<typeof listAudit>> =>
  db
    .select()
    .from(operatorAudit)
    .where(before === undefined ? undefined : lt(operatorAudit.auditId, before))
    .orderBy(desc(operatorAudit.auditId))
    .limit(limit);

/** What the ledger booked of a provider since then: each bank transaction's amount, below zero for what went out. */
export async function bookedBy(db: Db, providerId: string, since: string): Promise<Map<string, number>> {
  const { bankId, amount } = bankTransactions;
  const rows = await db
    .select({ bankId, amount })
    .from(bankTransactions)
    .where(and(eq(bankTransactions.providerId, providerId), gte(bankTransactions.at, since)));
  return new Map(rows.map((row) => [row.bankId, row.amount]));
}
