import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * Inter's files. PDF's own fonts cannot write the rupee sign, and in Inter's the sign and the digits stand in two. They are
 * the older WOFF, because fontkit 2.0.4 cannot take single glyphs out of WOFF2.
 */
const names = ['latin', 'latin-ext'] as const;
export type FontName = (typeof names)[number];

const packaged = createRequire(import.meta.url);
const pathOf = (file: string): string => packaged.resolve(`@fontsource/inter/${file}`);

export const receiptFonts = (): { name: FontName; path: string }[] =>
  names.map((name) => ({ name, path: pathOf(`files/inter-${name}-400-normal.woff`) }));

/** `U+0000-00FF,U+0131`: what a file can write. */
type Ranges = readonly (readonly [first: number, last: number])[];

const rangesOf = (text: string): Ranges =>
  text.split(',').map((range) => {
    const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-');
    return [parseInt(first, 16), parseInt(last, 16)];
  });

let known: Map<FontName, Ranges> | undefined;

function ranges(): Map<FontName, Ranges> {
  if (!known) {
    const told = JSON.parse(readFileSync(pathOf('unicode.json'), 'utf8')) as Record<FontName, string>;
    known = new Map(names.map((name) => [name, rangesOf(told[name])]));
  }
  return known;
}

function fontOf(char: string): FontName | null {
  const code = char.codePointAt(0) ?? 0;
  for (const [name, its] of ranges())
    if (its.some(([first, last]) => code >= first && code <= last)) return name;
  return null;
}

/** A text in runs, each of which one file can write. What none can write is told as a question mark. */
export function runsOf(text: string): { name: FontName; text: string }[] {
  const runs: { name: FontName; text: string }[] = [];
  for (const char of text) {
    const name = fontOf(char) ?? 'latin';
    const written = fontOf(char) === null ? '?' : char;
    const last = runs.at(-1);
    if (last?.name === name) last.text += written;
    else runs.push({ name, text: written });
  }
  return runs;
}
