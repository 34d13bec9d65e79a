import { and, asc, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { DataOf } from '#contract/call.ts';
import type { Grant, listPayments, Payee, Payment } from '#contract/payments.ts';
import { toGrant, toPayee, toPayment } from '#server/exchange/engine/changes/views.ts';
import type { StoredPayment } from '#server/exchange/engine/records/payments.ts';
import type { Db } from '../open-database.ts';
import { grants, payees, payments } from '../schema/payments.ts';

/** A page of an account's payments, the last asked first. `before` is the id of one of them. */
export async function paymentsOf(
  db: Db,
  accountId: string,
  { before, limit, kind }: { before?: string | undefined; limit: number; kind?: Payment['kind'] | undefined },
): Promise<DataOf<typeof listPayments>> {
  const { askedAt, paymentId } = payments;
  const start = sql`(select p.asked_at, p.payment_id from ${payments} p
    where p.payment_id = ${before} and p.account_id = ${accountId})`;
  const rows = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.accountId, accountId),
        kind && eq(payments.kind, kind),
        before === undefined ? undefined : sql`(${askedAt}, ${paymentId}) < ${start}`,
      ),
    )
    .orderBy(desc(askedAt), desc(paymentId))
    .limit(limit + 1);
  return { payments: rows.slice(0, limit).map(toPayment), hasMore: rows.length > limit };
}

async function findOne(db: Db, which: SQL): Promise<StoredPayment | null> {
  const [row] = await db.select().from(payments).where(which).orderBy(desc(payments.askedAt)).limit(1);
  return row ?? null;
}

export const findPayment = (db: Db, paymentId: string): Promise<StoredPayment | null> =>
  findOne(db, eq(payments.paymentId, paymentId));

export const findPaymentByReference = (db: Db, reference: string): Promise<StoredPayment | null> =>
  findOne(db, eq(payments.reference, reference));

/** An account's payment; null if it has none with that id. */
export async function findPaymentOf(db: Db, accountId: string, paymentId: string): Promise<Payment | null> {
  const row = await findPayment(db, paymentId);
  return row?.accountId === accountId ? toPayment(row) : null;
}

/** An account's grants, the last granted first. */
export async function grantsOf(db: Db, accountId: string): Promise<Grant[]> {
  const rows = await db
    .select()
    .from(grants)
    .where(eq(grants.accountId, accountId))
    .orderBy(desc(grants.grantedAt), desc(grants.grantId));
  return rows.map(toGrant);
}

/** Whom an account may have money sent to. */
export async function payeesOf(db: Db, accountId: string): Promise<Payee[]> {
  const rows = await db
    .select()
    .from(payees)
    .where(and(eq(payees.accountId, accountId), isNull(payees.removedAt)))
    .orderBy(asc(payees.label), asc(payees.payeeId));
  return rows.map(toPayee);
}
