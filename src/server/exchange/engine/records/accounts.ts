/**
 * Bettors bet, makers quote, and house accounts are the other side of deposits, commission and rounding. A partner
 * account is a bettor's wallet at the partner: its id and user name are `partner:` and the bettor's account id. An accrual
 * account holds what has accrued to a bettor and is not paid yet. Practice accounts bet with practice money, which is in no
 * sum with money.
 */
export type AccountKind = 'bettor' | 'maker' | 'house' | 'partner' | 'accrual' | 'practice';

/** An account as it is stored. */
export interface StoredAccount {
  accountId: string;
  userName: string;
  /** If null, nobody can sign in. */
  passwordHash: string | null;
  kind: AccountKind;
  blocked: boolean;
  selfExcluded: boolean;
  /** An IANA time zone, whose calendar its limits follow. Fixed at its opening. */
  limitZone: string;
  /** The most it may have at risk, in minor units; null for no limit. */
  maxExposure: number | null;
  /** The sum of the account's ledger entries. */
  balance: number;
  createdAt: string;
  /** When a practice account without a password was last used; null for others. */
  usedAt: string | null;
  /** The practice account that it was begun with; null for most. */
  keptFrom: string | null;
}
