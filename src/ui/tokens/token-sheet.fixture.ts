import { decode, fromOklab, over } from '../theme/colour.ts';
import type { Colour } from '../theme/colour.ts';
import { parseColour } from '../theme/parse-colour.ts';
import type { Mode } from '../theme/own-colours.ts';

/**
 * The custom properties of a style sheet, name to text; the last definition wins. Skips comments and everything from
 * the first `@media` on.
 */
export function readTokens(sheet: string): ReadonlyMap<string, string> {
  const plain = sheet.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@media[\s\S]*$/, '');
  const found = plain.matchAll(/(--[\w-]+):\s*([^;]+);/g);
  return new Map([...found].map(([, name = '', value = '']) => [name, value.trim()]));
}

/** Splits at commas that are not inside brackets. */
function args(text: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const character of text) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim());
}

/** sRGB to Oklab: lightness, a, b. */
function toOklab(colour: Colour): readonly [number, number, number] {
  const [red, green, blue] = [decode(colour.red), decode(colour.green), decode(colour.blue)];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

function mix(one: Colour, share: number, other: Colour): Colour {
  const [a, b] = [toOklab(one), toOklab(other)];
  const at = (index: 0 | 1 | 2) => a[index] * share + b[index] * (1 - share);
  return fromOklab(at(0), at(1), at(2), 1);
}

/** The text of a token in a mode, with every `var()` and `light-dark()` resolved. */
export function textOf(tokens: ReadonlyMap<string, string>, mode: Mode, text: string): string {
  const call = /^(var|light-dark)\((.*)\)$/s.exec(text);
  if (!call) return text;
  const [first = '', second] = args(call[2] ?? '');
  if (call[1] === 'light-dark') return textOf(tokens, mode, mode === 'light' ? first : (second ?? ''));
  const value = tokens.get(first) ?? second;
  if (value === undefined) throw new Error(`${first} is not defined`);
  return textOf(tokens, mode, value);
}

/** The colour that a token shows in a mode; translucent ones as seen on the surface. Throws when it is not a colour. */
export function colourOf(tokens: ReadonlyMap<string, string>, mode: Mode, text: string): Colour {
  const end = textOf(tokens, mode, text);
  const mixed = /^color-mix\(in oklab, (.*) (\d+)%, (.*)\)$/s.exec(end);
  if (mixed) {
    const [, one = '', share = '', other = ''] = mixed;
    return mix(colourOf(tokens, mode, one), Number(share) / 100, colourOf(tokens, mode, other));
  }
  const colour = parseColour(end);
  if (!colour) throw new Error(`${text} in ${mode} is ${end}, which is no colour`);
  return colour.alpha === 1 ? colour : over(colour, colourOf(tokens, mode, 'var(--surface)'));
}
