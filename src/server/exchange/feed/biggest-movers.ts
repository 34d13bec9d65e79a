import type { BiggestMover } from '#contract/biggest-movers.ts';
import type { MarketBook } from '#contract/market.ts';
import { must } from '#domain/must.ts';
import { biggestMovers, priceNow } from '#domain/odds/biggest-movers.ts';
import type { BestOdds } from '#domain/odds/chances.ts';
import { isAsGoodAsDecided } from '#domain/odds/decided.ts';

/** How long before its start a market counts as about to begin, ms. */
const soonMs = 30 * 60_000;

/** What was matched on a runner in a while. Odds are those that count, so that a withdrawal is no move. */
export interface RunnerMoves {
  marketId: string;
  runnerId: string;
  /** Last matched before, or first in it. */
  was: number;
  /** In stretches of it, oldest first; at least one. */
  prices: BiggestMover['prices'];
}

/** Whether bets of who wins can be placed in it, or soon again, and somebody may want to. `now`: Unix milliseconds. */
export const mayMove = ({ definition }: Pick<MarketBook, 'definition'>, now: number): boolean => {
  const { kind, status, inPlay, startTime } = definition;
  const isOpen = status === 'OPEN' || status === 'SUSPENDED';
  return kind === 'WINNER' && isOpen && (inPlay || Date.parse(startTime) < now + soonMs);
};

/** The runners of these markets that moved furthest, at most `limit`. */
export function biggestMoversOf(
  books: readonly MarketBook[],
  moves: readonly RunnerMoves[],
  limit: number,
): BiggestMover[] {
  const open = new Map(
    books.filter((book) => !isAsGoodAsDecided(bestToBack(book))).map((book) => [book.marketId, book]),
  );
  const movers = moves.flatMap(({ marketId, runnerId, was, prices }): BiggestMover[] => {
    const book = open.get(marketId);
    const runner = book?.definition.runners.find(
      (one) => one.runnerId === runnerId && one.status === 'ACTIVE',
    );
    if (!book || !runner) return [];
    const { eventId, sportId, eventName } = book.definition;
    const matchedAt = must(prices.at(-1)).odds;
    return [
      {
        marketId,
        eventId,
        sportId,
        eventName,
        runnerId,
        runnerName: runner.name,
        was,
        now: priceNow(matchedAt, bestOf(book, runnerId)),
        matched: prices.reduce((sum, { matched }) => sum + matched, 0),
        prices,
      },
    ];
  });
  return biggestMovers(movers).slice(0, limit);
}

function bestOf({ runners }: MarketBook, runnerId: string): BestOdds {
  const book = runners.find((one) => one.runnerId === runnerId);
  return { toBack: book?.toBack[0]?.[0] ?? null, toLay: book?.toLay[0]?.[0] ?? null };
}

const bestToBack = (book: MarketBook): (number | null)[] =>
  book.definition.runners
    .filter(({ status }) => status === 'ACTIVE')
    .map(({ runnerId }) => bestOf(book, runnerId).toBack);
