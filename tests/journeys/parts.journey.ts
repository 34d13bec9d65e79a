import { expect, test, type Page } from '@playwright/test';
import { keepBettor, openWindow, selection, stakeTyped, type Kept } from './parts/parts-world.ts';
import { scriptsOf } from './parts/site-parts.ts';

const again = (page: Page) => page.getByRole('button', { name: 'Try again' });

/** The frame stands, leads on, and the slip is as it was left. */
async function expectUsable(page: Page, hasSlip: boolean): Promise<void> {
  const banner = page.getByRole('banner');
  await expect(async () => {
    // What was asked for may open a moment later.
    await page.keyboard.press('Escape');
    await banner.getByRole('link', { name: 'Layline, home' }).click({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await expect(page).toHaveURL(/\/$/);
  if (!hasSlip) return;
  await banner.getByRole('button', { name: /^Bets/ }).click();
  await expect(selection(page).getByRole('textbox', { name: 'Stake' })).toHaveValue(stakeTyped);
  await page.keyboard.press('Escape');
}

let kept: Kept;

test.beforeAll(async ({ browser }) => {
  const window = await openWindow(browser, null);
  kept = await keepBettor(window.page);
  await window.close();
});

test('after a new build an old page offers to reload, and the slip is as it was left', async ({
  browser,
}) => {
  const { page, close } = await openWindow(browser, kept);
  const [gone] = scriptsOf('src/app/pages/settings-page.tsx');
  let isRenewed = true;
  await page.route(`**/${gone}`, (route) => (isRenewed ? route.fulfill({ status: 404 }) : route.continue()));
  await page.route('/', async (route) => {
    if (!isRenewed || route.request().isNavigationRequest()) return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replace(/assets\/index-[\w-]+\.js/, 'assets/index-newer.js');
    return route.fulfill({ response, body });
  });
  await page.goto('/settings');
  await expect(page.getByRole('alert')).toContainText('There is a new version of this site.');
  await expect(again(page)).toHaveCount(0);
  isRenewed = false;
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Settings');
  await expectUsable(page, true);
  await close();
});
