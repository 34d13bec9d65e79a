import { accrualAccountOf } from '../ledger/accrual-accounts.ts';
import type { AccrualKind, StoredAccrualTerms } from '../records/accruals.ts';
import type { Ends } from './payments/ends.ts';

/** By what accounts accrue, and when each is paid. Rows are replaced, never mutated. */
export class Accruals {
  /** By the ledger's account. */
  readonly terms = new Map<string, StoredAccrualTerms>();
  readonly #ends: Ends;

  constructor(ends: Ends) {
    this.#ends = ends;
  }

  of(kind: AccrualKind, ownerId: string): StoredAccrualTerms | undefined {
    return this.terms.get(accrualAccountOf(kind, ownerId));
  }

  keep(terms: StoredAccrualTerms): void {
    const { accountId: id, ownerId: accountId, dueAt } = terms;
    this.terms.set(id, terms);
    this.#ends.delete(id);
    if (dueAt !== null) this.#ends.add({ at: dueAt, what: 'ACCRUAL', id, accountId });
  }
}
