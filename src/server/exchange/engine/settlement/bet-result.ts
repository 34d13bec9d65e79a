import type { MarketDefinition } from '#contract/market.ts';
import { openRisk } from '#domain/risk/market-risk.ts';
import type { Side } from '#domain/bet/side.ts';
import { marginText } from '#domain/words/runner-text.ts';
import type { Ending } from './ending.ts';
import { endingToldBy } from './known-ending.ts';

/** What was matched of an order at one price. The odds include any reduction. */
interface MatchedPart {
  stake: number;
  odds: number;
  line: number | null;
  voided: boolean;
}

/** A settled market's result, for people to read. */
export function resultOf({ kind, voided, number, runners }: MarketDefinition): string {
  if (voided) return 'Void';
  if (kind === 'HANDICAP' && number !== undefined) return marginText(number, runners);
  const winners = runners.filter(({ status }) => status === 'WINNER').map(({ name }) => name);
  return winners.length > 0 || number === undefined ? winners.join(', ') : String(number);
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
