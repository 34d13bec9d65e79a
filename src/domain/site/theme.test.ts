import { expect, test } from 'vitest';
import { readStoredTheme, type ThemeConfig } from './theme.ts';

const theme: ThemeConfig = {
  variables: [{ name: '--brand', value: '#123456' }],
  exchangeFavicon: '/icon.svg',
  exchangeTitle: 'Layline',
  themeColor: '#123456',
  exchangeLogo: '/logo.svg',
  yearNotice: '2023',
  homeBlocks: ['closest'],
};

test('a theme that was stored is read as it was', () => {
  expect(readStoredTheme(JSON.stringify(theme))).toEqual(theme);
});

test.each([undefined, 'closest', [1]])(
  '%s is no order of home, and the rest of the theme counts',
  (homeBlocks) => {
    expect(readStoredTheme(JSON.stringify({ ...theme, homeBlocks }))).toEqual({ ...theme, homeBlocks: [] });
  },
);

test.each([
  ['nothing', null],
  ['an empty text', ''],
  ['a cut text', '{"variables":'],
  ['another value', '"dark"'],
  ['null', 'null'],
  ['a missing title', JSON.stringify({ ...theme, exchangeTitle: undefined })],
  ['variables of another shape', JSON.stringify({ ...theme, variables: { '--brand': '#123456' } })],
  ['a variable without a value', JSON.stringify({ ...theme, variables: [{ name: '--brand' }] })],
])('%s is no theme', (_what, text) => {
  expect(readStoredTheme(text)).toBeNull();
});
