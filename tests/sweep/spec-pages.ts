import type { Locator } from '@playwright/test';

/** What is beside a page (FRM-4 … FRM-7). */
export type Beside = 'nothing' | 'streamAndBets' | 'bets' | 'games';

/** Who is sent home (GRD-1 … GRD-3): users without a token, blocked users, or both. */
export type Guard = 'none' | 'token' | 'login-enabled' | 'both';

/** A route as the specification describes it, independent of the site's own table. */
export interface SpecPage {
  readonly rule: string;
  readonly path: string;
  readonly guard: Guard;
  /** The window title before the site's name; empty: only the site's name. */
  readonly title: string;
  /** The page's first heading; empty: it has none. */
  readonly heading: string;
  /** What only this page shows. Without it, the page is empty within its frame. */
  readonly shows?: (main: Locator) => Locator;
  /** FRM-3 */
  readonly hasSports: boolean;
  readonly beside: Beside;
  /** The event is drawn in the page, whatever stands beside it: the specification is silent. */
  readonly hasPicture?: boolean;
  /** RTE-15 */
  readonly isBare?: boolean;
  /** The variables it sends to the gateway, where its path names its subject. */
  readonly asks?: Readonly<Record<string, unknown>>;
}

/** An event as a list shows it. */
export interface ListedEvent {
  readonly eventId: string;
  readonly sportId: string;
  readonly name: string;
}

export interface ListedEvents {
  readonly market: ListedEvent;
  /** A different one. */
  readonly match: ListedEvent;
  readonly draw: ListedEvent;
  readonly virtual: ListedEvent;
}

const days = { from: '2026-11-01', to: '2026-11-22' };

const page = (
  rule: string,
  path: string,
  guard: Guard,
  title: string,
  more: Partial<SpecPage> = {},
): SpecPage => ({ rule, path, guard, title, heading: title, hasSports: true, beside: 'games', ...more });

// For pages with other surroundings than sports above and Play Games beside them.
const noSports = { hasSports: false } as const;
const wide = { beside: 'nothing' } as const;
const report = { ...noSports, ...wide } as const;
const market = { beside: 'streamAndBets' } as const;
const bare = { ...report, isBare: true } as const;

type Role = 'region' | 'link' | 'form' | 'button' | 'heading' | 'cell';
const its = (role: Role, name: string | RegExp) => ({
  shows: (main: Locator) => main.getByRole(role, { name }).first(),
});
const field = (label: string) => ({ shows: (main: Locator) => main.getByLabel(label).first() });
const says = (text: string) => ({ shows: (main: Locator) => main.getByText(text, { exact: true }).first() });
const has = (selector: string) => ({ shows: (main: Locator) => main.locator(selector).first() });
const prices = has('section button[data-side][data-depth="0"]');
/** A row of a list, not only the list. */
const rowIn = (list: string) => has(`section[aria-label="${list}"] li a[href^="/marketdetails/"]`);
const home = { heading: 'Live markets', ...rowIn('In play now') };

const matchRow = has('section li a[href^="/marketdetails/"]');

export const homePage: SpecPage = page('RTE-1', '/', 'none', '', home);

