/** Bettors bet, makers quote, and house accounts are the other side of deposits, commission and rounding. */
export type AccountKind = 'bettor' | 'maker' | 'house';

/** An account as it is stored. */
export interface StoredAccount {
  accountId: string;
  userName: string;
  /** If null, nobody can sign in. */
  passwordHash: string | null;
  kind: AccountKind;
  blocked: boolean;
  selfExcluded: boolean;
  /** The most it may have at risk, in minor units; null for no limit. */
  maxExposure: number | null;
  /** The sum of the account's ledger entries. */
  balance: number;
  createdAt: string;
}
