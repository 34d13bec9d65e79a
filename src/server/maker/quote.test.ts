import fc from 'fast-check';
import { expect, test } from 'vitest';
import { classicLadder, isOnLadder } from '#domain/odds/odds-ladder.ts';
import { offersOf } from './offers.ts';
import { quoteAround } from './quote.ts';

const options = { ladder: classicLadder, depth: 5, liability: 50_000_00, gap: 1 };

test('a fair chance is quoted on both sides, one tick away and further', () => {
  const orders = quoteAround([0.5, 0.5], options).filter((order) => order.runner === 0);
  expect(orders.filter(({ side }) => side === 'LAY').map(({ odds }) => odds)).toEqual([
    199, 198, 197, 196, 195,
  ]);
  expect(orders.filter(({ side }) => side === 'BACK').map(({ odds }) => odds)).toEqual([
    202, 204, 206, 208, 210,
  ]);
});

test('a decided runner is not quoted', () => {
  expect(quoteAround([1, 0], options)).toEqual([]);
});

test('a runner that is as good as decided is offered at the ladder’s end, on the side that cannot lose', () => {
  const best = quoteAround([0.9995, 0.0005], { ...options, depth: 1 });
  expect(best.map(({ runner, side, odds }) => [runner, side, odds])).toEqual([
    [0, 'BACK', 101],
    [1, 'LAY', 100_000],
  ]);
});

test('whatever the chances, every order is on the ladder, never crossed, with a whole positive stake', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (chance) => {
      const orders = quoteAround([chance, 1 - chance], options);
      for (const runner of [0, 1]) {
        const own = orders.filter((order) => order.runner === runner);
        const lays = own.filter(({ side }) => side === 'LAY').map(({ odds }) => odds);
        const backs = own.filter(({ side }) => side === 'BACK').map(({ odds }) => odds);
        expect(Math.max(0, ...lays)).toBeLessThan(Math.min(Infinity, ...backs));
      }
      for (const { odds, stake } of orders) {
        expect(isOnLadder(classicLadder, odds)).toBe(true);
        expect(Number.isInteger(stake) && stake > 0).toBe(true);
      }
    }),
  );
});

const bestOf = (orders: ReturnType<typeof quoteAround>, runner: number) => {
  const own = (side: 'LAY' | 'BACK') =>
    orders.filter((order) => order.runner === runner && order.side === side).map(({ odds }) => odds);
  return { toBack: Math.max(...own('LAY')), toLay: Math.min(...own('BACK')) };
};

const sports = ['4', '2', '1', '7522', '7', 'other'].flatMap((sportId) => {
  const { preMatch, inPlay } = offersOf(sportId);
  return [
    [`${sportId} before`, preMatch],
    [`${sportId} in play`, inPlay],
  ] as const;
});

test.each(sports)(
  'sport %s: from 1 to 99 % there is a price on both sides, and the book is 100–104 %',
  (_name, offer) => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0.01, max: 1, noNaN: true }), { minLength: 2, maxLength: 12 }),
        (parts) => {
          const sum = parts.reduce((total, part) => total + part, 0);
          const chances = parts.map((part) => part / sum);
          fc.pre(Math.min(...chances) >= 0.01 && Math.max(...chances) <= 0.99);
          const best = chances.map((_, runner) => bestOf(quoteAround(chances, offer), runner));
          for (const { toBack, toLay } of best) expect(toBack).toBeLessThan(toLay);
          const book = best.reduce((total, { toBack }) => total + 100 / toBack, 0);
          expect(book).toBeGreaterThanOrEqual(1 - 1e-9);
          expect(book).toBeLessThanOrEqual(1.0401);
          expect(best.reduce((total, { toLay }) => total + 100 / toLay, 0)).toBeLessThanOrEqual(1);
        },
      ),
    );
  },
);

test('sizes are thin at the top, large behind, and small at long odds', () => {
  const { inPlay } = offersOf('2');
  const sizes = quoteAround([0.5, 0.5], inPlay)
    .filter(({ runner, side }) => runner === 0 && side === 'LAY')
    .map(({ stake }) => stake);
  expect(sizes.at(-1)!).toBeGreaterThan(10 * sizes[0]!);
  const [long] = quoteAround([0.04, 0.96], inPlay);
  expect(long!.stake).toBeLessThan(sizes[0]! / 5);
});

test('levels behind the best stand still when it moves by a tick', () => {
  const { inPlay } = offersOf('2');
  const oddsAt = (chance: number) =>
    quoteAround([chance, 1 - chance], inPlay)
      .filter(({ runner, side }) => runner === 0 && side === 'LAY')
      .map(({ odds }) => odds);
  const [before, after] = [oddsAt(0.5), oddsAt(0.5025)];
  expect(after).not.toEqual(before);
  expect(after.filter((odds) => before.includes(odds)).length).toBeGreaterThanOrEqual(3);
});

test('with a bias, outsiders are too short and favourites too long', () => {
  const plain = { ...options, gap: 0.5 };
  const [fair, bent] = [1, 0.9].map((bias) => quoteAround([0.5, 0.3, 0.15, 0.05], { ...plain, bias }));
  expect(bestOf(bent!, 0).toBack).toBeGreaterThan(bestOf(fair!, 0).toBack);
  expect(bestOf(bent!, 3).toBack).toBeLessThan(bestOf(fair!, 3).toBack);
});
