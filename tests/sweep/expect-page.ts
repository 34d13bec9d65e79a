import { expect, type Page } from '@playwright/test';
import { settle } from './pages.ts';
import type { SpecPage } from './spec-pages.ts';
import { patience } from '../support/patience.ts';
import { viewports } from '../support/viewports.ts';

/** What every page in the frame tells this user. */
interface Told {
  readonly note?: string;
}

/**
 * Checks that the page shows what is its own: its heading, and what no other page has. Whatever else is asked of a page
 * holds on one that draws nothing, so this is asked first.
 */
export async function expectOwn(
  page: Page,
  { path, heading, shows }: SpecPage,
  { note = '' }: Told = {},
): Promise<void> {
  const main = page.getByRole('main');
  const head = main.getByRole('heading', { level: 1 });
  if (shows) {
    if (heading === '') await expect(head, path).toHaveCount(0);
    else await expect(head, path).toHaveText(heading);
    await expect(shows(main), path).toBeVisible();
    return;
  }
  await expect(page.getByRole('navigation', { name: 'Exchange' }), path).toBeVisible();
  await expect(main, path).toHaveText(note);
}

/** Checks that it is the page of its path: by its title and by what is its own. */
export async function expectPage(page: Page, spec: SpecPage, told: Told = {}): Promise<void> {
  const { path, title, isBare = false } = spec;
  await expect(page, path).toHaveTitle(title === '' ? 'Layline' : `${title} · Layline`);
  await settle(page);
  await expectOwn(page, spec, told);
  const main = page.getByRole('main');
  await expect(main, path).not.toContainText(/not built yet|No payments yet/);
  if (told.note && !isBare) await expect(main, path).toContainText(told.note);
  expect(await page.evaluate(() => location.pathname + location.search)).toBe(path);
  expect(await main.count(), isBare ? 'a bare page' : 'a page').toBe(1);
}

/** Checks that Home is shown. */
export async function expectHome(page: Page, why: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), why).toHaveText('Live markets');
  await expect(page.getByRole('main').getByRole('region', { name: 'In play now' }), why).toBeVisible();
}

/** How many rows of what is in play stand in the first screen of a desktop, and of a phone. */
const leastRows = { desktop: 10, phone: 4 };

/** Checks that home's first screen says what it is and holds rows of prices: what else home has comes below. */
export async function expectPricesFirst(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toContainText('All money here is play money.');
  const list = page.getByRole('region', { name: 'In play now' });
  const rowsShown = () =>
    list.getByRole('listitem').evaluateAll((rows) => {
      // On a phone, and hidden elsewhere, it covers the page's foot.
      const bar = document.querySelector('nav[aria-label="Main"]')?.getBoundingClientRect();
      const end = bar && bar.height > 0 ? bar.top : innerHeight;
      /** It has prices, and nothing lies over them. */
      const isOpen = (row: Element) => {
        const prices = [...row.querySelectorAll('button[data-side]')];
        const isClear = (price: Element) => {
          const { left, right, top, bottom } = price.getBoundingClientRect();
          return [top + 2, bottom - 2].every((y) =>
            price.contains(document.elementFromPoint((left + right) / 2, y)),
          );
        };
        return prices.length > 0 && prices.every(isClear);
      };
      return rows.filter((row) => row.getBoundingClientRect().bottom <= end && isOpen(row)).length;
    });
  const isWide = (page.viewportSize()?.width ?? 0) >= viewports.desktop.width;
  // A new installation's matches start one after the other.
  await expect
    .poll(rowsShown, { message: 'rows in the first screen', timeout: patience.test })
    .toBeGreaterThanOrEqual(isWide ? leastRows.desktop : leastRows.phone);
}
