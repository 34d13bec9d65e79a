import { expect, test } from 'vitest';
import { isConflation } from './conflation.ts';

test('there are three classes, and nothing between them', () => {
  expect([0, 100, 250, 50, -1, '0', null].filter(isConflation)).toEqual([0, 100, 250]);
});
