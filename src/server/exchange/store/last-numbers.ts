import { lt, max, type AnyColumn } from 'drizzle-orm';
import type { LastNumbers } from '#server/exchange/engine/records/stored-books.ts';
import { firstPracticeNumber, noPracticeNumbers } from '#server/exchange/engine/state/numbers.ts';
import type { Db } from './open-database.ts';
import { ledgerEntries, ledgerTransactions } from './schema/ledger.ts';
import { fills, journal, orders } from './schema/orders.ts';
import { operatorAudit } from './schema/payments.ts';

const columns = {
  journalSeq: journal.seq,
  queueSeq: orders.queueSeq,
  fillId: fills.fillId,
  transactionId: ledgerTransactions.transactionId,
  entryId: ledgerEntries.entryId,
  auditId: operatorAudit.auditId,
};

/** Keeps rows of practice accounts out, which have numbers of their own. */
export const isOfMoney = (number: AnyColumn) => lt(number, firstPracticeNumber);

export async function loadLastNumbers(
  db: Pick<Db, 'select'>,
): Promise<{ last: LastNumbers; lastPractice: LastNumbers }> {
  const last: Partial<LastNumbers> = {};
  const lastPractice = { ...noPracticeNumbers };
  for (const name of Object.keys(columns) as (keyof LastNumbers)[]) {
    const { table } = columns[name];
    const highest = db.select({ last: max(columns[name]) }).from(table);
    const [ofMoney] = await highest.where(isOfMoney(columns[name]));
    const [ofAll] = await db.select({ last: max(columns[name]) }).from(table);
    last[name] = ofMoney?.last ?? 0;
    lastPractice[name] = Math.max(ofAll?.last ?? 0, firstPracticeNumber);
  }
  return { last: last as LastNumbers, lastPractice };
}
