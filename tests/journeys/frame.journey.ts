import { expect, test } from '@playwright/test';
import { viewports } from '../support/viewports.ts';
import {
  banner,
  exchangeBar,
  heading,
  litSport,
  litTab,
  openUniqueAccount,
  openUniqueMatch,
  profile,
  signInAs,
  sportTabs,
  stored,
} from './frame-steps.ts';
import { placeOrder } from './own-bettor.ts';

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
  await expect(sportTabs(page)).toBeVisible();

  const news = page.getByRole('region', { name: 'News' });
  await expect(news).toContainText(/: .+ (v|is in play|In \d)/);
  const duration = await news
    .locator('div > div')
    .first()
    .evaluate((track) => getComputedStyle(track).animationDuration);
  expect(duration).toBe('30s');

  const side = page.getByRole('navigation', { name: 'Sports' });
  await expect(side.getByRole('button', { name: /^Cricket/ })).toBeVisible();
  for (const name of ['Whatsapp', 'Telegram', 'Instagram'])
    await expect(side.getByRole('link', { name })).toHaveAttribute('href', /^https:\/\//);
  await expect(side.getByRole('button', { name: 'Download APK' })).toBeVisible();
  await expect(side.getByRole('button', { name: 'Vimaan' })).toBeVisible();
  await expect(side.getByRole('link', { name: 'Favourites' })).toHaveCount(0);

  const games = page.getByRole('region', { name: 'Play Games' });
  await expect(games.getByRole('button', { name: /Popular/ }).first()).toBeVisible();
  await expect(page.getByText('© 2023')).toBeVisible();
  const rules = page.getByRole('dialog', { name: 'Rules & Regulations' });
  await page.getByRole('button', { name: 'Rules & Regulations' }).click();
  await expect(rules).toBeVisible();
  await expect(page).toHaveURL(/#rules$/);
  // The popup is a history entry: Back closes it, Forward opens it.
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goForward();
  await expect(rules).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe('/');

  // The font is requested once the page is shown.
  const font = () =>
    page.evaluate(() =>
      [...document.fonts].some(({ family, status }) => family.includes('Variable') && status === 'loaded'),
    );
  await expect.poll(font).toBe(true);
});

test('[HDR-2] [HDR-3] [HDR-7] [SID-1] [XBR-5] [ENT-4] [ENT-12] a bettor’s header, menu, popups and tabs', async ({
  page,
}) => {
  const [match, bettor] = await Promise.all([openUniqueMatch(), openUniqueAccount('framed')]);
  await page.goto('/');
  await signInAs(page, bettor.userName);
  await expect(banner(page).getByRole('link', { name: 'Withdraw' })).toBeVisible();
  const figures = banner(page).locator('dl');
  await expect(figures).toContainText('Balance₹1,000.00');
  await expect(
    page.getByRole('navigation', { name: 'Sports' }).getByRole('link', { name: 'Favourites' }),
  ).toBeVisible();

  const menu = page.getByRole('menu');
  await profile(page, bettor.userName).click();
  await expect(menu).toContainText('Wallet amount (inclusive bonus) ₹1,000.00');
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
  const myMarket = page.getByRole('dialog', { name: 'My Market' });
  await menu.getByRole('menuitem', { name: 'Market Analysis' }).click();
  await expect(myMarket).toContainText('No real-time records found');
  await page.keyboard.press('Escape');
  await expect(myMarket).toHaveCount(0);

  await placeOrder(bettor, {
    marketId: match.marketId,
    runnerId: `${match.marketId}.${match.home}`,
    clientId: match.eventId,
    side: 'BACK',
    odds: 200,
    stake: 250_00,
  });
  await expect(figures).toContainText('Balance₹750.00');
  await profile(page, bettor.userName).click();
  await expect(menu).toContainText('Wallet amount (inclusive bonus) ₹1,000.00');
  await expect(menu).toContainText('Net exposure ₹250.00');
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await figures.getByRole('button').click();
  await expect(page).toHaveURL(/#exposure$/);
  await myMarket.getByRole('button', { name: match.name }).click();
  await expect(myMarket).toHaveCount(0);
  await expect(heading(page)).toHaveText(match.name);

  await banner(page).getByRole('button', { name: 'Deposit' }).click();
  await expect(page).toHaveURL(/#banking\/deposit$/);
  await expect(page.getByRole('dialog', { name: 'Banking' })).toContainText('₹750.00');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const bar = exchangeBar(page);
  await bar.getByRole('button', { name: 'Inplay' }).click();
  await expect(page).toHaveURL(/\/inplay$/);
  await expect(litTab(page)).toHaveText('Inplay');
  const keys = await page.evaluate(() => Object.keys(localStorage).sort());
  expect(keys).toEqual(['exchangeName', 'getThemeConfig', 'token', 'userDetail']);
  expect(await stored(page, 'exchangeName')).toBe('00');
  // With In-play chosen, a sport's tab stays in play.
  await sportTabs(page).getByRole('button', { name: 'Tennis' }).click();
  await expect(page).toHaveURL(/\/inplay\?sport=2$/);
  await expect(litSport(page)).toHaveText('Tennis');
  await expect(litTab(page)).toHaveText('Inplay');
  await bar.getByRole('button', { name: 'Tips & Review' }).click();
  await expect(page).toHaveURL(/\/tipsreview$/);
  await expect(litTab(page)).toHaveText('Tips & Review');
  await expect(sportTabs(page)).toHaveCount(0);
  // A page that is in none of the tabs says that it is in none.
  await profile(page, bettor.userName).click();
  await menu.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(heading(page)).toHaveText('Settings');
  await expect(litTab(page)).toHaveCount(0);
  await page.goBack();
  await expect(litTab(page)).toHaveText('Tips & Review');
  await bar.getByRole('button', { name: 'Home', exact: true }).click();
  await expect(litTab(page)).toHaveText('Home');
  await expect(heading(page)).toHaveText('Live markets');
  expect(await stored(page, 'exchangeName')).toBe('11');
});

test('[HDR-4] [HDR-5] [SID-4] [SID-5] [FTR-2] a bettor’s phone', async ({ page }) => {
  await page.setViewportSize(viewports.phone);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const [match, { userName }] = await Promise.all([openUniqueMatch(), openUniqueAccount('phoned')]);
  await page.goto('/');
  await signInAs(page, userName);
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
  await search.getByRole('combobox').fill(match.home);
  await search.getByRole('option', { name: match.name }).click();
  await expect(search).toHaveCount(0);
  await expect(page).toHaveURL((url) => url.pathname === match.path);
  await expect(heading(page)).toHaveText(match.name);
});
