import type { StoredGrant, StoredPayee, StoredPayment } from '../../records/payments.ts';

/** What an account has under way besides its bets. */
export class Purse {
  /** Open payments, by id. */
  readonly payments = new Map<string, StoredPayment>();
  /** Open grants, by id. */
  readonly grants = new Map<string, StoredGrant>();
  /** By id, removed ones too. */
  readonly payees = new Map<string, StoredPayee>();
}
