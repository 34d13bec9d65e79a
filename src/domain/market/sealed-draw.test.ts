import { expect, test } from 'vitest';
import { digitOfHash, sealedDrawOf } from './sealed-draw.ts';

test('a draw is known by its seal, then by its digits as they come, and by its seed at the end', () => {
  const seal = 'ab'.repeat(32);
  const told = [
    `Sealed: sha256 ${seal}`,
    'Third digit: 7',
    'Second digit: 0',
    'First digit: 4',
    'Revealed: seed',
  ];
  const after = (count: number) => sealedDrawOf(told.slice(0, count).map((text) => ({ text })));
  expect(after(0)).toBeNull();
  expect(after(1)).toEqual({ seal, seed: null, digits: [null, null, null] });
  expect(after(2)).toEqual({ seal, seed: null, digits: [null, null, 7] });
  expect(after(5)).toEqual({ seal, seed: 'seed', digits: [4, 0, 7] });
  expect(sealedDrawOf([{ text: `Not Sealed: sha256 ${seal}` }, { text: 'Sealed: sha256 abc' }])).toBeNull();
});

test('a digit is the first four bytes of its hash, modulo ten', () => {
  expect(digitOfHash('ffffffff00')).toBe(4_294_967_295 % 10);
  expect(digitOfHash('0000000b99')).toBe(1);
});
