import { expect, type Page } from '@playwright/test';
import { settle } from './pages.ts';
import type { SpecPage } from './spec-pages.ts';

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
  const { path, title, isBare = false, isAwaited = false } = spec;
  await expect(page, path).toHaveTitle(title === '' ? 'Layline' : `${title} · Layline`);
  await settle(page);
  await expectOwn(page, spec, told);
  const main = page.getByRole('main');
  if (!isAwaited) await expect(main, path).not.toContainText(/not built yet|No payments yet/);
  if (told.note && !isBare) await expect(main, path).toContainText(told.note);
  expect(await page.evaluate(() => location.pathname)).toBe(path);
  expect(await main.count(), isBare ? 'a bare page' : 'a page').toBe(1);
}

/** Checks that Home is shown. */
export async function expectHome(page: Page, why: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), why).toHaveText('Live markets');
  await expect(page.getByRole('main').getByRole('region', { name: 'In play now' }), why).toBeVisible();
}
