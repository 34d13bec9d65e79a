import type { Browser, Page } from 'playwright';
import { openHome } from '../support/bettor-page.ts';
import { mustHappen } from '../support/outcome.ts';

/** How many markets the events have that are opened in turn, over and over. */
const leastMarkets = 40;
const mostEvents = 25;
/** How long each is looked at, ms. */
const lookMs = 1_500;
/** A market that nobody shows is followed a while longer, and what is asked of the exchange is answered by then, ms. */
const restMs = 5_000;

export interface InTurn {
  page: Page;
  /** Opens and closes events for about so long, ms, and leaves the page at home. */
  go(ms: number): Promise<void>;
}

/** A page on which events are opened one after the other, without loading it again. */
export async function openInTurn(browser: Browser, url: string): Promise<InTurn> {
  const page = await openHome(browser, url);
  let next = 0;
  let isFirst = true;
  let markets = 0;
  return {
    page,
    async go(ms) {
      const end = performance.now() + ms - restMs;
      // In an hour, most of what is listed ends.
      const paths = await pathsOf(page, url);
      // The first time round everything is fetched once.
      const least = isFirst ? paths.length : 1;
      for (let opened = 0; opened < least || performance.now() < end; opened++) {
        await show(page, paths[next++ % paths.length]!);
        // One that has just ended has no prices.
        await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
        await page.waitForTimeout(lookMs);
        if (isFirst) markets += await page.locator('main section[data-kind]').count();
      }
      isFirst = false;
      mustHappen('markets are opened in turn', markets, leastMarkets);
      await show(page, '/');
      await page.waitForTimeout(restMs);
    },
  };
}

/** Goes to a page as a link does, but in the same entry of the history, which would grow otherwise. */
const show = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    window.history.replaceState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** The paths of the events in the lists of the sports. */
async function pathsOf(page: Page, url: string): Promise<string[]> {
  const paths = new Set<string>();
  for (const sport of ['Cricket', 'Soccer', 'Tennis']) {
    const tabs = page.getByRole('navigation', { name: 'Choose a sport' });
    // Its count stands beside it.
    await tabs.getByRole('button', { name: new RegExp(`^${sport}`) }).click();
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 1, name: sport, exact: true }).waitFor();
    const links = main.locator('a[href*="/marketdetails/"]');
    await links.first().waitFor();
    for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')))
      paths.add(new URL(href, url).pathname);
  }
  return [...paths].slice(0, mostEvents);
}
