import type { MarketDefinition } from '#contract/market.ts';
import { hasTooFewRunners } from '#domain/market/market-kind.ts';
import type { Effects } from '../changes/effects.ts';
import { endRest } from '../matching/execute-order.ts';
import { statusRefusal } from '../risk/order-checks.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import type { MarketState } from '../state/market-state.ts';
import type { CommandResults, OperatorCommandOf } from './commands.ts';
import { redefine } from './redefine.ts';
import { withStartingPrices } from './starting-prices.ts';
import { noMarket, refuseCommand } from '../refusal.ts';

/** Opens a market, suspends it, or takes it in play. The same state again changes nothing, not even the version. */
export function setMarketStatus(
  state: ExchangeState,
  { marketId, ...wanted }: OperatorCommandOf<'SET_MARKET_STATUS'>,
  effects: Effects,
): CommandResults['SET_MARKET_STATUS'] {
  const market = state.markets.get(marketId);
  if (!market) return noMarket(state, marketId);
  const { definition: before } = market;
  const status = wanted.status ?? before.status;
  const after: MarketDefinition = {
    ...before,
    status,
    suspendReason: status === 'SUSPENDED' ? (wanted.suspendReason ?? keptReason(before, wanted)) : null,
    inPlay: wanted.inPlay ?? before.inPlay,
    betDelay: wanted.betDelay ?? before.betDelay,
    ...(wanted.inPlay && !before.inPlay && atStart(market, effects.at)),
  };
  if (JSON.stringify(after) === JSON.stringify(before)) return { status: 'ACCEPTED', definition: before };
  if (status === 'OPEN' && hasTooFewRunners(before))
    return refuseCommand(
      'TOO_FEW_RUNNERS',
      'No more runners are left than can win. Settle the market, or void it.',
    );
  redefine(market, after, effects);
  lapseHeldBack(market, effects);
  if (after.inPlay && !before.inPlay) lapseAtInPlay(market, effects);
  return { status: 'ACCEPTED', definition: market.definition };
}

const atStart = (market: MarketState, at: string) => ({
  runners: withStartingPrices(market),
  startedAt: market.definition.startedAt ?? at,
});

/** A reason stays until another one or null is given. */
const keptReason = (before: MarketDefinition, { suspendReason }: { suspendReason?: string | null }) =>
  suspendReason === undefined ? before.suspendReason : null;

/** Lapses the orders whose delay runs if the market takes no orders. */
function lapseHeldBack(market: MarketState, effects: Effects): void {
  const refusal = statusRefusal(market.definition);
  if (!refusal) return;
  for (const order of market.delays.of(market)) endRest(order, 'lapsed', refusal.code, effects);
}

/** Lapses what is unmatched when the market goes in play, unless its bettor asked to keep it. */
function lapseAtInPlay(market: MarketState, effects: Effects): void {
  for (const position of market.positions.values())
    for (const order of position.open.values())
      if (order.persistence === 'LAPSE') endRest(order, 'lapsed', 'IN_PLAY', effects);
}
