import type { MarketDefinition } from '#contract/market.ts';
import { isSettledOnNumber } from '#domain/market/market-kind.ts';
import type { Ending } from './ending.ts';

/**
 * The ending of a market that was settled before endings were stored, as far as its definition tells. Null after a dead
 * heat: the definition doesn't say who won outright.
 */
export function endingToldBy(definition: MarketDefinition): Ending | null {
  const { kind, number, numberOfWinners, runners, voided } = definition;
  if (voided) return { winners: [], tied: [], void: true };
  if (isSettledOnNumber(kind)) return number === undefined ? null : { number, void: false };
  const winners = runners.flatMap(({ status }, at) => (status === 'WINNER' ? [at] : []));
  if (winners.length > numberOfWinners) return null;
  return { winners, tied: [], void: false, ...(number !== undefined && { number }) };
}
