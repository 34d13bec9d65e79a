import { expect, test } from 'vitest';
import { closeNames, isNameOfAbove } from './index-names.ts';

test('the names of a close tell on which side of its strike it is', () => {
  expect(closeNames(20_060_00)).toEqual(['At or above 20060', 'Below 20060']);
  expect(closeNames(20_060_00).map(isNameOfAbove)).toEqual([true, false]);
  expect(isNameOfAbove('Yes')).toBeNull();
});
