import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allThemes, themeOf } from '#server/exchange/catalogue/themes.ts';
import { palette } from '#server/games/palette.ts';
import { contrast } from '#ui/theme/colour.ts';
import { readThemeMap } from '#ui/theme/theme-map.ts';
import { readable, visible } from '#ui/tokens/token-pairs.fixture.ts';
import { colourOf, readTokens } from '#ui/tokens/token-sheet.fixture.ts';
import { themeNames } from '#contract/site-names.ts';
import { root } from './source-files.ts';

const identity = { title: 'Layline', logo: '' };
const tokens = readTokens(readFileSync(join(root, 'src/ui/tokens/tokens.css'), 'utf8'));

test('there are three themes, each with colours of its own', () => {
  const themes = allThemes(identity);
  expect(themes.map(({ name }) => name)).toEqual([...themeNames]);
  expect(themes.length).toBeGreaterThanOrEqual(3);
  expect(new Set(themes.map(({ variables }) => JSON.stringify(variables))).size).toBe(themes.length);
  for (const { name, title: _, ...theme } of themes)
    expect(themeOf(name as never, [], identity)).toEqual({ ...theme, homeBlocks: [] });
});

test.each(allThemes(identity))('the page takes every colour of $name, in both modes', ({ variables }) => {
  const { dropped, unreadable } = readThemeMap(variables);
  expect(dropped).toEqual([]);
  expect(unreadable).toEqual([]);
});

const cases = allThemes(identity).flatMap(({ name, variables }) =>
  (['light', 'dark'] as const).flatMap((mode) => [
    { name, mode, variables, pairs: readable, least: 4.5 },
    { name, mode, variables, pairs: visible, least: 3 },
  ]),
);

test.each(cases)('$name keeps every contrast of $least:1 in $mode', ({ mode, variables, pairs, least }) => {
  const worn = new Map([...tokens, ...Object.entries(readThemeMap(variables).variables)]);
  const colour = (name: string) => colourOf(worn, mode, `var(${name})`);
  const faint = pairs.filter(([one, other]) => contrast(colour(one), colour(other)) < least);
  expect(faint).toEqual([]);
});

test.each(['light', 'dark'] as const)('the games host has the site’s colours in %s', (mode) => {
  const own = new Map(Object.entries(palette));
  const others = [...own.keys()].filter(
    (name) =>
      JSON.stringify(colourOf(own, mode, `var(${name})`)) !==
      JSON.stringify(colourOf(tokens, mode, `var(${name})`)),
  );
  expect(others).toEqual([]);
});
