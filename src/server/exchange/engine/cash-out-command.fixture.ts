import { cashOutAskOf, resultsNow } from '#domain/cash-out-ask.ts';
import { planCashOut } from '#domain/cash-out.ts';
import type { CashOutCommand } from './commands.ts';
import type { ExchangeState } from './exchange-state.ts';
import { toOrder } from './order-record.ts';
import { toBook, toPosition } from './views.ts';

/** What the account would be shown, sometimes changed on the way; `choose` chooses one of so many. */
export function cashOutOf(
  { markets }: ExchangeState,
  { accountId, marketId, clientId }: { accountId: string; marketId: string; clientId: string },
  choose: (count: number) => number,
): CashOutCommand {
  const market = markets.get(marketId);
  const position = market?.positions.get(accountId);
  const percent = choose(2) === 0 ? 100 : 1 + choose(100);
  const all = market?.definition.runners ?? [];
  const runnerId = choose(4) === 0 ? (all[choose(all.length || 1)]?.runnerId ?? null) : null;
  const request = { type: 'CASH_OUT', accountId, marketId, clientId, runnerId, percent } as const;
  if (!market || !position) return { ...request, legs: [], before: [] };
  const orders = [...position.open.values()].map(toOrder);
  const { runners } = toBook(market);
  const pricesOf = (id: string) => runners.find((runner) => runner.runnerId === id);
  const sight = { market: market.definition, position: toPosition(position), orders, pricesOf };
  const ask = cashOutAskOf(sight, { runnerId, percent });
  const { legs } = planCashOut(ask);
  if (choose(6) === 0) for (const leg of legs) leg.stake += choose(500);
  return { ...request, legs, before: resultsNow(ask) };
}
