/** What surrounds a page, decided by its path (FRM-3 … FRM-7). */

const withoutTopNavLast = new Set([
  'profile',
  'virtualsports',
  'intcasino',
  'passhistory',
  'tipsreview',
  'rollingComm',
  'profitloss',
  'settings',
  'accountstatment',
  'myBetshistory',
]);
const withoutTopNavFirst = new Set(['profitlossMarket', 'profitlossEvent', 'userBetHistory']);

const withoutRightColumn = new Set([
  'accountstatment',
  'profitloss',
  'unsetteledbet',
  'activityLog',
  'profitlossMarket',
  'profitlossEvent',
  'userBetHistory',
  'myBetshistory',
  'rollingComm',
  'changpass',
]);

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
  if (first === 'marketdetails' || first === 'lotterydetails') return 'streamAndBets';
  if (first === 'ballByBall') return 'bets';
  return 'casino';
}
