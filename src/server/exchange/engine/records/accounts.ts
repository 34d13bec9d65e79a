/** Bettors bet, makers quote, the house is the other side of deposits, commission and rounding. */
export type AccountKind = 'bettor' | 'maker' | 'house';

/** An account as it is written down. */
export interface StoredAccount {
  accountId: string;
  userName: string;
  /** Null: nobody can sign in. */
  passwordHash: string | null;
  kind: AccountKind;
  blocked: boolean;
  selfExcluded: boolean;
  /** The most that it may have at risk, minor units; null: any amount. */
  maxExposure: number | null;
  /** The sum of the account's ledger entries. */
  balance: number;
  createdAt: string;
}
