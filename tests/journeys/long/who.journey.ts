import { expect, test, type Page } from '@playwright/test';
import { figure, pick, slip } from '../bettor-steps.ts';
import { signIn } from './maker-match-steps.ts';
import { viewports } from '../../support/viewports.ts';

const { desktop, phone } = viewports;

const header = (page: Page) => page.getByRole('banner');
const content = (page: Page) => page.getByRole('main');
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

test('a sign-in dialog that grows when the demo bettors arrive closes by the button that was pressed before', async ({
  page,
}) => {
  let [held, arrive] = [Promise.resolve(), () => {}];
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('"operationName":"DemoBettors"')) await held;
    await route.fallback();
  });
  for (const size of [phone, desktop]) {
    held = new Promise((resolve) => (arrive = resolve));
    await page.setViewportSize(size);
    await page.goto('/');
    await header(page).getByRole('button', { name: 'Login' }).click();
    const close = dialog(page, 'Sign in').getByRole('button', { name: 'Close' });
    await close.hover();
    await page.mouse.down();
    arrive();
    await expect(dialog(page, 'Sign in').getByRole('button', { name: /^asha/ })).toBeVisible();
    await page.mouse.up();
    await expect(dialog(page, 'Sign in'), `${size.width} px`).toHaveCount(0);
  }
});

/** What only a bettor has around a page. */
const bettorsOwn = (page: Page) => [
  page.getByText('Balance', { exact: true }),
  header(page).getByRole('button', { name: 'Deposit' }),
  header(page).getByRole('link', { name: 'Withdraw' }),
  header(page).getByRole('button', { name: 'chitra', exact: true }),
  page.getByRole('navigation', { name: 'Sports' }).getByRole('link', { name: 'Favourites' }),
];

test('a competition chosen in the side menu at once after its sport stays chosen', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const side = page.getByRole('navigation', { name: 'Sports' });
  await expect(side.getByRole('button', { name: /^Cricket/ })).toBeVisible();
  // Both presses fall within the 100 ms after which the page follows the sport.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await side.getByRole('button', { name: /^Cricket/ }).click();
  await side.getByRole('button', { name: /^Coastal T20 Cup/ }).click();
  await page.clock.runFor(1_000);
  await page.clock.resume();
  await expect(page).toHaveURL(/\/\?sport=4&competition=/);
  await expect(side.getByRole('link').first()).toBeVisible();
});

test('[SES-6] a visitor browses, searches, and sees Login and Register; a token brings all that a bettor has', async ({
  page,
}) => {
  await page.goto('/');
  const side = page.getByRole('navigation', { name: 'Sports' });
  await side.getByRole('button', { name: /^Cricket/ }).click();
  await side.getByRole('button').nth(1).click();
  await side.locator('a[href^="/marketdetails/"]').last().click();
  await expect(page).toHaveURL(/\/marketdetails\/[^/]+\/4$/);
  await expect(content(page).getByRole('region', { name: 'Match Odds' })).toBeVisible();
  await header(page).getByRole('combobox', { name: 'Search events' }).fill('tennis');
  // The one that starts last, so that it does not end meanwhile. Those that have ended follow it.
  const events = header(page).getByRole('group', { name: 'Events' });
  await events
    .getByRole('option')
    .filter({ hasText: /In \d+ min/ })
    .last()
    .click();
  await expect(page).toHaveURL(/\/marketdetails\/[^/]+\/2$/);
  await expect(header(page).getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(header(page).getByRole('link', { name: 'Register' })).toBeVisible();
  for (const own of bettorsOwn(page)) await expect(own).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'My Bets' })).toHaveCount(0);

  await signIn(page, 'chitra');
  // Resets the side menu, which was still at the visitor's tournament.
  await page.reload();
  for (const own of bettorsOwn(page)) await expect(own).toBeVisible();
  await expect(figure(page, 'Balance')).toHaveText(/^₹[\d,]+\.\d\d$/);
  await header(page).getByRole('button', { name: 'chitra', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Account Statement' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'My Bets' })).toContainText('You have no Matched Bets');
  await page.getByRole('button', { name: 'Live Stream' }).click();
  await expect(page.getByRole('region', { name: 'Live Stream' })).toContainText('Simulated');
  const price = content(page).locator('button[data-purpose^="Back "][data-depth="0"]').first();
  const runner = ((await price.getAttribute('data-purpose')) ?? '').replace('Back ', '');
  await pick(page, 'Back', runner);
  await expect(slip(page).getByRole('article', { name: `Back ${runner}` })).toBeVisible();
  await side.getByRole('link', { name: 'Favourites' }).click();
  await expect(content(page).getByRole('heading', { level: 1 })).toHaveText('Favourites');

  // The partner and the games are other sites.
  const site = new URL(page.url()).origin;
  for (const leave of [
    () => side.getByRole('button', { name: 'Vimaan' }).click(),
    async () => {
      await page
        .getByRole('navigation', { name: 'Exchange' })
        .getByRole('button', { name: 'Int Casino' })
        .click();
      await content(page)
        .getByRole('button', { name: /^High Card/ })
        .click();
    },
  ]) {
    // The games host is started last, so it may not be up yet.
    await expect(async () => {
      await page.goto(`${site}/favourites`);
      await leave();
      await expect(page).not.toHaveURL((url) => url.origin === site, { timeout: 5_000 });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }).toPass({ timeout: 60_000 });
  }
});

test('[VAL-1] the search: nothing for no text, a box of 300 × 200 px, a list of at most 300 px on phones, gone 150 ms after it is left', async ({
  page,
}) => {
  await page.goto('/');
  const field = header(page).getByRole('combobox', { name: 'Search events' });
  const events = page.getByRole('group', { name: 'Events' });
  const options = events.getByRole('option');
  await field.focus();
  await expect(page.getByRole('group', { name: 'Popular' })).toBeVisible();
  await expect(options).toHaveCount(0);
  await field.fill(' V ');
  await expect.poll(() => options.count()).toBeGreaterThan(10);
  for (const text of await options.allTextContents()) expect(text.toLowerCase()).toContain(' v ');
  const { width, height } = (await options.first().locator('..').boundingBox())!;
  expect(width).toBe(300);
  expect(height).toBe(200);
  await field.fill('');
  await expect(options).toHaveCount(0);

  await field.fill('soccer');
  await expect(options.first()).toContainText('Soccer · ');
  const box = page.getByRole('listbox', { name: 'Found' }).locator('..');
  const stood = await box.evaluate(
    (list) =>
      new Promise<number>((resolve) => {
        const input = document.activeElement as HTMLInputElement;
        let left = NaN;
        input.addEventListener('blur', () => (left = performance.now()));
        new MutationObserver(() => {
          if (list.hasAttribute('hidden')) resolve(performance.now() - left);
        }).observe(list, { attributes: true });
        input.blur();
      }),
  );
  expect(stood).toBeGreaterThanOrEqual(149);
  expect(stood).toBeLessThan(1_000);

  await page.setViewportSize(phone);
  await header(page).getByRole('button', { name: 'Search events' }).click();
  const modal = dialog(page, 'Search');
  await modal.getByRole('combobox').fill(' v ');
  const found = modal.getByRole('group', { name: 'Events' }).getByRole('option');
  await expect.poll(() => found.count()).toBeGreaterThan(10);
  const list = found.first().locator('..');
  expect((await list.boundingBox())!.height).toBe(300);
  expect(await list.evaluate((one) => one.scrollHeight > one.clientHeight)).toBe(true);
});
