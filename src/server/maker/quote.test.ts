import fc from 'fast-check';
import { expect, test } from 'vitest';
import { classicLadder, isOnLadder } from '#domain/odds/odds-ladder.ts';
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
