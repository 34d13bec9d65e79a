import { framesAt, type FrameKind } from '#domain/limits/frame.ts';
import { must } from '#domain/must.ts';
import type { WriteBatch } from '../records/batch.ts';
import type { StoredSums } from '../records/limits.ts';
import type { StoredBooks } from '../records/stored-books.ts';
import { lastRows } from './stored-payments.fixture.ts';

type Rows = Pick<WriteBatch, 'ledgerEntries' | 'ledgerTransactions' | 'limits'>;

const results = ['settlement', 'commission', 'settlement-reversal', 'commission-reversal', 'casino-stake'];

/** What the ledger says of an account in the frames of that moment, read entry by entry. */
export function frameSums(
  { ledgerEntries, ledgerTransactions }: Rows,
  { accountId, zone }: { accountId: string; zone: string },
  at: string,
): StoredSums {
  const kindOf = new Map(ledgerTransactions.map(({ transactionId, kind }) => [transactionId, kind]));
  const frames = framesAt(at, zone);
  const sumsOf = (frame: FrameKind) => {
    const { start } = frames[frame];
    const sums = { start, deposited: 0, result: 0 };
    for (const { accountId: owner, transactionId, amount, at: when } of ledgerEntries) {
      if (owner !== accountId || when < start) continue;
      const kind = must(kindOf.get(transactionId));
      if (kind === 'payment-in') sums.deposited += amount;
      if (results.includes(kind) || kind === 'casino-payout') sums.result += amount;
    }
    return sums;
  };
  return {
    accountId,
    lastTransactionId: Math.max(0, ...kindOf.keys()),
    frames: { DAY: sumsOf('DAY'), WEEK: sumsOf('WEEK'), MONTH: sumsOf('MONTH') },
  };
}

/** What a restart would read of limits. */
export function storedLimits(
  rows: Rows,
  accounts: StoredBooks['accounts'],
  at: string,
): Pick<StoredBooks, 'limits' | 'limitSums'> {
  const limits = lastRows(rows.limits, ({ accountId }) => accountId);
  const zoneOf = (id: string) => must(accounts.find(({ accountId }) => accountId === id)).limitZone;
  return {
    limits,
    limitSums: limits
      .filter((row) => row.limits.some(({ kind }) => kind === 'DEPOSIT' || kind === 'LOSS'))
      .map(({ accountId }) => frameSums(rows, { accountId, zone: zoneOf(accountId) }, at)),
  };
}
