import type { MarketDefinition } from '#contract/market.ts';
import { openRisk } from '#domain/risk/market-risk.ts';
import type { Side } from '#domain/bet/side.ts';
import { marginText } from '#domain/words/runner-text.ts';
import { resultText, type Ending } from './ending.ts';
import { endingToldBy } from './known-ending.ts';

/** What was matched of an order at one price. The odds include any reduction. */
interface MatchedPart {
  stake: number;
  odds: number;
  line: number | null;
  voided: boolean;
}

/**
 * A settled market's result, for people to read. `kept` is the stored ending, if there is one: of several places, only it
 * tells who won outright and who ran a dead heat.
 */
export function resultOf(definition: MarketDefinition, kept: Ending | null = null): string {
  const { kind, voided, number, numberOfWinners, runners } = definition;
  if (voided) return 'Void';
  if (kind === 'HANDICAP' && number !== undefined) return marginText(number, runners);
  const winners = runners.flatMap(({ status }, at) => (status === 'WINNER' ? [at] : []));
  if (winners.length === 0 && number !== undefined) return String(number);
  if (kept && 'tied' in kept && kept.tied.length > 0) return resultText(definition, kept);
  const isHeat = numberOfWinners === 1 && winners.length > 1;
  const told = isHeat ? { winners: [], tied: winners } : { winners, tied: [] };
  return resultText(definition, { ...told, void: false });
}

/**
 * What one order's matches pay, worked out by the code that settles and rounded once. `kept` is the stored ending, if
 * there is one. Null if the ending is not known.
 */
export function profitOf(
  definition: MarketDefinition,
  kept: Ending | null,
  place: number,
  side: Side,
  its: readonly MatchedPart[],
): number | null {
  const ending = kept ?? endingToldBy(definition);
  if (!ending || place < 0) return null;
  if (ending.void) return 0;
  const risk = openRisk(definition);
  for (const { stake, odds, line, voided } of its)
    if (!voided) risk.addMatched(place, side, stake, odds, line);
  return risk.profit(ending);
}
