import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast } from '../theme/colour.ts';
import { OWN_COLOURS } from '../theme/own-colours.ts';
import type { Mode } from '../theme/own-colours.ts';
import { readable, visible } from './token-pairs.fixture.ts';
import { colourOf, readTokens, textOf } from './token-sheet.fixture.ts';

const tokens = readTokens(readFileSync(new URL('./tokens.css', import.meta.url), 'utf8'));
const modes: readonly Mode[] = ['light', 'dark'];

function ratio(mode: Mode, ink: string, ground: string): number {
  return contrast(colourOf(tokens, mode, `var(${ink})`), colourOf(tokens, mode, `var(${ground})`));
}

for (const mode of modes) {
  test.each(readable)(`in ${mode}, %s on %s is at least 4.5:1`, (ink, ground) => {
    expect(ratio(mode, ink, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(visible)(`in ${mode}, %s beside %s is at least 3:1`, (edge, ground) => {
    expect(ratio(mode, edge, ground)).toBeGreaterThanOrEqual(3);
  });

  test.each(['back', 'lay'])(`in ${mode}, the best %s price is the strongest`, (side) => {
    const strength = [0, 1, 2].map((depth) => ratio(mode, '--surface', `--${side}-${depth}`));
    expect(strength).toEqual(strength.toSorted((a, b) => b - a));
    expect(new Set(strength).size).toBe(3);
  });

  test(`the theme map is judged with the ${mode} colours of the sheet`, () => {
    const sheet = Object.keys(OWN_COLOURS[mode]).map((name) => [name, textOf(tokens, mode, `var(${name})`)]);
    expect(Object.fromEntries(sheet)).toEqual(OWN_COLOURS[mode]);
  });
}
