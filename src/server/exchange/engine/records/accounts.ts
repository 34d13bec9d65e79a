/**
 * Bettors bet, makers quote, and house accounts are the other side of deposits, commission and rounding. A partner
 * account is a bettor's wallet at the partner: its id and user name are `partner:` and the bettor's account id.
 */
export type AccountKind = 'bettor' | 'maker' | 'house' | 'partner';

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
