import { must } from '#domain/must.ts';
import type { Effects } from '../changes/effects.ts';
import { moveMoney } from '../ledger/move-money.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import { keepTerms } from './keep-terms.ts';
import { accrualTransactions } from './transactions.ts';

/**
 * Pays what has accrued in an account of accruals into its owner's. A correction may have left nothing, or less than
 * nothing: then nothing is paid, and what accrues next makes up for it.
 */
export function payAccrued(state: ExchangeState, accountId: string, effects: Effects): void {
  const terms = must(state.accruals.terms.get(accountId));
  const [from, to] = [state.account(accountId), state.account(terms.ownerId)];
  const { balance: amount } = from;
  const { paid: kind, name: reference } = accrualTransactions[terms.kind];
  if (amount > 0) moveMoney(state, { kind, from, to, amount, reference }, effects);
  keepTerms(state, { ...terms, dueAt: null }, effects);
}
