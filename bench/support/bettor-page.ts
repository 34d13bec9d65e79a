import type { Browser, Locator, Page } from 'playwright';

/** A busy machine takes its time to list and show; none of it is measured. */
const patienceMs = 120_000;

/** Opens home as the demo bettor ben. */
export async function openHome(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  page.setDefaultTimeout(patienceMs);
  await page.goto(url);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^ben/ }).click();
  await page.getByText('Balance', { exact: true }).waitFor();
  return page;
}

/** The links to the cricket matches that are not in play, once their list is shown. */
export async function listMatches(page: Page): Promise<Locator> {
  await page
    .getByRole('navigation', { name: 'Choose a sport' })
    .getByRole('button', { name: 'Cricket' })
    .click();
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1, name: 'Cricket' }).waitFor();
  const matches = main
    .getByRole('listitem')
    .filter({ hasNotText: 'In play' })
    .locator('a[href*="/marketdetails/"]');
  await matches.first().waitFor();
  return matches;
}

/** Opens the match that starts last, so that it does not begin meanwhile. */
export async function openLastMatch(page: Page): Promise<void> {
  const matches = await listMatches(page);
  const starts = await matches
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
  await matches.nth(starts.lastIndexOf(starts.toSorted().at(-1) ?? '')).click();
  await openPrice(page, 'BACK').waitFor();
}

/** The best price of the first runner that can be pressed; quotes stand in other markets. */
export const openPrice = (page: Page, side: 'BACK' | 'LAY'): Locator =>
  page
    .getByRole('main')
    .getByRole('region', { name: 'Match Odds' })
    .locator(`button[data-side="${side}"][data-depth="0"][data-state="open"]:not([data-empty])`)
    .first();
