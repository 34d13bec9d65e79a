/** Letters that differ by more than a mark from what people type for them. */
export const typedLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ı: 'i',
  ς: 'σ',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
};

/** Marks on Latin, Greek, Cyrillic and Arabic letters, by code point. In other scripts such signs are letters of their own. */
export const letterMarks = '[\u0300-\u036f\u064b-\u0655]';

const anyMark = new RegExp(letterMarks, 'g');
const anyTyped = new RegExp(`[${Object.keys(typedLetters).join('')}]`, 'g');

/**
 * The letters of a name or of what is searched for, as all searches compare them. Letter case and marks on letters do not
 * matter, nor how these are written: `Málaga` is found by `mala`, `İstanbul` by `istanbul`, `Straße` by `strasse`.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  // Most names have plain letters, and looking for another costs less than changing them.
  if (!/[^\0-\x7f]/.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(anyMark, '')
    .replace(anyTyped, (letter) => typedLetters[letter] ?? letter);
}
