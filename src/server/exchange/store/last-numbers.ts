import { max } from 'drizzle-orm';
import type { LastNumbers } from '#server/exchange/engine/records/stored-books.ts';
import type { Db } from './open-database.ts';
import { ledgerEntries, ledgerTransactions } from './schema/ledger.ts';
import { fills, journal, orders } from './schema/orders.ts';
import { operatorAudit } from './schema/payments.ts';

export async function loadLastNumbers(db: Pick<Db, 'select'>): Promise<LastNumbers> {
  const [inJournal] = await db.select({ last: max(journal.seq) }).from(journal);
  const [inQueue] = await db.select({ last: max(orders.queueSeq) }).from(orders);
  const [inFills] = await db.select({ last: max(fills.fillId) }).from(fills);
  const [inTransactions] = await db
    .select({ last: max(ledgerTransactions.transactionId) })
    .from(ledgerTransactions);
  const [inEntries] = await db.select({ last: max(ledgerEntries.entryId) }).from(ledgerEntries);
  const [inAudit] = await db.select({ last: max(operatorAudit.auditId) }).from(operatorAudit);
  return {
    journalSeq: inJournal?.last ?? 0,
    queueSeq: inQueue?.last ?? 0,
    fillId: inFills?.last ?? 0,
    transactionId: inTransactions?.last ?? 0,
    entryId: inEntries?.last ?? 0,
    auditId: inAudit?.last ?? 0,
  };
}
