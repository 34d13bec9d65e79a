import type { BasisPoints } from '#domain/money/settlement.ts';
import type { Effects } from '../changes/effects.ts';
import { accrualAccountOf } from '../ledger/accrual-accounts.ts';
import { openKeptAccount } from '../ledger/open-kept-account.ts';
import type { AccrualKind, StoredAccrualTerms } from '../records/accruals.ts';
import type { ExchangeState } from '../state/exchange-state.ts';

export function keepTerms(state: ExchangeState, terms: StoredAccrualTerms, effects: Effects): void {
  state.accruals.keep(terms);
  effects.rows.accrualTerms.push(terms);
}

/** The terms that an account has, or new ones at that rate, with an account of the ledger for what accrues. */
export function termsFor(
  state: ExchangeState,
  { kind, ownerId, rate }: { kind: AccrualKind; ownerId: string; rate: BasisPoints },
  effects: Effects,
): StoredAccrualTerms {
  const known = state.accruals.of(kind, ownerId);
  if (known) return known;
  const accountId = accrualAccountOf(kind, ownerId);
  openKeptAccount(state, accountId, 'accrual', effects);
  keepTerms(state, { accountId, kind, ownerId, rate, dueAt: null }, effects);
  return { accountId, kind, ownerId, rate, dueAt: null };
}
