import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOneOff, nearSearchOf } from './near.ts';

describe('one letter off', () => {
  test.each(['mumbia', 'mumbay', 'mubai', 'mumbbai', 'umbai', 'mumba', 'mumbaii', 'numbai'])(
    '%s is mumbai',
    (typed) => {
      expect(isOneOff(typed, 'mumbai')).toBe(true);
    },
  );

  test.each(['mmubia', 'mum', 'mumbaiii', 'chennai', ''])('%s is not', (typed) => {
    expect(isOneOff(typed, 'mumbai')).toBe(false);
  });

  test('a word of fewer than five letters is not meant, one of five may lack one', () => {
    expect(isOneOff('gos', 'goa')).toBe(false);
    expect(isOneOff('dise', 'dice')).toBe(false);
    expect(isOneOff('hose', 'horse')).toBe(true);
  });

  test('so may be how it begins, from five letters', () => {
    expect(isOneOff('mubam', 'mumbai', true)).toBe(false);
    expect(isOneOff('mubma', 'mumbai', true)).toBe(true);
    expect(isOneOff('umbai', 'mumbaim', true)).toBe(true);
    expect(isOneOff('thunedr', 'thunderbolts', true)).toBe(true);
    expect(isOneOff('thnd', 'thunderbolts', true)).toBe(false);
  });

  const letter = fc.constantFrom('a', 'b', 'c', 'é');
  const word = fc.array(letter, { minLength: 5, maxLength: 9 });
  test('any one letter of any word', () => {
    fc.assert(
      fc.property(word, fc.nat(8), letter, (letters, place, other) => {
        const at = place % letters.length;
        const next = at + 1 < letters.length ? [letters[at + 1]!, letters[at]!] : [letters[at]!];
        const whole = letters.join('');
        const slips = [
          letters.with(at, other),
          letters.toSpliced(at, 1),
          letters.toSpliced(at, 0, letters[at]!),
          letters.toSpliced(at, next.length, ...next),
        ].map((slip) => slip.join(''));
        for (const slip of slips) expect(isOneOff(slip, whole), slip).toBe(true);
      }),
    );
  });
});

describe('found nearly', () => {
  const names = ['Mumbai Mariners', 'Goa Gulls', 'Málaga Mariners'].map((name) => ({ name }));
  const near = nearSearchOf(names);
  const found = (typed: string) => near(typed, 'word').map(({ name }) => name);

  test('every word that was typed counts, in any order; case and marks on letters do not', () => {
    expect(found('MARINRES')).toEqual(['Mumbai Mariners', 'Málaga Mariners']);
    expect(found('marinres mum')).toEqual(['Mumbai Mariners']);
    expect(found('malega')).toEqual(['Málaga Mariners']);
    expect(found('gulls goa')).toEqual(['Goa Gulls']);
    expect(found('marinres goa')).toEqual([]);
    expect(found('goa')).toEqual([]);
    expect(found(' ')).toEqual([]);
  });

  test('words may be typed as one', () => {
    expect(found('goagulls')).toEqual(['Goa Gulls']);
    expect(found('goagals')).toEqual([]);
    expect(found('goaguls')).toEqual(['Goa Gulls']);
  });
});
