import type { MarketPosition } from './market-position.ts';

export interface AccountFlags {
  blocked: boolean;
  selfExcluded: boolean;
}

/** What the engine knows of an account. Minor units. */
export class AccountState {
  readonly accountId: string;
  /** A small number for the books: whose an order is. Not the same after a restart. */
  readonly owner: number;
  readonly blocked: boolean;
  readonly selfExcluded: boolean;
  /** The sum of its ledger entries. */
  balance: number;
  /** The sum of its positions' exposures; above the balance only by a correction, and in house accounts. */
  exposure = 0;
  /** The most that new bets may bring the exposure to; null: any amount. */
  maxExposure: number | null = null;
  /** For `Effects`. */
  noted = 0;
  /** By market. */
  readonly positions = new Map<string, MarketPosition>();

  constructor(accountId: string, owner: number, flags: AccountFlags, balance: number) {
    this.accountId = accountId;
    this.owner = owner;
    this.blocked = flags.blocked;
    this.selfExcluded = flags.selfExcluded;
    this.balance = balance;
  }

  /** What new bets may put at risk: nothing where a correction took more than was left. */
  get available(): number {
    return Math.max(0, this.balance - this.exposure);
  }
}
