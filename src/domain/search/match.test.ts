import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from './fold.ts';
import { findByName, splitByMatch } from './match.ts';

const named = (...names: string[]) => names.map((name) => ({ name }));
const names = (items: readonly { name: string }[]) => items.map(({ name }) => name);

describe('found by name', () => {
  test('first where a word begins with the text, then where it stands within one, each in list order', () => {
    const list = named('Bahar', 'Old Harbour', 'Shahar', 'Harbour Reels', 'Half-hard', 'Cards');
    expect(names(findByName(list, 'har'))).toEqual([
      'Old Harbour',
      'Harbour Reels',
      'Half-hard',
      'Bahar',
      'Shahar',
    ]);
  });

  test('a word that begins with it counts wherever it stands, even after one that only holds it', () => {
    expect(names(findByName(named('Bahar', 'Andar Bahar', 'Shahar Har'), 'har'))[0]).toBe('Shahar Har');
  });

  test('letter case and marks on letters do not matter, on either side', () => {
    expect(names(findByName(named('Málaga', 'İstanbul', 'Ångström'), 'MALA'))).toEqual(['Málaga']);
    expect(names(findByName(named('Malaga', 'Istanbul'), 'mála'))).toEqual(['Malaga']);
    expect(names(findByName(named('İstanbul'), 'ist'))).toEqual(['İstanbul']);
    expect(names(findByName(named('Ma\u0301laga', 'Straße'), 'm\u00e1la'))).toEqual(['Ma\u0301laga']);
    expect(names(findByName(named('Straße', 'Strasse'), 'STRASSE'))).toEqual(['Straße', 'Strasse']);
    expect(names(findByName(named('Diyarbak\u0131r'), 'diyarbakir'))).toEqual(['Diyarbak\u0131r']);
  });

  test('spaces around the text do not matter, several words stand together, and nothing finds nothing', () => {
    expect(names(findByName(named('Old Harbour', 'Harbour Old'), ' old har '))).toEqual(['Old Harbour']);
    expect(findByName(named('Old Harbour'), '  ')).toEqual([]);
    expect(findByName(named('Old Harbour'), '')).toEqual([]);
  });

  test('other words find it, too', () => {
    expect(names(findByName([{ name: 'Login', also: 'sign in' }], 'sign'))).toEqual(['Login']);
  });
});

const text = fc.string({
  unit: fc.constantFrom('a', 'B', '\u00e1', '\u0301', ' ', '-', 'İ', 'ı', 'ß', '1'),
  maxLength: 8,
});

test('on any list and text it is all that hold the text, those with a word that begins with it first', () => {
  const beginsWord = (name: string, wanted: string) =>
    [...fold(name).matchAll(/(?<![\p{L}\p{N}])/gu)].some(({ index }) => fold(name).startsWith(wanted, index));
  fc.assert(
    fc.property(fc.array(text, { maxLength: 12 }), text, (list, typed) => {
      const wanted = fold(typed).trim();
      const held = list.filter((name) => wanted !== '' && fold(name).includes(wanted));
      const first = held.filter((name) => beginsWord(name, wanted));
      const rest = held.filter((name) => !beginsWord(name, wanted));
      expect(names(findByName(named(...list), typed))).toEqual([...first, ...rest]);
    }),
  );
});

describe('what of a name was found', () => {
  test.each([
    ['Old Harbour', 'har', ['Old ', 'Har', 'bour']],
    ['Shahar Harbour', 'har', ['Shahar ', 'Har', 'bour']],
    ['Málaga', 'ala', ['M', 'ála', 'ga']],
    ['İstanbul', 'IST', ['', 'İst', 'anbul']],
    ['Straße 1', 'strasse', ['', 'Straße', ' 1']],
    ['Ma\u0301laga', 'ma', ['', 'Ma\u0301', 'laga']],
    ['Old Harbour', 'reels', ['Old Harbour', '', '']],
    ['Old Harbour', '', ['Old Harbour', '', '']],
  ])('%s by “%s”', (name, typed, parts) => {
    expect(splitByMatch(name, typed)).toEqual(parts);
  });

  test('the parts are always the name, and what was found is what was typed', () => {
    fc.assert(
      fc.property(text, text, (name, typed) => {
        const [before, match, after] = splitByMatch(name, typed);
        expect(before + match + after).toBe(name);
        const isFound = findByName([{ name }], typed).length > 0;
        expect(fold(match)).toBe(isFound ? fold(typed).trim() : '');
      }),
    );
  });
});
