import type { Effects } from '../changes/effects.ts';
import { crossingsOf } from '../matching/crossings.ts';
import { accountsIn, coverBets } from '../payments/cover-bets.ts';
import type { StoredFill } from '../records/orders.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import type { CommandResults, OperatorCommandOf } from './commands.ts';
import { correctFills, toVoid } from './correct-fills.ts';
import { noMarket, refuseCommand } from '../refusal.ts';

/**
 * Voids the fills of one runner, or of all, in a span of time that includes both ends. A crossing is void as a whole:
 * each of its bets got its price from the others, which are all that stands against it.
 */
export function voidBets(
  state: ExchangeState,
  { marketId, from, to, runnerId }: OperatorCommandOf<'VOID_BETS'>,
  effects: Effects,
): CommandResults['VOID_BETS'] {
  const market = state.markets.get(marketId);
  if (!market) return noMarket(state, marketId);
  if (runnerId !== undefined && !market.runnerIndex.has(runnerId))
    return refuseCommand('UNKNOWN_RUNNER', 'There is no such runner in this market.');
  const [start, end] = [Date.parse(from), Date.parse(to)];
  const isMeant = (fill: StoredFill) => {
    const at = Date.parse(fill.at);
    return at >= start && at <= end && (runnerId === undefined || fill.runnerId === runnerId);
  };
  const isStanding = (fill: StoredFill) => !fill.voided && isMeant(fill);
  const crossed = new Set(
    crossingsOf(market.fills)
      .filter((fills) => fills.some(isStanding))
      .flat(),
  );
  const isToBeVoid = (fill: StoredFill) => isStanding(fill) || crossed.has(fill);
  const voided = correctFills(market, (fill) => (isToBeVoid(fill) ? toVoid(fill) : fill), effects);
  coverBets(state, accountsIn(market), effects);
  return { status: 'ACCEPTED', voided };
}
