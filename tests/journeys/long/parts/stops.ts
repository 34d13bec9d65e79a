import type { Page } from '@playwright/test';
import { routes } from '#domain/site/route.ts';

/** A place of the site at which something is loaded. */
export interface Stop {
  readonly path: string;
  /** What a person does there to see the rest of it. */
  readonly act?: (page: Page) => Promise<unknown>;
  readonly width?: number;
  /** The page's title, once the page is shown. */
  readonly title?: RegExp;
  /** The name of the popup that opens there over a page. */
  readonly popup?: string;
  /** What is otherwise fetched early and is needed here. */
  readonly asksFor?: string;
  /** Nobody is signed in. */
  readonly isVisitors?: boolean;
  /** There is no frame around it. */
  readonly isBare?: boolean;
}

const popupNames = (marketId: string): Readonly<Record<string, string>> => ({
  search: 'Search',
  exposure: 'My Market',
  rules: 'Rules & Regulations',
  install: 'Install the app',
  [`rules/${marketId}`]: 'Rules of this market',
  bets: 'Bets',
  banking: 'Banking',
  login: 'Sign in',
});

/** Every address of the route table, every popup, a runner with its graph, and a phone's frame. */
export function stopsOf({
  eventId,
  raceId,
  drawId,
  indexId,
}: Record<'eventId' | 'raceId' | 'drawId' | 'indexId', string>): readonly Stop[] {
  const market = `/marketdetails/${eventId}/4`;
  const dates = { startDate: '2026-11-01', endDate: '2026-11-22' };
  const ids = { eventId, id: '4', sportId: '4', sportsId: '4', marketId: `${eventId}.book` };
  const values: Record<string, string> = {
    ...dates,
    ...ids,
    amount: '1000',
    utr: '123456789012',
    method: 'upi',
  };
  // The slip beside it also has buttons that name the runner, and may appear sooner.
  const openRunner = (page: Page) =>
    page.getByRole('main').getByRole('button', { name: 'Parts', exact: true }).click();
  const openStream = (page: Page) => page.getByRole('button', { name: 'Live Stream' }).click();
  // A horse's number and silks come after its name.
  const seeCard = (page: Page) => page.getByRole('main').getByText('2', { exact: true }).first().waitFor();
  const seeClosed = (page: Page) => page.getByRole('main').getByText('6 over runs').waitFor();
  const seeHandicap = (page: Page) => page.getByRole('region', { name: 'Asian Handicap' }).waitFor();
  const seeDraw = (page: Page) => page.getByRole('region', { name: 'The draw' }).waitFor();
  const seeEnding = async (page: Page) => {
    await page.getByText('No index value yet.').waitFor();
    await page.getByRole('link', { name: /^Results in/ }).waitFor();
  };
  const openGraph = async (page: Page) => {
    const graph = page.getByRole('tab', { name: 'Price graph' });
    if (!(await graph.isVisible())) await openRunner(page);
    await graph.click();
  };
  const popups = Object.entries(popupNames(ids.marketId)).map(([hash, popup]) => ({
    path: `/#${hash}`,
    popup,
    // A signed-in user is not asked to sign in.
    isVisitors: hash === 'login',
    asksFor: 'src/app/popups/popup-dialogs.tsx',
  }));
  return [
    { path: '/' },
    { path: '/?sport=4', title: /^Cricket/ },
    // Also fetched early, but this page cannot appear without it.
    { path: market, asksFor: 'src/graphql/with-apollo.tsx' },
    { path: market, act: seeClosed },
    { path: market, act: seeHandicap },
    { path: market, act: openRunner },
    { path: market, act: openGraph },
    { path: market, act: openStream },
    { path: market, act: openStream, width: 390 },
    { path: `/marketdetails/${raceId}/7`, act: seeCard },
    { path: `/marketdetails/${drawId}/66104`, act: seeDraw },
    { path: `/marketdetails/${indexId}/66103`, act: seeEnding },
    ...popups,
    { path: '/#bets', width: 390, popup: 'Bets', asksFor: 'src/app/bets/bets-sheet.tsx' },
    {
      path: '/',
      width: 390,
      act: (page) => page.getByRole('button', { name: 'Menu', exact: true }).click(),
      asksFor: 'src/app/frame/side-drawer.tsx',
    },
    {
      path: '/',
      width: 390,
      act: (page) => page.getByRole('button', { name: 'Wallet', exact: true }).click(),
    },
    ...routes.map(({ name, title, ...route }) => ({
      path: `/${route.path.replace(/:(\w+)/g, (_, key: string) => values[key] ?? key)}`,
      title: title === 'Home' ? /^Layline$/ : new RegExp(`^${title}`),
      // Signing out would end the session of every window, and a signed-in user does not register.
      isVisitors: name === 'logout' || name === 'signUp',
      isBare: 'isBare' in route,
    })),
  ];
}
