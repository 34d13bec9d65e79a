import { must } from '#domain/must.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import { PracticeMarket } from './practice-market.ts';

/** Runs `act` for a practice account while its market shows what the real one does. */
export function inPracticeMarket<Result>(
  state: ExchangeState,
  { accountId, marketId }: { accountId: string; marketId: string },
  act: () => Result,
): Result {
  const real = state.markets.get(marketId);
  // `act` says that there is no such market.
  if (!real) return act();
  return PracticeMarket.of(state.practice, real).asShownTo(must(state.practice.accounts.get(accountId)), act);
}
