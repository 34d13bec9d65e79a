import { expect, test, type Page } from '@playwright/test';
import { viewports } from '../../support/viewports.ts';

const { phone } = viewports;

async function signIn(page: Page, name: string): Promise<void> {
  await page.goto('/#login');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
}

const banner = (page: Page) => page.getByRole('banner');
const pathOf = (page: Page) => new URL(page.url()).pathname;

test('[FRM-1] [HDR-6] [SID-1] [FTR-3] [PNL-10] [CAL-2] what a visitor sees around the home page', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await expect(banner(page).getByRole('link', { name: 'Layline, home' })).toBeVisible();
  await expect(banner(page).getByRole('combobox', { name: 'Search events' })).toBeVisible();
  await expect(banner(page).getByRole('link', { name: 'Register' })).toBeVisible();
  await expect(banner(page).getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(banner(page).getByRole('button', { name: 'Deposit' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Promotions' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Choose a sport' })).toBeVisible();

  const news = page.getByRole('region', { name: 'News' });
  await expect(news).toContainText(' v ');
  const duration = await news
    .locator('div > div')
    .first()
    .evaluate((track) => getComputedStyle(track).animationDuration);
  expect(duration).toBe('30s');

  const side = page.getByRole('navigation', { name: 'Sports' });
  await expect(side.getByRole('button', { name: /^Cricket/ })).toBeVisible();
  for (const name of ['Whatsapp', 'Telegram', 'Instagram']) {
    await expect(side.getByRole('link', { name })).toHaveAttribute('href', /^https:\/\//);
  }
  await expect(side.getByRole('button', { name: 'Download APK' })).toBeVisible();
  await expect(side.getByRole('button', { name: 'Vimaan' })).toBeVisible();
  await expect(side.getByRole('link', { name: 'Favourites' })).toHaveCount(0);

  const games = page.getByRole('region', { name: 'Play Games' });
  await expect(games.getByRole('button', { name: /Popular/ }).first()).toBeVisible();
  await expect(page.getByText('© 2023')).toBeVisible();
  await page.getByRole('button', { name: 'Rules & Regulations' }).click();
  await expect(page.getByRole('dialog', { name: 'Rules & Regulations' })).toBeVisible();
  await expect(page).toHaveURL(/#rules$/);
  // The popup is a history entry: Back closes it, Forward opens it.
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goForward();
  await expect(page.getByRole('dialog', { name: 'Rules & Regulations' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(pathOf(page)).toBe('/');

  // The font is requested once the page is shown.
  const font = () =>
    page.evaluate(() =>
      [...document.fonts].some(({ family, status }) => family.includes('Variable') && status === 'loaded'),
    );
  await expect.poll(font).toBe(true);
});

test('[VAL-2] [VAL-3] a visitor’s Vimaan and games ask for the login', async ({ page }) => {
  const bar = page.getByRole('navigation', { name: 'Exchange' });
  const toast = page.getByText('Please Login first!');
  for (const press of [
    () => bar.getByRole('button', { name: 'VIMAAN' }).click(),
    () => page.getByRole('region', { name: 'Play Games' }).getByRole('button').first().click(),
  ]) {
    await page.goto('/lottery');
    await press();
    await expect(toast).toBeVisible();
    await expect.poll(() => pathOf(page)).toBe('/');
  }
});

test('[TST-1] one toast at a time, eased in 100 ms, gone by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  // Counted in every drawn frame.
  await page.evaluate(() => {
    const most = ((window as { most?: { open: number } }).most = { open: 0 });
    const count = () => {
      const open = document.querySelectorAll(
        '[data-sonner-toast][data-visible="true"][data-removed="false"]',
      );
      most.open = Math.max(most.open, open.length);
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  const vimaan = page.getByRole('navigation', { name: 'Exchange' }).getByRole('button', { name: 'VIMAAN' });
  const inPlay = page.getByRole('navigation', { name: 'Exchange' }).getByRole('button', { name: 'Inplay' });
  await vimaan.click();
  const asked = page.locator('[data-sonner-toast]', { hasText: 'Please Login first!' });
  await expect(asked).toBeVisible();
  const ease = await asked.evaluate((toast) => {
    const { transitionDuration, transitionTimingFunction } = getComputedStyle(toast);
    return [...new Set([...transitionDuration.split(', '), ...transitionTimingFunction.split(', ')])];
  });
  expect(ease).toEqual(['0.1s', 'ease']);
  await inPlay.click();
  await expect(page.getByText('Sign in to open that page.')).toBeVisible();
  await expect(asked).toHaveCount(0);
  await vimaan.click();
  await expect(asked).toBeVisible();
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0, { timeout: 20_000 });
  expect(await page.evaluate(() => (window as { most?: { open: number } }).most)).toEqual({ open: 1 });
});

test('[HDR-2] [HDR-3] [HDR-7] [SID-1] [XBR-5] [ENT-4] [ENT-12] a bettor’s header, menu, popups and tabs', async ({
  page,
}) => {
  await signIn(page, 'chitra');
  await expect(banner(page).getByRole('link', { name: 'Withdraw' })).toBeVisible();
  await expect(banner(page).locator('dl')).toContainText('Balance₹25,000.00');
  await expect(
    page.getByRole('navigation', { name: 'Sports' }).getByRole('link', { name: 'Favourites' }),
  ).toBeVisible();

  await page.getByRole('button', { name: 'chitra', exact: true }).click();
  const menu = page.getByRole('menu');
  await expect(menu).toContainText('Wallet amount (inclusive bonus) ₹25,000.00');
  await expect(menu).toContainText('Net exposure ₹0.00');
  await expect(menu.getByRole('menuitem')).toHaveText([
    'Refer and Earn',
    'Profile',
    'Account Statement',
    'Betting Profit and Loss',
    'My Bets',
    'Password history',
    'Activity Log',
    'Market Analysis',
    'Settings',
    'Logout',
  ]);
  await menu.getByRole('menuitem', { name: 'Market Analysis' }).click();
  await expect(page.getByRole('dialog', { name: 'My Market' })).toContainText('No real-time records found');
  await page.keyboard.press('Escape');
  await banner(page).getByRole('button', { name: 'Deposit' }).click();
  await expect(page).toHaveURL(/#banking\/deposit$/);
  await expect(page.getByRole('dialog', { name: 'Banking' })).toContainText('₹25,000.00');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const bar = page.getByRole('navigation', { name: 'Exchange' });
  await bar.getByRole('button', { name: 'Inplay' }).click();
  await expect(page).toHaveURL(/\/inplay$/);
  const keys = () => page.evaluate(() => Object.keys(localStorage).sort());
  expect(await keys()).toEqual(['exchangeName', 'getThemeConfig', 'token', 'userDetail']);
  expect(await page.evaluate(() => localStorage.getItem('exchangeName'))).toBe('00');
  // With In-play chosen, a sport's tab stays in play.
  await page
    .getByRole('navigation', { name: 'Choose a sport' })
    .getByRole('button', { name: 'Tennis' })
    .click();
  await expect(page).toHaveURL(/\/inplay\?sport=2$/);
  await bar.getByRole('button', { name: 'Tips & Review' }).click();
  await expect(page).toHaveURL(/\/tipsreview$/);
  await expect(page.getByRole('navigation', { name: 'Choose a sport' })).toHaveCount(0);
  await page.goBack();
  await expect(bar.locator('[aria-current]')).toHaveText('Inplay');
});

test('[HDR-4] [HDR-5] [SID-4] [SID-5] [FTR-2] a bettor’s phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await signIn(page, 'ben');
  const offers = page.getByRole('region', { name: 'Promotions' }).first();
  const duration = await offers
    .locator('div > div')
    .first()
    .evaluate((track) => getComputedStyle(track).animationDuration);
  expect(duration).toBe('25s');

  const row = page.locator('#promotions');
  // A phone has no mouse; here one rests where the last press was, and the row stops under it.
  await page.mouse.move(0, 0);
  const offset = () => row.evaluate((section) => section.style.getPropertyValue('--offset'));
  const before = await offset();
  await expect.poll(offset).not.toBe(before);

  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main.locator('a, button')).toHaveText(['Sports', 'In Play', 'Home', 'Casino', 'Promotion']);
  await main.getByRole('button', { name: 'Sports' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('link', { name: 'Multi Market' })).toHaveAttribute(
    'href',
    '/favourites#markets',
  );
  await expect(drawer.getByRole('link', { name: 'Favourites', exact: true })).toBeVisible();
  await expect(drawer.getByRole('button', { name: /^Soccer/ })).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Vimaan' })).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'Results' })).toHaveAttribute('href', /^\/results\/\d+$/);
  await drawer.getByRole('link', { name: 'Change password' }).click();
  await expect(drawer).toHaveCount(0);
  await expect(page).toHaveURL(/\/changpass$/);

  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(drawer).toBeVisible();
  await page.goBack();
  await expect(drawer).toHaveCount(0);
  await main.getByRole('link', { name: 'Casino' }).click();
  await expect(page).toHaveURL(/\/intcasino$/);
  await main.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('button', { name: 'Search events' }).click();
  const search = page.getByRole('dialog', { name: 'Search' });
  await search.getByRole('combobox').fill(' v ');
  await expect(search.getByRole('option').first()).toBeVisible();
  await search.getByRole('option').first().click();
  await expect(page).toHaveURL(/\/marketdetails\//);
  await expect(search).toHaveCount(0);
});

test('[SES-3] [SES-2] a sign-out in one tab is a sign-out in all, and a refused token ends at the root', async ({
  page,
  context,
}) => {
  await signIn(page, 'chitra');
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(other.getByRole('button', { name: 'chitra', exact: true })).toBeVisible();
  const open = await context.newPage();
  await open.goto('/lottery');
  await expect(open.getByRole('button', { name: 'chitra', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'chitra', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  for (const tab of [page, other, open])
    await expect(tab.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect.poll(() => pathOf(other)).toBe('/');
  // What everybody may see stays open.
  await expect(open.locator('body')).toContainText('You are signed out: you left in another tab');
  await expect(open.getByRole('heading', { name: 'Lottery', level: 1 })).toBeVisible();
  await open.close();

  // And signing in leads back to what only bettors may see.
  await signIn(other, 'chitra');
  await expect.poll(() => pathOf(other)).toBe('/profile');
  await other.close();
  await page.reload();
  // On a page where nothing of the product runs: a page of the product would itself use the forged token and be sent to
  // the root, and the address below would be a visitor's.
  await page.goto('/icon.svg');
  await page.evaluate(() => localStorage.setItem('token', 'forged'));
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect.poll(() => pathOf(page)).toBe('/');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
