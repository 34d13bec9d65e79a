import fc from 'fast-check';
import { expect, test } from 'vitest';
import { classicLadder, tickOf } from '#domain/odds/odds-ladder.ts';
import { HeldQuotes } from './held-quotes.ts';
import { quoteAround, type QuotedOrder } from './quote.ts';

const options = { ladder: classicLadder, depth: 3, liability: 50_000_00, gap: 3 };

const bestOf = (orders: readonly QuotedOrder[], runner = 0) => {
  const own = (side: 'LAY' | 'BACK') =>
    orders.filter((order) => order.runner === runner && order.side === side).map(({ odds }) => odds);
  return { toBack: Math.max(...own('LAY')), toLay: Math.min(...own('BACK')) };
};
const pair = (odds: number) => [100 / odds, 1 - 100 / odds];

test('a price that would become a little worse for bettors stays, one that becomes better is shown at once', () => {
  const quotes = new HeldQuotes();
  expect(bestOf(quotes.around(pair(400), options))).toEqual({ toBack: 385, toLay: 430 });
  // Fair falls by two ticks: who would lay gets a better price, who would back still has the old one.
  expect(bestOf(quotes.around(pair(390), options))).toEqual({ toBack: 385, toLay: 410 });
});

test('a price on the wrong side of the fair one is given up', () => {
  const quotes = new HeldQuotes();
  quotes.around(pair(400), options);
  expect(bestOf(quotes.around(pair(380), options))).toEqual(bestOf(quoteAround(pair(380), options)));
});

test('once forgotten, prices are quoted anew', () => {
  const quotes = new HeldQuotes();
  quotes.around(pair(400), options);
  quotes.forget();
  expect(quotes.around(pair(390), options)).toEqual(quoteAround(pair(390), options));
});

test('however chances move, every price stays on its side of the fair one, and the book is at least 100 %', () => {
  const chances = fc.array(fc.double({ min: 0.02, max: 0.98, noNaN: true }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(chances, (way) => {
      const quotes = new HeldQuotes();
      for (const chance of way) {
        const both = [chance, 1 - chance];
        const orders = quotes.around(both, options);
        let book = 0;
        for (const runner of [0, 1]) {
          const { toBack, toLay } = bestOf(orders, runner);
          const fair = 100 / both[runner]!;
          expect(toBack).toBeLessThanOrEqual(Math.max(101, fair));
          expect(toLay).toBeGreaterThanOrEqual(Math.min(100_000, fair));
          expect(tickOf(classicLadder, toBack)).toBeLessThan(tickOf(classicLadder, toLay));
          book += 100 / toBack;
        }
        expect(book).toBeGreaterThanOrEqual(1 - 1e-9);
      }
    }),
  );
});
