import { expect, test } from 'vitest';
import { classicLadder, finestLadder, tickOf } from '#domain/odds/odds-ladder.ts';
import { draw, drawing, NamedBook } from './book-drawing.fixture.ts';

/** Three lays and two backs, in this order. */
function openBook(): NamedBook {
  const book = new NamedBook();
  book.place('ann', 'LAY', 236, 50);
  book.place('bob', 'LAY', 236, 30);
  book.place('cid', 'LAY', 234, 20);
  book.place('dee', 'BACK', 240, 40);
  book.place('eve', 'BACK', 240, 10);
  return book;
}

const before = drawing`
  lay  2.40 50: dee eve
  back 2.36 80: ann bob
  back 2.34 20: cid
`;

test('orders that do not meet rest, best price first and at one price the earliest first', () => {
  expect(draw(openBook())).toBe(before);
});

test('a back order takes the highest odds first, at one price the earliest first', () => {
  const book = openBook();
  expect(book.place('zoe', 'BACK', 234, 90)).toEqual(['ann 50 @ 2.36', 'bob 30 @ 2.36', 'cid 10 @ 2.34']);
  expect(draw(book)).toBe(drawing`
    lay  2.40 50: dee eve
    back 2.34 10: cid
  `);
});

test('a lay order takes the lowest odds first, and gets better odds than it asked for', () => {
  const book = openBook();
  expect(book.place('zoe', 'LAY', 300, 45)).toEqual(['dee 40 @ 2.40', 'eve 5 @ 2.40']);
  expect(draw(book)).toBe(drawing`
    lay  2.40 5: eve
    back 2.36 80: ann bob
    back 2.34 20: cid
  `);
});

test('what is not matched of an order rests at its own odds', () => {
  const book = openBook();
  expect(book.place('zoe', 'BACK', 236, 100)).toEqual(['ann 50 @ 2.36', 'bob 30 @ 2.36']);
  expect(draw(book)).toBe(drawing`
    lay  2.40 50: dee eve
    lay  2.36 20: zoe
    back 2.34 20: cid
  `);
});

test('an order that is matched in part keeps its place', () => {
  const book = openBook();
  book.place('zoe', 'BACK', 236, 10);
  expect(draw(book)).toBe(drawing`
    lay  2.40 50: dee eve
    back 2.36 70: ann bob
    back 2.34 20: cid
  `);
  expect(book.place('zoe', 'BACK', 236, 45)).toEqual(['ann 40 @ 2.36', 'bob 5 @ 2.36']);
});

test('an order that does not reach the other side is not matched', () => {
  const book = openBook();
  expect(book.place('zoe', 'BACK', 238, 10)).toEqual([]);
  expect(book.place('yan', 'LAY', 234, 10)).toEqual([]);
  expect(draw(book)).toBe(drawing`
    lay  2.40 50: dee eve
    lay  2.38 10: zoe
    back 2.36 80: ann bob
    back 2.34 30: cid yan
  `);
});

test.each([
  ['first', 'ann', 'bob'],
  ['last', 'bob', 'ann'],
])('the %s of a queue is cancelled, the other stays', (_, name, other) => {
  const book = openBook();
  book.cancel(name);
  expect(book.book.queueAt(tickOf(classicLadder, 236))).toEqual([other]);
  expect(book.place('zoe', 'BACK', 236, 5)).toEqual([`${other} 5 @ 2.36`]);
});

test('the middle of a queue is cancelled', () => {
  const book = openBook();
  book.place('fay', 'LAY', 236, 5);
  expect(book.cancel('bob')).toBe(30);
  expect(draw(book)).toBe(drawing`
    lay  2.40 50: dee eve
    back 2.36 55: ann fay
    back 2.34 20: cid
  `);
});

