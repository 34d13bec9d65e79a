import { firstSegmentOf, type RouteName } from '#domain/site/route.ts';

/** What surrounds a page, decided by its path (FRM-3 … FRM-7). */

const pathsOf = (...names: readonly RouteName[]): ReadonlySet<string> => new Set(names.map(firstSegmentOf));

const withoutTopNavLast = pathsOf(
  'profile',
  'virtualSports',
  'internationalCasino',
  'passwordHistory',
  'tipsReview',
  'rollingCommission',
  'profitLoss',
  'settings',
  'accountStatement',
  'myBetsHistory',
);
const withoutTopNavFirst = pathsOf('profitLossMarket', 'profitLossEvent', 'userBetHistory');

const withoutRightColumn = pathsOf(
  'accountStatement',
  'profitLoss',
  'unsettledBets',
  'activityLog',
  'profitLossMarket',
  'profitLossEvent',
  'userBetHistory',
  'myBetsHistory',
  'rollingCommission',
  'changePassword',
);
const withStream = pathsOf('marketDetails', 'lotteryDetails');
const withBets = pathsOf('ballByBall');

const segmentsOf = (pathname: string): string[] => pathname.split('/').filter(Boolean);

/** FRM-3 */
export function hasTopNav(pathname: string): boolean {
  const segments = segmentsOf(pathname);
  return !withoutTopNavLast.has(segments.at(-1) ?? '') && !withoutTopNavFirst.has(segments[0] ?? '');
}

export type RightColumn = 'none' | 'streamAndBets' | 'bets' | 'casino';

/** FRM-4 … FRM-7 */
export function rightColumnOf(pathname: string): RightColumn {
  const first = segmentsOf(pathname)[0] ?? '';
  if (withoutRightColumn.has(first)) return 'none';
  if (withStream.has(first)) return 'streamAndBets';
  if (withBets.has(first)) return 'bets';
  return 'casino';
}

/**
 * Whether the Live Stream stands in the page: where there is no column beside it, and with a virtual event, which is only
 * seen there.
 */
export const hasStreamInPage = (pathname: string, isWide: boolean): boolean =>
  segmentsOf(pathname)[0] === firstSegmentOf('virtualDetails') ||
  (!isWide && rightColumnOf(pathname) === 'streamAndBets');
