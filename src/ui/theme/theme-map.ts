import { contrast, over } from './colour.ts';
import type { Colour } from './colour.ts';
import { OWN_COLOURS, PAIRS, THEMEABLE } from './own-colours.ts';
import type { Mode, Pair, Themeable } from './own-colours.ts';
import { parseColour } from './parse-colour.ts';

const LEAST_CONTRAST = 4.5;

/** What can be used of a server's theme map. */
export interface ThemeReading {
  /** Custom properties for the root, by name: `--theme-light-brand` … `--theme-dark-lay`. */
  readonly variables: Readonly<Record<string, string>>;
  /** Names that were dropped: not settable, or not a colour. */
  readonly dropped: readonly string[];
  /** Pairs whose contrast in a mode would be under 4.5:1; they keep our colours there: `--accent in dark`. */
  readonly unreadable: readonly string[];
}

/** By the name given: `--brand` for both modes, `--brand-dark` for one. */
type Wanted = Readonly<Record<string, string>>;

function isThemeable(name: string): name is Themeable {
  return (THEMEABLE as readonly string[]).includes(name);
}

function own(mode: Mode, name: Pair['ink'] | '--surface'): string {
  return OWN_COLOURS[mode][name];
}

function known(text: string): Colour {
  const colour = parseColour(text);
  if (!colour) throw new Error(`${text} is not a colour`);
  return colour;
}

/** What a map wants of a colour in a mode; one that is for that mode alone comes first. */
const wantedIn = (mode: Mode, name: string, wanted: Wanted): string | undefined =>
  wanted[`${name}-${mode}`] ?? wanted[name];

function isReadable(mode: Mode, pair: Pair, wanted: Wanted): boolean {
  const pick = (name: Pair['ink']) => known(wantedIn(mode, name, wanted) ?? own(mode, name));
  const ground = over(pick(pair.ground), known(own(mode, '--surface')));
  return contrast(over(pick(pair.ink), ground), ground) >= LEAST_CONTRAST;
}

/**
 * Reads the server's theme map. A name such as `--brand` sets a colour in both modes, `--brand-light` or `--brand-dark`
 * in one. Values are CSS colours (see `parseColour`). Unknown names and invalid values are dropped; a pair under 4.5:1 in
 * a mode keeps our colours there.
 */
export function readThemeMap(map: Readonly<Record<string, unknown>>): ThemeReading {
  const wanted: Record<string, string> = {};
  const dropped: string[] = [];
  for (const [name, value] of Object.entries(map)) {
    if (isThemeable(name.replace(/-(light|dark)$/, '')) && typeof value === 'string' && parseColour(value))
      wanted[name] = value.trim();
    else dropped.push(name);
  }
  const variables: Record<string, string> = {};
  const unreadable: string[] = [];
  for (const mode of ['light', 'dark'] as const) {
    for (const pair of PAIRS) {
      const names = [pair.ground, pair.ink].filter((name) => isThemeable(name));
      const set = names.filter((name) => wantedIn(mode, name, wanted) !== undefined);
      if (set.length === 0) continue;
      if (!isReadable(mode, pair, wanted)) unreadable.push(`${pair.ground} in ${mode}`);
      else
        for (const name of set)
          variables[`--theme-${mode}-${name.slice(2)}`] = wantedIn(mode, name, wanted) ?? '';
    }
  }
  return { variables, dropped, unreadable };
}

/** The part of an element that takes custom properties. */
export interface ThemeTarget {
  readonly style: {
    setProperty(name: string, value: string): void;
    removeProperty(name: string): string;
  };
}

/** Puts a reading on the root element and removes what an earlier one left. */
export function applyTheme(target: ThemeTarget, reading: Pick<ThemeReading, 'variables'>): void {
  for (const mode of ['light', 'dark']) {
    for (const name of THEMEABLE) {
      const variable = `--theme-${mode}-${name.slice(2)}`;
      const value = reading.variables[variable];
      if (value === undefined) target.style.removeProperty(variable);
      else target.style.setProperty(variable, value);
    }
  }
}
