import type { Page } from '@playwright/test';
import { openWithin } from './pages.ts';
import type { ListedEvent, ListedEvents } from './spec-pages.ts';

/** The last matching link on the page: what it leads to is not over soon. */
async function lastListed(page: Page, selector: string): Promise<ListedEvent> {
  // Read in one step, since the list moves.
  const { href, name } = await page
    .locator(`main ${selector}`)
    .last()
    .evaluate((link) => ({
      href: link.getAttribute('href') ?? '',
      name: (link.querySelector('span') ?? link).textContent ?? '',
    }));
  const [, route, first = '', second = ''] = decodeURIComponent(href).split('/');
  // For a bettor a virtual event's link names its sport first (RTE-9).
  return route === 'virtualdetails'
    ? { eventId: second, sportId: first, name }
    : { eventId: first, sportId: second, name };
}

/** Different events from the site's own lists. */
export async function listedEvents(page: Page): Promise<ListedEvents> {
  await openWithin(page, '/?sport=4');
  const market = await lastListed(page, 'li a[href^="/marketdetails/"]');
  await openWithin(page, '/');
  const scored = 'section[aria-label="In play now"] a:is([href$="/1"], [href$="/2"], [href$="/4"])';
  await page.locator(scored).first().waitFor();
  // A short list is shown whole.
  const showAll = page.getByRole('button', { name: /^Show all/ });
  if (await showAll.isVisible()) await showAll.click();
  const match = await lastListed(page, scored);
  await openWithin(page, '/lottery');
  await page.getByRole('group', { name: 'Choose a draw' }).getByRole('button').last().click();
  const draw = await lastListed(page, 'section h2 a[href^="/lotterydetails/"]');
  await openWithin(page, '/virtualsports');
  // A blocked bettor is sent home from there, and from every event's page, whatever its id.
  await page.getByRole('heading', { level: 1, name: /^(Virtual Sports|Live markets)$/ }).waitFor();
  const isSentHome = !page.url().endsWith('/virtualsports');
  const virtual = isSentHome
    ? { ...match, sportId: '66101' }
    : await lastListed(page, 'section[aria-label="Now and starting soon"] a[href*="/66101"]');
  return { market, match, draw, virtual };
}
