import type { CashOutCommand } from '../commands/commands.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import { quoteCashOut } from '../commands/quote-cash-out.ts';

/** A cash out of what the account would be quoted, sometimes altered. `choose` picks one of `count`. */
export function cashOutOf(
  state: ExchangeState,
  { accountId, marketId, clientId }: { accountId: string; marketId: string; clientId: string },
  choose: (count: number) => number,
  at: string,
): CashOutCommand {
  const percent = choose(2) === 0 ? 100 : 1 + choose(100);
  const all = state.markets.get(marketId)?.definition.runners ?? [];
  const runnerId = choose(4) === 0 ? (all[choose(all.length || 1)]?.runnerId ?? null) : null;
  const request = { type: 'CASH_OUT', accountId, marketId, clientId, runnerId, percent } as const;
  const quoted = quoteCashOut(state, { accountId, marketId, runnerId, percent }, at);
  if (!('offer' in quoted)) return { ...request, legs: [], before: [] };
  const { legs, before } = quoted.offer;
  if (choose(6) === 0) for (const leg of legs) leg.stake += choose(500);
  return { ...request, legs, before };
}