/** Every route of the specification's table. Each event's page has an event of its own. */
export function specPages(events: ListedEvents): SpecPage[] {
  const { market: listed, match, draw, virtual } = events;
  return [
    homePage,
    page('RTE-18', '/home', 'none', '', home),
    page('XBR-2', '/?sport=4', 'none', 'Cricket', matchRow),
    page('RTE-16', '/layout', 'none', '', { heading: '' }),
    page('RTE-2', '/lottery', 'none', 'Lottery', has('a[href^="/lotterydetails/"]')),
    page('RTE-3', '/changpass', 'token', 'Change password', { ...wide, ...field('Current password') }),
    page('RTE-4', '/accountstatment', 'token', 'Account statement', {
      ...report,
      ...its('cell', /first-funds-/),
    }),
    page('RTE-4', '/inplay', 'token', 'In play', rowIn('Cricket')),
    page('RTE-4', '/inplay?sport=4', 'token', 'Cricket in play', matchRow),
    page('RTE-4', '/favourites', 'token', 'Favourites', says('No favourites yet')),
    page('RTE-4', '/profitloss', 'token', 'Betting profit and loss', {
      ...report,
      ...says('Nothing was settled in this period'),
      asks: { level: 'SPORT' },
    }),
    page('RTE-4', '/settings', 'token', 'Settings', { ...noSports, ...field('Quick stakes') }),
    page('RTE-4', '/myBetshistory', 'token', 'My Bets', {
      ...report,
      ...says('No bets were placed in this period'),
    }),
    page('RTE-5', `/lotterydetails/${draw.eventId}/${draw.sportId}`, 'login-enabled', 'Lottery draw', {
      ...market,
      ...has('section[aria-label="First digit"] button[data-side][data-depth="0"]'),
      heading: draw.name,
    }),
    page('RTE-5', `/marketdetails/${listed.eventId}/${listed.sportId}`, 'login-enabled', 'Market', {
      ...market,
      ...prices,
      heading: listed.name,
    }),
    page('RTE-6', '/binary', 'login-enabled', 'Binary', its('heading', /close \d+$/)),
    page('RTE-6', '/tipsreview', 'login-enabled', 'Tips review', {
      ...noSports,
      ...has('article a[href^="/marketdetails/"]'),
      heading: 'Tips & Review',
    }),
    page('RTE-6', '/virtualsports', 'login-enabled', 'Virtual sports', {
      ...noSports,
      ...has('section[aria-label="Now and starting soon"] li a'),
      heading: 'Virtual Sports',
    }),
    page('RTE-6', '/intcasino', 'login-enabled', 'International casino', {
      ...noSports,
      ...its('button', /^High Card/),
    }),
    page('RTE-6', '/casino', 'login-enabled', 'Casino', its('button', /^High Card/)),
    page('RTE-6', '/rules', 'login-enabled', 'Rules', its('heading', 'Settlement and commission')),
    page('RTE-7', '/horseRacing/7', 'login-enabled', 'Horse racing', {
      ...has('a[href^="/marketdetails/"][href$="/7"]'),
      heading: 'Horse Racing',
    }),
    page('RTE-8', `/ballByBall/${match.sportId}/${match.eventId}`, 'login-enabled', 'Ball by ball', {
      ...has('section[aria-label="Scoreboard"] td'),
      heading: match.name,
      beside: 'bets',
    }),
    page('RTE-9', `/virtualdetails/${virtual.sportId}/${virtual.eventId}`, 'both', 'Virtual event', {
      ...prices,
      heading: virtual.name,
      hasPicture: true,
    }),
    page(
      'RTE-10',
      `/profitlossMarket/4/${listed.eventId}/${days.from}/${days.to}`,
      'both',
      'Profit and loss by market',
      {
        ...report,
        ...its('link', 'Events'),
        asks: { level: 'MARKET', sportId: '4', eventId: listed.eventId, period: { ...days, zone: 'UTC' } },
      },
    ),
    page('RTE-11', `/profitlossEvent/2/${days.from}/${days.to}`, 'both', 'Profit and loss by event', {
      ...report,
      ...its('link', 'All sports'),
      asks: { level: 'EVENT', sportId: '2', period: { ...days, zone: 'UTC' } },
    }),
    page('RTE-12', `/userBetHistory/${match.eventId}.mo/${match.sportId}`, 'both', 'Bets of a market', {
      ...report,
      ...says('You have no bets in this market'),
      asks: { marketId: `${match.eventId}.mo` },
    }),
    page('RTE-13', '/activityLog', 'both', 'Activity log', { ...says('This one'), ...wide }),
    page('RTE-13', '/rollingComm', 'both', 'Rolling commission', {
      ...report,
      ...its('region', 'Your rate'),
    }),
    page('RTE-13', '/unsetteledbet', 'both', 'Unsettled bets', {
      ...wide,
      ...says('You have no unsettled bets'),
      asks: { scope: 'UNSETTLED' },
    }),
    page('RTE-13', '/passhistory', 'both', 'Password history', {
      ...noSports,
      ...its('link', 'Change password'),
    }),
    page('RTE-13', '/profile', 'both', 'Profile', { ...noSports, ...says('ben') }),
    page('RTE-13', '/referRearn', 'both', 'Refer and earn', its('region', 'Your code')),
    page('RTE-14', '/banking', 'both', 'Banking', its('region', 'Your wallet')),
    page(
      'RTE-14',
      '/banking/deposit/7',
      'both',
      'Deposit',
      says('The exchange holds you to it. Leave it empty to go without one.'),
    ),
    page(
      'RTE-14',
      '/banking/deposit-details/1000',
      'both',
      'Deposit details',
      says('You have no deposit of ₹1,000.00 to pay'),
    ),
    page(
      'RTE-14',
      '/banking/autoDeposit/1000',
      'both',
      'Automatic deposit',
      its('button', 'Ask my bank for ₹1,000.00'),
    ),
    page(
      'RTE-14',
      '/banking/payment-waiting/1000/123456789012/upi',
      'both',
      'Payment waiting',
      says('This address leads to none of your payments'),
    ),
    page('RTE-14', '/banking/withdraw', 'both', 'Withdraw', its('button', 'Add a payee')),
    page('RTE-14', '/banking/transfer', 'both', 'Transfer', field('Amount')),
    page('RTE-14', '/banking/reward', 'both', 'Reward', says('No rewards')),
    page('RTE-14', '/banking/withdrawdetails', 'both', 'Withdraw details', says('No withdrawals')),
    page('RTE-15', '/signup', 'none', 'Register', {
      ...bare,
      ...says('Your account begins with ₹10,000.00 of play money. The other bettors are simulated.'),
      heading: 'Open an account',
    }),
    page('RTE-15', '/forgetPass', 'none', 'Forgotten password', {
      ...bare,
      ...its('form', 'Ask for a code'),
    }),
    // Beyond the specification's table.
    page('', '/results/4', 'none', 'Results', { ...matchRow, heading: 'Results in Cricket' }),
    page('', '/stage', 'none', 'Stage', its('button', 'Put an event on')),
    page('RTE-18', '/no/such/page', 'none', 'No such page', {
      ...says('There is no such page'),
      heading: '',
    }),
  ];
}
