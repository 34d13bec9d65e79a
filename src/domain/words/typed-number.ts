import { plainNumber } from '../calendar/figures.ts';
import { readersLanguage } from './reader.ts';

interface NumberSigns {
  /** What parts the groups of a long number: `.` in German, `,` in English, a space in French. */
  group: string;
  decimal: string;
}

/** How a language writes numbers. A space of any width and an apostrophe of any shape count as the ones of a keyboard. */
function signsOf(language: string): NumberSigns {
  const signs = { group: ',', decimal: '.' };
  for (const { type, value } of new Intl.NumberFormat(language).formatToParts(1_234_567.5))
    if (type === 'group' || type === 'decimal') signs[type] = asTyped(plainNumber(value) || ' ');
  return signs;
}

const asTyped = (text: string): string => text.replace(/\s/gu, ' ').replaceAll('’', "'");

/**
 * A number as the reader of this page wrote it, in the site's own notation: a comma for each sign of a group, a point for
 * the decimal one. Where the reader's language has them the other way round, both are exchanged, so what is no number in
 * the one is none in the other. `usual` is the language where none was chosen.
 */
export function typedNumber(text: string, usual: string): string {
  const { group, decimal } = signsOf(readersLanguage(usual));
  const own = (sign: string) => (sign === group ? ',' : sign === decimal ? '.' : sign);
  return Array.from(asTyped(plainNumber(text)), own).join('');
}
