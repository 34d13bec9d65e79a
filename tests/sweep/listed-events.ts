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
      name: link.querySelector('span')?.textContent ?? '',
    }));
  const [, , eventId = '', sportId = ''] = decodeURIComponent(href).split('/');
  return { eventId, sportId, name };
}

/** Different events from the site's own lists. */
export async function listedEvents(page: Page): Promise<ListedEvents> {
  await openWithin(page, '/');
  const market = await lastListed(page, 'section[aria-label^="Starting soon"] a[href^="/marketdetails/"]');
  const scored = ':is([href$="/1"], [href$="/2"], [href$="/4"])';
  const match = await lastListed(page, `section[aria-label="In play now"] a${scored}`);
  await openWithin(page, '/lottery');
  return { market, match, draw: await lastListed(page, 'a[href^="/lotterydetails/"]') };
}
