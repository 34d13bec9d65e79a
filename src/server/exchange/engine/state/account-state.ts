import { plainZone } from '#domain/calendar/zone-day.ts';
import type { StoredReferral } from '../records/referrals.ts';
import { LimitsState } from './limits-state.ts';
import type { MarketPosition } from './market-position.ts';
import type { Purse } from './payments/purse.ts';

export interface AccountFlags {
  blocked: boolean;
  selfExcluded: boolean;
  /** An IANA time zone; UTC if none is given. */
  limitZone?: string | undefined;
}

/** What the engine knows about an account. Money in minor units. */
export class AccountState {
  readonly accountId: string;
  /** A small number that tells the books whose an order is. It changes after a restart. */
  readonly owner: number;
  blocked: boolean;
  readonly selfExcluded: boolean;
  /** The sum of its ledger entries. */
  balance: number;
  /** The sum of its positions' exposures. Exceeds the balance only after a correction, and in house accounts. */
  exposure = 0;
  /** The highest exposure that new bets may lead to; null for no limit. */
  maxExposure: number | null = null;
  /** When a practice account last got practice money; null where that is not known, and for all others. */
  grantedAt: string | null = null;
  /** Used by `Effects`. */
  noted = 0;
  /** Its payments, payees and grants; null while it never had any. */
  purse: Purse | null = null;
  /** Whose calendar the frames of its limits follow. Fixed at its opening. */
  readonly limitZone: string;
  /** What it holds itself to; null while it never did. */
  limits: LimitsState | null = null;
  /** Who sent its owner here; null for nobody. */
  referral: StoredReferral | null = null;
  /** The last transaction since the start that moved its money; 0 before that. */
  lastTransactionId = 0;
  /** By market id. */
  readonly positions = new Map<string, MarketPosition>();

  constructor(accountId: string, owner: number, flags: AccountFlags, balance: number) {
    this.accountId = accountId;
    this.owner = owner;
    this.blocked = flags.blocked;
    this.selfExcluded = flags.selfExcluded;
    this.limitZone = flags.limitZone ?? plainZone;
    this.balance = balance;
  }

  /** What new bets may put at risk. 0 if a correction took more than was left. */
  get available(): number {
    return Math.max(0, this.balance - this.exposure);
  }

  /** Its limits, to be changed. */
  heldLimits(): LimitsState {
    return (this.limits ??= new LimitsState(this.limitZone));
  }

  /** What a correction left uncovered. */
  get owed(): number {
    return Math.max(0, this.exposure - this.balance);
  }
}
