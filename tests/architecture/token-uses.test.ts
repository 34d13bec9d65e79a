import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readTokens } from '#ui/tokens/token-sheet.fixture.ts';
import { tierOf } from '../../.storybook/foundations/tiers.ts';
import { tokenUses } from '../../.storybook/foundations/token-uses.ts';
import { root } from './source-files.ts';

test('the Storybook says what every meaning token is for', () => {
  const sheet = readFileSync(join(root, 'src/ui/tokens/tokens.css'), 'utf8');
  expect(Object.keys(tokenUses)).toEqual([...readTokens(tierOf(sheet, 'Meaning')).keys()]);
});
