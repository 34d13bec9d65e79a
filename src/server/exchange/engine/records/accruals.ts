import type { BasisPoints } from '#domain/money/settlement.ts';

/** What an account accrues besides what it wins: a share of its turnover, or of the commission that others pay. */
export type AccrualKind = 'ROLLING' | 'REFERRAL';

/** What a settled market added to what an account accrues; the difference, if it was settled again. Minor units. */
export interface StoredAccrual {
  accrualId: string;
  kind: AccrualKind;
  /** Whose it is. */
  accountId: string;
  /** Whose bets it follows from. */
  bettorId: string;
  marketId: string;
  /** What it is a share of: of turnover, or of commission. */
  base: number;
  rate: BasisPoints;
  amount: number;
  isCorrection: boolean;
  at: string;
}

/** One market's accrual so far, corrections included. */
export type AccruedShare = Pick<
  StoredAccrual,
  'kind' | 'accountId' | 'bettorId' | 'base' | 'rate' | 'amount'
>;

/** By what an account accrues, and when that is paid. Written whole when it changes. */
export interface StoredAccrualTerms {
  /** The ledger's account of what has accrued and is not paid. */
  accountId: string;
  kind: AccrualKind;
  ownerId: string;
  /** Of turnover, as its upline set it; of commission, as the rule has it. */
  rate: BasisPoints;
  /** When what has accrued is paid (RFC 3339); null while nothing has. */
  dueAt: string | null;
}
