import { expect, test } from 'vitest';
import { sportIds } from '#domain/market/sport.ts';
import { fixtureOf } from './fixtures.ts';
import { madeSports } from './made-sports.ts';
import { openMatch, type Match } from './match.ts';
import { offersOf } from './offers.ts';
import { quoteAround, type QuotedOrder } from './quote.ts';

const sports = madeSports.map((sport) => [sport.series ?? sport.sportId, sport] as const);
/** Beyond these odds the fair price may be off the ladder, hundredths. */
const [shortest, longest] = [104, 90_000];

/** The runners without a best price on a side where the ladder has one for it. */
function withoutPrice(orders: readonly QuotedOrder[], runners: readonly number[]): number[] {
  return runners.filter((runner) => {
    const oddsOf = (side: QuotedOrder['side']) =>
      orders.flatMap((one) => (one.runner === runner && one.side === side ? [one.odds] : []));
    const [toBack, toLay] = [oddsOf('LAY'), oddsOf('BACK')];
    if (toBack.length > 0 && toLay.length > 0) return false;
    const isAtEnd = Math.max(0, ...toBack) >= longest || Math.min(Infinity, ...toLay) <= shortest;
    return !isAtEnd;
  });
}

/** Every open market's book with what it would be quoted at now, and those who run. */
function booksOf(match: Match) {
  const chances = match.probabilities();
  const { sportId } = match.fixture.sport;
  const isRace = sportId === sportIds.horseRacing;
  const running = chances.flatMap((chance, runner) => (isRace && chance === 0 ? [] : [runner]));
  const sides = match.sides().flatMap((side) => {
    const orders = side.result() === null ? side.orders() : null;
    const runners = isRace ? running : side.market.runners.map((_, at) => at);
    return orders ? [{ name: side.market.marketName, orders, runners }] : [];
  });
  return [
    { name: 'main', orders: quoteAround(chances, offersOf(sportId).inPlay), runners: running },
    ...sides,
  ];
}

test.each(sports)('no runner of an open market of %s is ever without a price', (_, sport) => {
  let books = 0;
  for (let slot = 0; slot < 4; slot++) {
    const match = openMatch(fixtureOf(sport, 5_000_000 + slot * 7, 'prices', 1));
    while (match.result() === null) {
      for (const { name, orders, runners } of booksOf(match)) {
        books++;
        expect(withoutPrice(orders, runners), `${name} after ${match.steps} steps`).toEqual([]);
      }
      match.step();
    }
  }
  expect(books).toBeGreaterThan(3);
});
