import text from '../../src/ui/tokens/tokens.css?raw';
import { contrast, type Colour } from '../../src/ui/theme/colour.ts';
import type { Mode } from '../../src/ui/theme/own-colours.ts';
import { readThemeMap } from '../../src/ui/theme/theme-map.ts';
import { colourOf, readTokens } from '../../src/ui/tokens/token-sheet.fixture.ts';
import { serverThemes } from '../server-themes.ts';
import { tierOf } from './tiers.ts';

const sheet = readTokens(text);

/** The names of a tier of `tokens.css`, in its order. */
export const namesOf = (tier: Parameters<typeof tierOf>[1]): string[] => [
  ...readTokens(tierOf(text, tier)).keys(),
];

/** The names that begin so, e.g. `--space-`, in the sheet's order. */
export const namesFrom = (start: string): string[] =>
  [...sheet.keys()].filter((name) => name.startsWith(start));

/** What the sheet itself says of a token. */
export const writtenAs = (name: string): string => sheet.get(name) ?? '';

const modes = ['light', 'dark'] as const satisfies readonly Mode[];

/** How a page can look: each theme that the server sends, in both modes. */
export const looks = serverThemes.flatMap(({ name, title, variables }) =>
  modes.map((mode) => ({ theme: name, title, mode, variables })),
);
type Look = (typeof looks)[number];

/** The colour of a token in a look; null for what is no colour, such as a shadow. */
export function colourIn({ mode, variables }: Pick<Look, 'mode' | 'variables'>, name: string): Colour | null {
  const worn = new Map([...sheet, ...Object.entries(readThemeMap(variables).variables)]);
  try {
    return colourOf(worn, mode, `var(${name})`);
  } catch {
    return null;
  }
}

export interface Judged {
  look: Look;
  one: string;
  other: string;
  /** WCAG contrast, 1 to 21. */
  ratio: number;
  isEnough: boolean;
}

/** The contrast of two tokens in every look, against the least that it must have. */
export const judge = (one: string, other: string, least: number): Judged[] =>
  looks.flatMap((look) => {
    const [first, second] = [colourIn(look, one), colourIn(look, other)];
    if (!first || !second) return [];
    const ratio = contrast(first, second);
    return [{ look, one: cssOf(first), other: cssOf(second), ratio, isEnough: ratio >= least }];
  });

/** A colour as CSS and as designers write it. */
export function cssOf({ red, green, blue }: Colour): string {
  const byte = (channel: number) =>
    Math.round(channel * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${byte(red)}${byte(green)}${byte(blue)}`;
}
