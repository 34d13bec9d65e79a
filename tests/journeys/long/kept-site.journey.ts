import { expect, test as base, type Page } from '@playwright/test';
import { keptCaches, newBuild, prices, selectAndKeep, stake, wholeBuilds } from '../kept-site-steps.ts';
import { openSiteDoor, type SiteDoor } from './site-door.ts';

const test = base.extend<{ door: SiteDoor }>({
  door: async ({ browserName: _ }, give) => {
    const door = await openSiteDoor(process.env.LAYLINE_JOURNEYS_URL ?? '');
    await give(door);
    await door.close();
  },
  baseURL: async ({ door }, give) => give(door.url),
});
test.use({ serviceWorkers: 'allow' });

/** Whether the page that runs is the next build's. */
const isNext = (page: Page) => page.locator('script[type="module"][src*=".next."]').count();

test('a new build is offered, not forced: the slip stays, and so do the scripts of a page of the old one', async ({
  page,
  context,
  door,
}) => {
  await selectAndKeep(page);
  const old = await context.newPage();
  await old.goto('/');
  await expect(prices(old).first()).toBeVisible();

  // A build that does not come whole changes nothing.
  door.lose('rules-page');
  door.deploy('next');
  await expect(newBuild(page)).toBeVisible();
  expect(await isNext(page)).toBe(0);
  await old.reload();
  await expect(prices(old).first()).toBeVisible();
  expect(await isNext(old)).toBe(1);
  await expect.poll(() => door.lost()).toBeGreaterThan(0);
  await expect.poll(async () => (await keptCaches(page)).length).toBe(1);
  await old.close();

  door.lose(null);
  await page.getByRole('button', { name: 'Close this note' }).click();
  await expect(newBuild(page)).toHaveCount(0);
  // By now the server has no script of this page's build.
  await page.getByRole('button', { name: 'Rules & Regulations' }).click();
  await expect(page.getByRole('dialog', { name: 'Rules & Regulations' })).toContainText('Back and lay');
  await page.keyboard.press('Escape');

  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(stake(page)).toHaveValue('123');
  expect(await isNext(page)).toBe(1);
  await expect.poll(() => wholeBuilds(page)).toBe(2);
  await expect(newBuild(page)).toHaveCount(0);
  await context.setOffline(true);
  await page.reload();
  await expect(stake(page)).toHaveValue('123');
  expect(await isNext(page)).toBe(1);
});

test('where nothing is kept a visit without a connection says so; a withdrawn worker leaves nothing behind', async ({
  page,
  context,
  door,
}) => {
  await selectAndKeep(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await context.setOffline(true);
  await page.goto('/rules');
  await expect(page.getByRole('heading', { name: 'There is no connection.' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();

  door.deploy('withdrawn');
  await page.goto('/');
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(registrations).toBe(0);
  expect(await keptCaches(page)).toEqual([]);
  await page.reload();
  await expect(stake(page)).toHaveValue('123');
});
