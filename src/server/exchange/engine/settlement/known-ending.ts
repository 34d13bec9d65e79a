import type { MarketDefinition } from '#contract/market.ts';
import { isSettledOnNumber } from '#domain/market/market-kind.ts';
import type { Ending } from './ending.ts';

/**
 * How a market ended that was settled before endings were kept, as far as its definition says. Null where runners ran a
 * dead heat: the definition does not say who won outright.
 */
export function endingToldBy(definition: MarketDefinition): Ending | null {
  const { kind, number, numberOfWinners, runners, voided } = definition;
  if (voided) return { winners: [], tied: [], void: true };
  if (isSettledOnNumber(kind)) return number === undefined ? null : { number, void: false };
  const winners = runners.flatMap(({ status }, at) => (status === 'WINNER' ? [at] : []));
  if (winners.length > numberOfWinners) return null;
  return { winners, tied: [], void: false, ...(number !== undefined && { number }) };
}
