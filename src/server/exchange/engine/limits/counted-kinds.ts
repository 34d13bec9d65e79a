import type { LimitKind } from '#domain/limits/limit.ts';
import type { TransactionKind } from '../records/ledger.ts';

/** Which of a frame's sums a transaction of this kind counts in; the others move money that no limit is about. */
const sums: Partial<Record<TransactionKind, 'deposited' | 'result'>> = {
  'payment-in': 'deposited',
  settlement: 'result',
  commission: 'result',
  'settlement-reversal': 'result',
  'commission-reversal': 'result',
  'casino-stake': 'result',
  'casino-payout': 'result',
};

export const sumOfKind = (kind: TransactionKind): 'deposited' | 'result' | undefined => sums[kind];

export const countedKinds = Object.keys(sums) as readonly TransactionKind[];
export const isDeposit = (kind: TransactionKind): boolean => sums[kind] === 'deposited';

/** Whether limits of this kind are held against what the ledger says of the current frame. */
export const isCounted = (kind: LimitKind): boolean => kind === 'DEPOSIT' || kind === 'LOSS';
