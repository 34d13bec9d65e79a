import { expect, test } from 'vitest';
import { biggestMovers, chanceMoved, moverId, oneOfEach, priceNow } from './biggest-movers.ts';

const move = (name: string, was: number, now: number, matched = 1_000_00) => ({ name, was, now, matched });
const namesOf = (...moves: ReturnType<typeof move>[]) => biggestMovers(moves).map(({ name }) => name);

test('a move is one of the chance: up where the price shortened', () => {
  expect(chanceMoved({ was: 400, now: 200 })).toBe(2_500);
  expect(chanceMoved({ was: 200, now: 400 })).toBe(-2_500);
});

test('the furthest comes first, whichever way, and a long price that halved after a short one that did not', () => {
  expect(
    namesOf(move('20 to 10', 2_000, 1_000), move('2 to 1.5', 200, 150), move('1.6 to 2.4', 160, 240)),
  ).toEqual(['1.6 to 2.4', '2 to 1.5', '20 to 10']);
});

test('of two sides that moved alike, the one that shortened comes first', () => {
  expect(namesOf(move('out', 200, 400), move('in', 400, 200))).toEqual(['in', 'out']);
});

test('a small move, one for little money, and one to a price that is as good as sure or beaten are none', () => {
  expect(
    namesOf(
      move('small', 200, 210),
      move('whim', 200, 150, 499_99),
      move('sure', 150, 105),
      move('beaten', 150, 2_000),
    ),
  ).toEqual([]);
});

test('a price that what is offered has left behind is no longer the price', () => {
  expect(priceNow(110, { toBack: 163, toLay: 170 })).toBe(163);
  expect(priceNow(300, { toBack: 163, toLay: 170 })).toBe(170);
  expect(priceNow(166, { toBack: 163, toLay: 170 })).toBe(166);
  expect(priceNow(151, { toBack: 100_000, toLay: null })).toBe(100_000);
  expect(priceNow(151, { toBack: null, toLay: 104 })).toBe(104);
  expect(priceNow(110, { toBack: null, toLay: null })).toBe(110);
});

const mover = (eventId: string, runnerId: string) => ({ eventId, marketId: `${eventId}.mo`, runnerId });

test('an event has one row: its furthest mover’s, or that of the one that is shown', () => {
  const movers = [mover('a', 'in'), mover('b', 'x'), mover('a', 'out')];
  const shown = (...ids: string[]) => oneOfEach(movers, ids).map(({ runnerId }) => runnerId);
  expect(shown()).toEqual(['in', 'x']);
  expect(shown(moverId(mover('a', 'out')))).toEqual(['out', 'x']);
  expect(shown(moverId(mover('c', 'gone')))).toEqual(['in', 'x']);
});
