import type { LeadingMarket } from '#contract/leading-markets.ts';
import type { MarketBook } from '#contract/market.ts';

/** A match has two sides, and perhaps a draw. */
const mostRunners = 3;

/**
 * How open the outcome is, from 0 (decided) to 1: one less the distance between the two likeliest runners' chances, as
 * the best prices to back tell them. Null while a runner has no price.
 */
function opennessOf({ definition, runners }: MarketBook): number | null {
  const active = new Set(
    definition.runners.filter(({ status }) => status === 'ACTIVE').map(({ runnerId }) => runnerId),
  );
  const prices = runners.filter(({ runnerId }) => active.has(runnerId)).map(({ toBack }) => toBack[0]?.[0]);
  if (prices.length < 2 || prices.length > mostRunners) return null;
  const chances = prices.flatMap((odds) => (odds === undefined ? [] : [1 / odds]));
  if (chances.length < prices.length) return null;
  const sum = chances.reduce((total, chance) => total + chance, 0);
  const [first = 0, second = 0] = chances.toSorted((a, b) => b - a);
  return 1 - (first - second) / sum;
}

/**
 * Returns the markets in play that a page should lead with, at most `limit`: first where most was matched and the outcome
 * is most open. Of equals, the one that started first.
 */
export function leadingMarkets(books: readonly MarketBook[], limit: number): LeadingMarket[] {
  const led = books.flatMap((book) => {
    const { inPlay, kind, status } = book.definition;
    const openness = inPlay && kind === 'WINNER' && status !== 'CLOSED' ? opennessOf(book) : null;
    return openness === null ? [] : [{ book, lead: book.matched * openness }];
  });
  return led
    .toSorted((a, b) => b.lead - a.lead || startOf(a.book) - startOf(b.book))
    .slice(0, limit)
    .map(({ book: { marketId, matched, definition } }) => ({
      marketId,
      eventId: definition.eventId,
      sportId: definition.sportId,
      matched,
    }));
}

const startOf = ({ definition }: MarketBook): number => Date.parse(definition.startTime);
