import { expect, test } from 'vitest';
import { cellName, cellPurpose } from './price-cell-text.ts';

test('a cell is named by side, runner, odds and what is available', () => {
  expect(cellName(cellPurpose('BACK', 'Arsenal'), { odds: '2.36', size: '1,200' })).toBe(
    'Back Arsenal at 2.36, 1,200 available',
  );
});

test('a cell without a size is named by its odds', () => {
  expect(cellName(cellPurpose('LAY', 'The Draw'), { odds: '3.5' })).toBe('Lay The Draw at 3.5');
});

test('a cell where the bettor offers some of it says how much', () => {
  expect(cellName(cellPurpose('LAY', 'Arsenal'), { odds: '2.40', size: '1,200', own: '200' })).toBe(
    'Lay Arsenal at 2.40, you 200, 1,200 available',
  );
});

test('an empty cell says that there is no price', () => {
  expect(cellName(cellPurpose('LAY', 'Arsenal'), { size: '1,200' })).toBe('Lay Arsenal, no price');
});