test('a price whose last order is cancelled is gone, and the next best one is the best', () => {
  const book = openBook();
  book.cancel('ann');
  book.cancel('bob');
  expect(draw(book)).toBe(drawing`
    lay  2.40 50: dee eve
    back 2.34 20: cid
  `);
  expect(book.book.best('toBack')).toBe(234);
  expect(book.book.best('toLay')).toBe(240);
});

test('less stake keeps the place in the queue', () => {
  const book = openBook();
  book.book.reduce(book.slot('ann'), 15);
  expect(draw(book)).toBe(drawing`
    lay  2.40 50: dee eve
    back 2.36 45: ann bob
    back 2.34 20: cid
  `);
  expect(book.place('zoe', 'BACK', 236, 20)).toEqual(['ann 15 @ 2.36', 'bob 5 @ 2.36']);
});

test('an order takes the others’ orders that stand before an own one, and the rest of it does not rest', () => {
  const book = openBook();
  book.place('bob-2', 'LAY', 230, 5);
  expect(book.place('bob-3', 'BACK', 234, 100)).toEqual(['ann 50 @ 2.36']);
  expect(book.book.isSelfMatch).toBe(true);
  expect(draw(book)).toBe(drawing`
    lay  2.40 50: dee eve
    back 2.36 30: bob
    back 2.34 20: cid
    back 2.30 5: bob-2
  `);
});

test('an order that is used up before it meets an own one is matched whole', () => {
  const book = openBook();
  expect(book.place('bob-2', 'BACK', 234, 50)).toEqual(['ann 50 @ 2.36']);
  expect(book.book.isSelfMatch).toBe(false);
});

test('own orders of the same side rest side by side', () => {
  const book = openBook();
  expect(book.place('ann-2', 'LAY', 236, 5)).toEqual([]);
  expect(book.book.queueAt(tickOf(classicLadder, 236))).toEqual(['ann', 'bob', 'ann-2']);
});

test('changed levels are returned once, with their sizes at the time of asking', () => {
  const named = openBook();
  expect(named.book.drainChanges()).toEqual({
    toBack: [
      [236, 80],
      [234, 20],
    ],
    toLay: [[240, 50]],
  });
  expect(named.book.drainChanges()).toEqual({ toBack: [], toLay: [] });
  named.place('zoe', 'BACK', 236, 100);
  expect(named.book.drainChanges()).toEqual({ toBack: [[236, 0]], toLay: [[236, 20]] });
});

test('the ends of the ladder hold orders too', () => {
  const book = new NamedBook();
  book.place('ann', 'LAY', 101, 1);
  book.place('bob', 'BACK', 100_000, 2);
  expect(draw(book)).toBe(drawing`
    lay  1000.00 2: bob
    back 1.01 1: ann
  `);
  book.cancel('ann');
  book.cancel('bob');
  expect(book.book.best('toBack')).toBeNull();
  expect(book.book.best('toLay')).toBeNull();
});

test('stakes beyond 32 bits stay exact', () => {
  const book = new NamedBook();
  book.place('ann', 'LAY', 236, 4_503_599_627_370_497);
  expect(book.place('bob', 'BACK', 236, 4_503_599_627_370_496)).toEqual(['ann 4503599627370496 @ 2.36']);
  expect(book.cancel('ann')).toBe(1);
});

test('on the ladder of 99,900 prices best prices are found however far apart they are', () => {
  const book = new NamedBook(finestLadder);
  book.place('ann', 'LAY', 101, 1);
  book.place('bob', 'LAY', 54_321, 2);
  book.place('cid', 'BACK', 54_322, 3);
  book.place('dee', 'BACK', 99_999, 4);
  expect(book.place('zoe', 'BACK', 101, 10)).toEqual(['bob 2 @ 543.21', 'ann 1 @ 1.01']);
  expect(book.place('yan', 'LAY', 100_000, 20)).toEqual(['zoe 7 @ 1.01', 'cid 3 @ 543.22', 'dee 4 @ 999.99']);
  expect(draw(book)).toBe(drawing`
    back 1000.00 6: yan
  `);
});
