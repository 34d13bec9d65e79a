import { expect, test } from 'vitest';
import { hasStreamInPage, hasTopNav, rightColumnOf, type RightColumn } from './frame.ts';
import { hrefOf, routes } from '#domain/site/route.ts';

/** Every route of the table with its parameters filled in. */
const paths = routes.map(({ path }) => `/${path.replace(/:(\w+)/g, 'x')}`);

test('the top navigation is hidden on exactly these routes', () => {
  expect(paths.filter((path) => !hasTopNav(path)).sort()).toEqual(
    [
      '/accountstatment',
      '/intcasino',
      '/myBetshistory',
      '/passhistory',
      '/profile',
      '/profitloss',
      '/profitlossEvent/x/x/x',
      '/profitlossMarket/x/x/x/x',
      '/rollingComm',
      '/settings',
      '/tipsreview',
      '/userBetHistory/x/x',
      '/virtualsports',
    ].sort(),
  );
});

test('it is the last segment that counts, and it must be the whole of it', () => {
  expect(hasTopNav('/x/profile')).toBe(false);
  expect(hasTopNav('/settings/')).toBe(false);
  expect(hasTopNav('/profile/x')).toBe(true);
  expect(hasTopNav('/profiles')).toBe(true);
  expect(hasTopNav('/unknown')).toBe(true);
});

const columns: [string, RightColumn, string[]][] = [
  [
    'there is no right column on exactly these routes',
    'none',
    [
      '/accountstatment',
      '/activityLog',
      '/changpass',
      '/myBetshistory',
      '/profitloss',
      '/profitlossEvent/x/x/x',
      '/profitlossMarket/x/x/x/x',
      '/rollingComm',
      '/unsetteledbet',
      '/userBetHistory/x/x',
    ],
  ],
  [
    'live stream, slip and bets stand beside a market and a draw',
    'streamAndBets',
    ['/lotterydetails/x/x', '/marketdetails/x/x'],
  ],
  ['slip and bets stand beside the ball by ball', 'bets', ['/ballByBall/x/x']],
];

test.each(columns)('%s', (_title, column, expected) => {
  expect(paths.filter((path) => rightColumnOf(path) === column).sort()).toEqual([...expected].sort());
});

test('Play Games stands beside every other page, one that does not exist too', () => {
  const named = new Set(columns.flatMap(([, , expected]) => expected));
  const others = [...paths.filter((path) => !named.has(path)), '/unknown', '/x/marketdetails'];
  expect(others.length).toBeGreaterThan(25);
  expect(new Set(others.map(rightColumnOf))).toEqual(new Set(['casino']));
  expect(rightColumnOf(hrefOf('root'))).toBe('casino');
});

test.each([
  ['/marketdetails/1/4', true, false],
  ['/marketdetails/1/4', false, true],
  ['/lotterydetails/1/1', false, true],
  ['/virtualdetails/66101/1', true, true],
  ['/virtualdetails/66101/1', false, true],
  ['/home', false, false],
])('on %s, wide %s, the stream stands in the page: %s', (path, isWide, isThere) => {
  expect(hasStreamInPage(path, isWide)).toBe(isThere);
});
