import { must } from '../must.ts';

/** The text with digits 0 to 9, whatever script they were typed in, and without direction marks. */
export const plainFigures = (text: string): string =>
  text.replace(/[\u200e\u200f\u061c]/g, '').replace(/\p{Nd}/gu, plainFigure);

const isFigure = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** In every script the ten digits follow each other, starting with 0; where several scripts do, so do their tens. */
function plainFigure(figure: string): string {
  const code = must(figure.codePointAt(0));
  let first = code;
  while (isFigure(first - 1)) first -= 1;
  return String((code - first) % 10);
}

/** The same of a number, with the point and the comma in place of what Arabic and Persian write for them. */
export const plainNumber = (text: string): string =>
  plainFigures(text).trim().replaceAll('\u066b', '.').replaceAll('\u066c', ',');
