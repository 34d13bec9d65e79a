import type { MarketDefinition } from '#contract/market.ts';
import { isSettledOnNumber } from '#domain/market-kind.ts';
import type { MarketEnding } from '#domain/market-risk.ts';

/**
 * How a settled market ended, as far as its definition says. Null: it is void (`voided` says so), or runners ran a dead
 * heat, of which the definition does not say who won outright.
 */
export function knownEnding(definition: MarketDefinition): MarketEnding | null {
  const { kind, number, numberOfWinners, runners, voided } = definition;
  if (voided) return null;
  if (isSettledOnNumber(kind)) return number === undefined ? null : { number };
  const winners = runners.flatMap(({ status }, at) => (status === 'WINNER' ? [at] : []));
  return winners.length > numberOfWinners ? null : { winners, tied: [] };
}
