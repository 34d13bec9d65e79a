import { hasOneWinner } from '#domain/market/market-kind.ts';
import type { MarketFacts } from './commands.ts';

/** Why no market can be made from these facts; null if one can. */
export function whatIsWrong({ runners, minStake, maxStake, ladder, ...facts }: MarketFacts): string | null {
  const { kind = 'WINNER', numberOfWinners = 1, strike, crossMatching } = facts;
  if (new Set(runners.map(({ runnerId }) => runnerId)).size < runners.length)
    return 'Two runners have the same id.';
  if (minStake > maxStake) return 'The least stake is above the greatest.';
  if (kind === 'PLACE' ? numberOfWinners >= runners.length : numberOfWinners !== 1)
    return 'There cannot be so many winners.';
  if (crossMatching && !hasOneWinner(kind)) return 'Only markets that one runner wins are matched across.';
  if ((ladder === 'LINE') !== (kind === 'LINE')) return 'A line market, and no other, has lines for prices.';
  if ((strike === undefined) === (kind === 'BINARY')) return 'A binary market, and no other, has a strike.';
  const isSide = (runner: MarketFacts['runners'][number]) =>
    runner.direction !== undefined && runner.handicap !== undefined && runner.handicap % 25 === 0;
  const isPlain = (runner: MarketFacts['runners'][number]) =>
    runner.direction === undefined && runner.handicap === undefined;
  if (!runners.every(kind === 'HANDICAP' ? isSide : isPlain))
    return 'Runners of handicap markets, and no others, have a handicap in quarters and a direction.';
  if (kind === 'BINARY' && runners.length !== 2) return 'A binary market has two runners.';
  return kind === 'LOTTERY' && runners.length !== 10 ? 'A lottery market has ten runners, its digits.' : null;
}
