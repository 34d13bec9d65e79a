import { expect, test, type Locator } from '@playwright/test';
import { callExchange } from '#contract/rest-client.ts';
import { signIn } from '#contract/session.ts';
import { chooseInHeader } from '../banking-steps.ts';
import { figure, myBets, pressUntil } from '../bettor-steps.ts';
import { laterMatch, openEarlyMatch } from './maker-match-steps.ts';
import { password, placeOrder } from '../own-bettor.ts';
import { dataOf, openOwnMatch } from '../own-event.ts';
import { ownNames } from '../own-matches.ts';
import { register } from './register.ts';
import { viewports } from '../../support/viewports.ts';

const { phone } = viewports;
const { LAYLINE_JOURNEYS_EXCHANGE_URL: url = '' } = process.env;

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
    // The ground below its head, and what was played last in words: an empty panel has neither.
    await expect(stream.locator('p + svg')).toBeInViewport();
    await expect(stream.getByRole('status')).not.toBeEmpty();
  });
}

test('a bettor’s phone has Deposit and Withdraw, and a selection leaves the bottom bar free', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/#login');
  await page.getByRole('dialog').getByRole('button', { name: /^ben/ }).click();
  await chooseInHeader(page, 'Deposit');
  await expect(page).toHaveURL(/#banking\/deposit$/);
  await expect(page.getByRole('dialog', { name: 'Banking' })).toContainText('Held in withdrawals');
  await page.goBack();
  await chooseInHeader(page, 'Withdraw');
  await expect(page).toHaveURL(/\/banking\/withdraw$/);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  const dock = page.getByRole('dialog', { name: 'Bets' });
  const cards = dock.getByRole('article', { name: /^Back/ });
  // Long before the start a price stands still: one that has just changed asks for a second press.
  await page
    .getByRole('navigation', { name: 'Choose a sport' })
    .getByRole('button', { name: 'Cricket' })
    .click();
  const quiet = page.getByRole('main').getByRole('listitem').filter({ hasNotText: 'In play' });
  const prices = quiet
    .filter({ hasNotText: ownNames })
    .locator('button[data-purpose^="Back "]:not([aria-disabled="true"])');
  const pressQuiet = (at: number) =>
    expect(async () => {
      if (await dock.isVisible()) await dock.getByRole('button', { name: 'Close' }).click();
      await quiet.last().scrollIntoViewIfNeeded();
      if ((await cards.count()) <= at) await prices.nth(-1 - at).click({ timeout: 5_000 });
      await expect(cards).toHaveCount(at + 1, { timeout: 5_000 });
    }).toPass({ timeout: 60_000 });
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
  // Another test counts what ben has pinned.
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^chitra/ })
    .click();
  await expect(page.getByText('Balance', { exact: true })).toBeVisible();
  await openEarlyMatch(page);
  const price = page
    .getByRole('region', { name: 'Match Odds' })
    .locator('button[data-purpose^="Back "][data-depth="0"]')
    .first();
  await price.waitFor();
  const before = await page.evaluate(() => window.scrollY);
  const dock = page.getByRole('dialog', { name: 'Bets' });
  await pressUntil(() => price.click({ timeout: 5_000 }), dock.getByRole('article'));
  await expect(dock.getByRole('textbox', { name: 'Stake' })).toBeFocused();
  expect((await boxOf(dock)).x).toBeGreaterThan(768 / 2);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  // The page beside it stays live.
  await page.getByRole('main').getByRole('button', { name: 'Pin to Favourites' }).first().click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Unpin from Favourites' })).toBeVisible();
});

test('beside the list of a wide screen slip and My Bets stand above Play Games while they hold something', async ({
  page,
}) => {
  await page.setViewportSize(viewports.desktop);
  await register(page, 'beside-the-list');
  await page.goto('/');
  const beside = page.getByRole('complementary', { name: 'Bets' });
  await expect(beside.getByRole('region', { name: 'Play Games' })).toBeVisible();
  const match = await (await laterMatch(page)).getAttribute('href');
  const row = page.getByRole('listitem').filter({ has: page.locator(`a[href="${match}"]`) });
  const stake = beside.getByRole('textbox', { name: 'Stake' });
  const price = row.locator('button[data-side="BACK"]').first();
  await pressUntil(() => price.click({ timeout: 5_000 }), stake);
  await expect(stake).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const placeOf = async (name: string) =>
    (await beside.getByRole('region', { name, exact: true }).boundingBox())?.y ?? 0;
  expect(await placeOf('Bet slip')).toBeLessThan(await placeOf('Play Games'));
  await beside.getByRole('button', { name: 'Clear' }).click();
  await expect(beside.getByRole('region', { name: 'Bet slip' })).toHaveCount(0);

  await page.goto('/');
  // In a match of its own nobody takes the offer, and it stays for as long as the test takes.
  const marketId = 'beside.book';
  await openOwnMatch('beside', 'beside', marketId);
  const bettor = dataOf(await callExchange(url, signIn, { body: { userName: 'beside-the-list', password } }));
  const offer = { marketId, runnerId: `${marketId}.Above`, clientId: 'beside-the-list' };
  await placeOrder(bettor, { ...offer, side: 'BACK', odds: 300 });
  await expect(figure(page, 'Exposure')).toHaveText('₹100.00');
  await expect(beside.getByRole('tab', { name: /^Unmatched Bets ?1$/ })).toBeVisible();
  // Positions come with the next visit: above the list they would move the price just about to be pressed.
  const positions = page.getByRole('region', { name: 'Your positions' });
  await expect(positions).toHaveCount(0);
  await page.reload();
  await expect(positions).toBeVisible();
  await page.goto('/casino');
  await expect(myBets(page).getByRole('tab', { name: /^Unmatched Bets ?1$/ })).toBeVisible();
  expect(await placeOf('My Bets')).toBeLessThan(await placeOf('Play Games'));
});
