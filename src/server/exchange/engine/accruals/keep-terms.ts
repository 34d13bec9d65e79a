import type { Effects } from '../changes/effects.ts';
import type { StoredAccrualTerms } from '../records/accruals.ts';
import type { ExchangeState } from '../state/exchange-state.ts';

export function keepTerms(state: ExchangeState, terms: StoredAccrualTerms, effects: Effects): void {
  state.accruals.keep(terms);
  effects.rows.accrualTerms.push(terms);
}
