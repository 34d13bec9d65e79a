import type { LeadingMarket } from '#contract/leading-markets.ts';
import type { MarketBook } from '#contract/market.ts';

/** A match has two sides, and perhaps a draw. */
const mostRunners = 3;

interface Chance {
  name: string;
  /** Of 1. */
  share: number;
}

/** The runners' chances, as the best prices to back tell them. Null while a runner has no price. */
function chancesOf({ definition, runners }: MarketBook): Chance[] | null {
  const active = definition.runners
    .filter(({ status }) => status === 'ACTIVE')
    .sort((a, b) => a.sortPriority - b.sortPriority);
  if (active.length < 2 || active.length > mostRunners) return null;
  const chances = active.flatMap(({ runnerId, name }) => {
    const odds = runners.find((runner) => runner.runnerId === runnerId)?.toBack[0]?.[0];
    return odds === undefined ? [] : [{ name, share: 1 / odds }];
  });
  if (chances.length < active.length) return null;
  const sum = chances.reduce((total, { share }) => total + share, 0);
  return chances.map(({ name, share }) => ({ name, share: share / sum }));
}

/** How open the outcome is, from 0 (decided) to 1: one less the distance between the two likeliest runners' chances. */
function opennessOf(chances: readonly Chance[]): number {
  const [first = 0, second = 0] = chances.map(({ share }) => share).sort((a, b) => b - a);
  return 1 - (first - second);
}

/**
 * Returns the markets in play that a page should lead with, at most `limit`: first where most was matched and the outcome
 * is most open. Of equals, the one that started first.
 */
export function leadingMarkets(books: readonly MarketBook[], limit: number): LeadingMarket[] {
  const led = books.flatMap((book) => {
    const { inPlay, kind, status } = book.definition;
    const chances = inPlay && kind === 'WINNER' && status !== 'CLOSED' ? chancesOf(book) : null;
    return chances === null ? [] : [{ book, chances, lead: book.matched * opennessOf(chances) }];
  });
  return led
    .toSorted((a, b) => b.lead - a.lead || startOf(a.book) - startOf(b.book))
    .slice(0, limit)
    .map(({ book: { marketId, matched, definition }, chances }) => ({
      marketId,
      eventId: definition.eventId,
      sportId: definition.sportId,
      matched,
      runners: chances.map(({ name, share }) => ({ name, chance: Math.round(share * 10_000) })),
    }));
}

const startOf = ({ definition }: MarketBook): number => Date.parse(definition.startTime);
