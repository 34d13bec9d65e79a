import { expect, test } from 'vitest';
import { itemAt, lastOf, must } from './must.ts';

test('what is there is given, nought and the empty text too', () => {
  expect(must(0)).toBe(0);
  expect(must('')).toBe('');
  expect(must(false)).toBe(false);
  expect(itemAt([5, 6], 0)).toBe(5);
  expect(itemAt('ab', 1)).toBe('b');
  expect(itemAt(new Float64Array([7]), 0)).toBe(7);
  expect(lastOf([1, 2])).toBe(2);
});

test('what is not there is a fault that says so', () => {
  expect(() => must(undefined)).toThrow('missing');
  expect(() => must(null)).toThrow('missing');
  for (const at of [-1, 2, 0.5 + 2, Number.NaN])
    expect(() => itemAt([5, 6], at)).toThrow(`no item ${at} among 2`);
  expect(() => lastOf([])).toThrow('no item -1 among 0');
});
