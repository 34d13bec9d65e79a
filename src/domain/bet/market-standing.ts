import type { RunnerBet } from '../money/net-result.ts';
import type { Standing } from '../risk/slip-risk.ts';
import type { Order, Position, Settlement } from './order.ts';

/** What somebody has in a market: matched bets and what waits of the orders. Null: nothing. */
export function standingOf(
  marketId: string,
  position: Position | undefined,
  orders: Iterable<Order>,
): Standing | null {
  const waiting = [...orders].filter((order) => order.marketId === marketId && order.remaining > 0);
  if (!position && waiting.length === 0) return null;
  return {
    ifWins: new Map(position?.outcomes.map(({ runnerId, ifWins }) => [runnerId, ifWins])),
    waiting: waiting.map((order): RunnerBet => ({ ...order, stake: order.remaining })),
  };
}

/** What a market was paid at; null if it was not, or more than once: a correction is told by its own rows. */
export function onlySettlementOf(marketId: string, settlements: readonly Settlement[]): Settlement | null {
  const [only, ...corrections] = settlements.filter((one) => one.marketId === marketId);
  return corrections.length === 0 ? (only ?? null) : null;
}
