import { transactionKinds, type TransactionKind } from './transaction-kind.ts';

/** What a statement's entries can be filtered by: several kinds of entries that a bettor calls by one word. */
export const entryGroups = [
  'SETTLEMENTS',
  'COMMISSION',
  'DEPOSITS',
  'WITHDRAWALS',
  'GAMES',
  'TRANSFERS',
  'REWARDS',
] as const;
export type EntryGroup = (typeof entryGroups)[number];

const groups: Readonly<Record<TransactionKind, EntryGroup>> = {
  deposit: 'DEPOSITS',
  'payment-in': 'DEPOSITS',
  'payment-in-back': 'DEPOSITS',
  withdrawal: 'WITHDRAWALS',
  'withdrawal-back': 'WITHDRAWALS',
  'withdrawal-paid': 'WITHDRAWALS',
  'withdrawal-twice': 'WITHDRAWALS',
  'withdrawal-taken': 'WITHDRAWALS',
  'write-off': 'WITHDRAWALS',
  unmatched: 'DEPOSITS',
  'unmatched-back': 'DEPOSITS',
  transfer: 'TRANSFERS',
  bonus: 'REWARDS',
  'rolling-commission': 'REWARDS',
  'rolling-reversal': 'REWARDS',
  'rolling-paid': 'REWARDS',
  referral: 'REWARDS',
  'referral-reversal': 'REWARDS',
  'referral-paid': 'REWARDS',
  'practice-grant': 'DEPOSITS',
  settlement: 'SETTLEMENTS',
  commission: 'COMMISSION',
  rounding: 'SETTLEMENTS',
  'settlement-reversal': 'SETTLEMENTS',
  'commission-reversal': 'COMMISSION',
  'casino-stake': 'GAMES',
  'casino-payout': 'GAMES',
};

export const kindsIn = (group: EntryGroup): TransactionKind[] =>
  transactionKinds.filter((kind) => groups[kind] === group);

/** What betting and games came to, after commission. */
export const resultKinds: readonly TransactionKind[] = (
  ['SETTLEMENTS', 'COMMISSION', 'GAMES'] as const
).flatMap(kindsIn);
