import { matchedFigures } from '#domain/bet/liability.ts';
import type { Order } from '#domain/bet/order.ts';
import { slipFigures } from '#domain/bet/slip.ts';
import { isQuoted, type MarketKind } from '#domain/market/market-kind.ts';
import { exact, formatMoney } from '#domain/money/money.ts';
import { liabilityWords } from '#domain/words/risk-words.ts';

/** A back's profit at average odds that were rounded half up: at their least, rounded down. */
const leastAt = (averageOdds: number, matched: number): number =>
  Math.floor(exact(matched * (2 * averageOdds - 201)) / 200);

/** What is matched and its average odds, which are rounded where they are not the exact ones. */
export function matchedWords(
  { matched, matchedValue, odds, averageOdds }: Order,
  atOdds: (odds: number) => string,
): string {
  const isRounded =
    averageOdds !== null && matchedValue != null && matchedValue !== exact(matched * averageOdds);
  return `${formatMoney(matched)} at ${isRounded ? 'about ' : ''}${atOdds(averageOdds ?? odds)}`;
}

/** What a bet wins by what is matched of it, and the liability of a lay. Half a paisa is told against the bettor. */
export function winsWords(order: Order, kind: MarketKind): string {
  const { side, matchedValue } = order;
  if (isQuoted(kind) || kind === 'LINE' || matchedValue == null) return estimatedWords(order, kind);
  const { profit, liability } = matchedFigures(order, kind);
  const wins = `wins ${formatMoney(profit)} before commission`;
  return side === 'BACK' ? wins : `${wins}, ${liabilityWords(liability)}`;
}

/** The same of an order that does not tell its exact sum: where average odds are rounded, no more than is sure is promised. */
function estimatedWords({ side, matched, odds, averageOdds, line }: Order, kind: MarketKind): string {
  const isOnBook = !isQuoted(kind);
  const isAverage =
    isOnBook && kind !== 'LINE' && side === 'BACK' && averageOdds !== null && averageOdds !== odds;
  const profit = isAverage
    ? leastAt(averageOdds, matched)
    : slipFigures(side, matched, odds, kind, line ?? null).profit;
  return `wins ${isAverage ? 'at least ' : ''}${formatMoney(profit)}${isOnBook ? ' before commission' : ''}`;
}
