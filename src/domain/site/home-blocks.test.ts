import { expect, test } from 'vitest';
import { homeBlocks, homeColumns, homeOrder, homeRows } from './home-blocks.ts';

test('without an operator’s word the blocks stand as usual', () => {
  expect(homeOrder([])).toEqual(homeBlocks);
});

test('those that are named come first, in that order, and the others follow as usual', () => {
  const order = homeOrder(['mostMatched', 'inPlay']);
  expect(order.slice(0, 4)).toEqual(['mostMatched', 'inPlay', 'positions', 'leading']);
  expect(order.toSorted()).toEqual([...homeBlocks].sort());
});

test('a name that is none, or comes again, says nothing', () => {
  const order = homeOrder(['', 'inplay', 'constructor', 'closest', '<b>', 'closest', 'leading']);
  expect(order.slice(0, 3)).toEqual(['closest', 'leading', 'positions']);
  expect(order).toHaveLength(homeBlocks.length);
});

test('two halves that follow each other stand side by side; one between whole ones has its row', () => {
  expect(homeRows(['closest', 'movers', 'nextRace', 'inPlay', 'nextDraw'])).toEqual([
    ['closest', 'movers'],
    ['nextRace'],
    ['inPlay'],
    ['nextDraw'],
  ]);
});

test('on a wide screen the halves stand beside the whole ones, each in their order', () => {
  expect(homeColumns(['bigBets', 'inPlay', 'closest', 'leading'])).toEqual({
    main: ['inPlay', 'leading'],
    beside: ['bigBets', 'closest'],
  });
});
