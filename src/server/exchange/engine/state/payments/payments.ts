import { isOpen } from '#domain/payment/payment.ts';
import type { StoredGrant, StoredPayee, StoredPayment, StoredUnmatched } from '../../records/payments.ts';
import type { AccountState } from '../account-state.ts';
import { Ends } from './ends.ts';
import { Purse } from './purse.ts';

/** Whether a deposit in this state keeps its UTR from being used for another one. */
const bindsUtr = ({ state }: StoredPayment): boolean =>
  state === 'WAITING' || state === 'APPROVED' || state === 'TAKEN_BACK';

/**
 * Payments under way, and what makes each booked once. Rows are replaced, never mutated. What is over is in storage
 * only, except for what decides whether something may happen again.
 */
export class Payments {
  /** Open payments by id. */
  readonly open = new Map<string, StoredPayment>();
  /** The version and owner of each payment that ended or changed after its end, since the start. */
  readonly ended = new Map<string, Pick<StoredPayment, 'version' | 'accountId'>>();
  /** Payments by reference: open ones, and those that ended since the start. */
  readonly byReference = new Map<string, string>();
  /** Whose a bound UTR is. */
  readonly utrs = new Map<string, Pick<StoredPayment, 'paymentId' | 'accountId'>>();
  /** The bank transactions that are booked, with their payments; null for unmatched money. */
  readonly bankIds = new Map<string, string | null>();
  /** What waits for an operator, by the bank's id. */
  readonly unmatched = new Map<string, StoredUnmatched>();
  /** Switches that are off: `method:upi`, `provider:demo`. */
  readonly off = new Set<string>();
  /** When the next deposit expires or grant lapses. */
  readonly ends = new Ends();

  /** Keeps a payment as it stands now. */
  keep(payment: StoredPayment, account: AccountState): void {
    const { paymentId, accountId, reference, version, expiresAt } = payment;
    const before = this.open.get(paymentId);
    if (before?.utr != null) this.utrs.delete(before.utr);
    if (payment.utr !== null && bindsUtr(payment)) this.utrs.set(payment.utr, { paymentId, accountId });
    this.byReference.set(reference, paymentId);
    if (isOpen(payment.state)) {
      this.open.set(paymentId, payment);
      purseOf(account).payments.set(paymentId, payment);
      if (!before && expiresAt !== null)
        this.ends.add({ at: expiresAt, what: 'DEPOSIT', id: paymentId, accountId });
      return;
    }
    this.ended.set(paymentId, { version, accountId });
    if (!before) return;
    this.open.delete(paymentId);
    account.purse?.payments.delete(paymentId);
    this.ends.delete(paymentId);
  }

  /** Keeps unmatched money while it waits. */
  keepUnmatched(unmatched: StoredUnmatched): void {
    if (unmatched.closedAt === null) this.unmatched.set(unmatched.bankId, unmatched);
    else this.unmatched.delete(unmatched.bankId);
  }

  /** Keeps a grant while it is open. */
  keepGrant(grant: StoredGrant, account: AccountState): void {
    const { grantId: id, until: at, accountId } = grant;
    const { grants } = purseOf(account);
    if (grant.state !== 'OPEN') {
      grants.delete(id);
      this.ends.delete(id);
      return;
    }
    if (!grants.has(id)) this.ends.add({ at, what: 'GRANT', id, accountId });
    grants.set(id, grant);
  }

  keepPayee(payee: StoredPayee, account: AccountState): void {
    purseOf(account).payees.set(payee.payeeId, payee);
  }

  keepSwitch(name: string, isOff: boolean): void {
    if (isOff) this.off.add(name);
    else this.off.delete(name);
  }
}

const purseOf = (account: AccountState): Purse => (account.purse ??= new Purse());
