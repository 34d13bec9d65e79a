import { expect, test, type Locator } from '@playwright/test';
import { openEarlyMatch, signIn } from './bettor-steps.ts';
import { ownNames } from './own-matches.ts';
import { viewports } from '../support/viewports.ts';

const { phone } = viewports;

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not drawn');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

for (const width of [390, 768, 1199, 1440]) {
  test(`[PNL-7] [FRM-5] Live Stream is reached at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/#login');
    await page.getByRole('dialog').getByRole('button', { name: /^ben/ }).click();
    await expect(page.getByText('Balance', { exact: true })).toBeVisible();
    await openEarlyMatch(page);
    await page.getByRole('button', { name: 'Live Stream' }).click();
    const stream = page.getByRole('region', { name: 'Live Stream' });
    await expect(stream).toHaveCount(1);
    await expect(stream).toContainText('Simulated');
    await expect(stream.locator('svg').last()).toBeInViewport();
  });
}

test('a bettor’s phone has Deposit and Withdraw, and a selection leaves the bottom bar free', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/#login');
  await page.getByRole('dialog').getByRole('button', { name: /^ben/ }).click();
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Deposit' }).click();
  // Told at the first press, not on the page that it leads to.
  await expect(page.getByRole('dialog')).toContainText('Money cannot be paid in or out here yet.');
  await expect(page).toHaveURL(/#banking\/deposit$/);
  await expect(page.getByRole('dialog', { name: 'Banking' })).toBeVisible();
  await page.goBack();
  await header.getByRole('link', { name: 'Withdraw' }).click();
  await expect(page).toHaveURL(/\/banking\/withdraw$/);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  const dock = page.getByRole('dialog', { name: 'Bets' });
  const cards = dock.getByRole('article', { name: /^Back/ });
  // Long before the start a price stands still: one that has just changed asks for a second press.
  const quiet = page.getByRole('region', { name: /^Starting soon/ });
  const prices = quiet
    .getByRole('listitem')
    .filter({ hasNotText: ownNames })
    .locator('button[data-purpose^="Back "]:not([aria-disabled="true"])');
  const pressQuiet = (at: number) =>
    expect(async () => {
      if (await dock.isVisible()) await dock.getByRole('button', { name: 'Close' }).click();
      await quiet.scrollIntoViewIfNeeded();
      await prices.nth(-1 - at).click({ timeout: 2_000 });
      await expect(cards).toHaveCount(at + 1, { timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
  await pressQuiet(0);
  const bar = page.getByRole('navigation', { name: 'Main' });
  // The sheet slides in.
  await expect.poll(async () => (await boxOf(dock)).bottom <= (await boxOf(bar)).y + 1).toBe(true);
  expect((await boxOf(dock)).y).toBeGreaterThan(250);
  await dock.getByRole('button', { name: 'Close' }).click();
  const peek = page.getByRole('button', { name: /^1 ?Bets/ });
  await expect(peek).toBeVisible();
  expect((await boxOf(peek)).bottom).toBeLessThanOrEqual((await boxOf(bar)).y + 1);
  // The next selection is what is seen of the slip, however many stand before it.
  await pressQuiet(1);
  const card = cards.last();
  const head = dock.getByRole('heading', { name: 'Bets', exact: true });
  await expect
    .poll(
      async () => (await boxOf(card)).y >= (await boxOf(head)).bottom && (await boxOf(card)).bottom <= 844,
    )
    .toBe(true);
  // The page above it and the bar below it stay live. The bars at its top come back on the way up.
  await page.evaluate(() => window.scrollBy(0, -40));
  await page.getByRole('navigation', { name: 'Exchange' }).getByRole('button', { name: 'Binary' }).click();
  await expect(page).toHaveURL(/\/binary$/);
  await page.getByRole('button', { name: /^2 ?Bets/ }).click();
  await bar.getByRole('link', { name: 'Casino' }).click();
  await expect(page).toHaveURL(/\/intcasino$/);
});

test('on a tablet the slip stands at the side, and the page stays where it is and live', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/#login');
  await page.getByRole('dialog').getByRole('button', { name: /^ben/ }).click();
  await expect(page.getByText('Balance', { exact: true })).toBeVisible();
  await openEarlyMatch(page);
  const price = page
    .getByRole('region', { name: 'Match Odds' })
    .locator('button[data-purpose^="Back "][data-depth="0"]')
    .first();
  await price.waitFor();
  const before = await page.evaluate(() => window.scrollY);
  const dock = page.getByRole('dialog', { name: 'Bets' });
  await expect(async () => {
    await price.click({ timeout: 2_000 });
    await expect(dock.getByRole('article')).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  expect((await boxOf(dock)).x).toBeGreaterThan(768 / 2);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  // The page beside it stays live.
  await page.getByRole('main').getByRole('button', { name: 'Pin to Favourites' }).first().click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Unpin from Favourites' })).toBeVisible();
});

test('beside the list of a wide screen the slip stands above Play Games while it holds a selection', async ({
  page,
}) => {
  await page.setViewportSize(viewports.desktop);
  await page.goto('/');
  await signIn(page, 'chitra');
  const beside = page.getByRole('complementary', { name: 'Bets' });
  await expect(beside.getByRole('region', { name: 'Play Games' })).toBeVisible();
  const stake = beside.getByRole('textbox', { name: 'Stake' });
  await expect(async () => {
    await page.getByRole('main').locator('button[data-side="BACK"]').first().click({ timeout: 2_000 });
    await expect(stake).toBeFocused({ timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const placeOf = async (name: string) =>
    (await beside.getByRole('region', { name, exact: true }).boundingBox())?.y ?? 0;
  expect(await placeOf('Bet slip')).toBeLessThan(await placeOf('Play Games'));
  await beside.getByRole('button', { name: 'Clear' }).click();
  await expect(beside.getByRole('region', { name: 'Bet slip' })).toHaveCount(0);
});
