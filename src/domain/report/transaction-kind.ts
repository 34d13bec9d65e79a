/** Why money moved in the ledger. */
export const transactionKinds = [
  'deposit',
  'payment-in',
  'payment-in-back',
  'withdrawal',
  'withdrawal-back',
  'withdrawal-paid',
  'withdrawal-twice',
  'withdrawal-taken',
  'write-off',
  'unmatched',
  'unmatched-back',
  'transfer',
  'bonus',
  'rolling-commission',
  'rolling-reversal',
  'rolling-paid',
  'referral',
  'referral-reversal',
  'referral-paid',
  'practice-grant',
  'settlement',
  'commission',
  'rounding',
  'settlement-reversal',
  'commission-reversal',
  'casino-stake',
  'casino-payout',
] as const;
export type TransactionKind = (typeof transactionKinds)[number];

export const isTransactionKind = (kind: string): kind is TransactionKind =>
  (transactionKinds as readonly string[]).includes(kind);

/** What brings a bettor's own money into an account or takes it out, practice money too. A bonus is the house's money. */
export const fundKinds = [
  'deposit',
  'payment-in',
  'payment-in-back',
  'withdrawal',
  'withdrawal-back',
  'withdrawal-taken',
  'unmatched',
  'transfer',
  'practice-grant',
] as const satisfies readonly TransactionKind[];
