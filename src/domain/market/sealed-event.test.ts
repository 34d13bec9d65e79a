import { expect, test } from 'vitest';
import {
  digitOfHash,
  digitsTold,
  numberOfHash,
  sealedEventOf,
  sealedTextOf,
  termsOf,
  type VirtualTerms,
} from './sealed-event.ts';

const seal = 'ab'.repeat(32);
const draw = [
  `Sealed: sha256 ${seal}`,
  'Third digit: 7',
  'Second digit: 0',
  'First digit: 4',
  'Revealed: 5eed',
];

test('a draw is known by its seal, then by its digits as they come, and by its seed at the end', () => {
  const after = (count: number) => sealedEventOf(draw.slice(0, count).map((text) => ({ text })));
  expect(after(0)).toBeNull();
  expect(after(1)).toEqual({ seal, revealed: null, told: [] });
  expect(digitsTold(after(1)!.told)).toEqual([null, null, null]);
  expect(digitsTold(after(2)!.told)).toEqual([null, null, 7]);
  expect(after(5)).toEqual({
    seal,
    revealed: '5eed',
    told: ['Third digit: 7', 'Second digit: 0', 'First digit: 4'],
  });
  expect(digitsTold(after(5)!.told)).toEqual([4, 0, 7]);
  expect(sealedEventOf([{ text: `Not Sealed: sha256 ${seal}` }, { text: 'Sealed: sha256 abc' }])).toBeNull();
});

test('a sealed text tells its kind and its chances again, whatever the names; a seed alone has none', () => {
  const terms: VirtualTerms = {
    kind: 'race',
    chances: [
      { name: 'Off By One', chance: 5123 },
      { name: 'Area 51', chance: 4980 },
    ],
  };
  expect(sealedTextOf('5eed', terms)).toBe('5eed race: Off By One 5123, Area 51 4980');
  expect(termsOf(sealedTextOf('5eed', terms))).toEqual(terms);
  expect(termsOf(sealedTextOf('5eed'))).toBeNull();
  expect(termsOf('5eed chess: White 5123')).toBeNull();
});

test('the sealed text of an index names its start; without one that can be read it has no terms', () => {
  expect(sealedTextOf('5eed', { kind: 'index', start: 2_001_350 })).toBe('5eed index: start 2001350');
  expect(termsOf('5eed index: start 2001350')).toEqual({ kind: 'index', start: 2_001_350 });
  for (const list of ['start', 'start 20013.50', 'end 2001350', 'start 2001350, start 1'])
    expect(termsOf(`5eed index: ${list}`), list).toBeNull();
});

test('a digit is the first four bytes of its hash modulo ten, a number the same bytes as a share of all', () => {
  expect(digitOfHash('ffffffff00')).toBe(4_294_967_295 % 10);
  expect(digitOfHash('0000000b99')).toBe(1);
  expect(numberOfHash('8000000000')).toBe(0.5);
  expect(numberOfHash('ffffffff00')).toBeLessThan(1);
});
