import { expect, test, type Page } from '@playwright/test';
import { openEarlyMatch, signIn } from './maker-match-steps.ts';

const exchangeBar = (page: Page) => page.getByRole('navigation', { name: 'Exchange' });
const sportTabs = (page: Page) => page.getByRole('navigation', { name: 'Choose a sport' });
const lit = (page: Page) => exchangeBar(page).locator('[aria-current]');
const litSport = (page: Page) => sportTabs(page).locator('[aria-current]');
const content = (page: Page) => page.getByRole('main');

test('[XBR-2] [XBR-5] the tab that is lit is the page’s own, by address too; VIMAAN is stored and never lit', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await signIn(page, 'ben');
  for (const [path, name] of [
    ['/inplay', 'Inplay'],
    ['/intcasino', 'Int Casino'],
    ['/casino', 'Int Casino'],
    ['/tipsreview', 'Tips & Review'],
    ['/virtualsports', 'Virtual Sports'],
    ['/binary', 'Binary'],
    ['/', 'Home'],
  ] as const) {
    await page.goto(path);
    await expect(lit(page), path).toHaveText(name);
  }
  // A page that is in none of them says that it is in none.
  await exchangeBar(page).getByRole('button', { name: 'Int Casino' }).click();
  await expect(lit(page)).toHaveText('Int Casino');
  await page.goto('/myBetshistory');
  await expect(exchangeBar(page).getByRole('button', { name: 'Int Casino' })).toBeVisible();
  await expect(lit(page)).toHaveCount(0);
  await page.goto('/');

  const other = await context.newPage();
  await other.goto('/');
  await exchangeBar(page).getByRole('button', { name: 'VIMAAN' }).click();
  // The partner's page replaces this one, so what was stored is read where this site is still open.
  await expect.poll(() => other.evaluate(() => localStorage.getItem('exchangeName'))).toBe('88022');
  await other.reload();
  await expect(lit(other)).toHaveText('Home');
  await other.goto('/settings');
  await expect(exchangeBar(other).getByRole('button', { name: 'VIMAAN' })).toBeVisible();
  await expect(lit(other)).toHaveCount(0);
  expect(await other.evaluate(() => localStorage.getItem('exchangeName'))).toBe('88022');
});

test('[TOP-2] the sport that is lit is the page’s; choosing one changes what home and in play list', async ({
  page,
}) => {
  await page.goto('/');
  await signIn(page, 'ben');
  const choose = (name: string) => sportTabs(page).getByRole('button', { name }).click();
  await expect(sportTabs(page).getByRole('button', { name: 'Cricket' })).toBeVisible();
  await expect(litSport(page)).toHaveCount(0);
  await choose('Tennis');
  await expect(litSport(page)).toHaveText('Tennis');
  await expect(content(page).getByRole('heading', { level: 1 })).toHaveText('Tennis');

  await page.goto('/inplay');
  const firstList = content(page).getByRole('heading', { level: 2 }).first();
  for (const name of ['Soccer', 'Basketball', 'Tennis']) {
    await choose(name);
    await expect(litSport(page)).toHaveText(name);
    await expect(firstList).toHaveText(name);
  }
  await expect(content(page).getByRole('heading', { level: 2 })).toHaveCount(1);
  await content(page)
    .getByRole('group', { name: 'Sports in play' })
    .getByRole('button', { name: /^All / })
    .click();
  await expect(firstList).toHaveText('Tennis');
  // Of a sport that the list of sports leaves out, and that is in play all the time.
  await expect(
    content(page).getByRole('region', { name: 'Binary' }).getByRole('listitem').first(),
  ).toBeVisible({
    timeout: 30_000,
  });

  await page.goto('/');
  const match = content(page).locator('a[href^="/marketdetails/"][href$="/1"]').first();
  await match.click();
  await expect(litSport(page)).toHaveText('Soccer');
  await page.goto('/horseRacing/4');
  await expect(page).toHaveURL(/\/horseRacing\/7$/);
  await expect(litSport(page)).toHaveText('Horse Racing');
  await expect(content(page).getByRole('heading', { level: 1 })).toHaveText('Horse Racing');
});

test('Promotions shows all ten of them, from home and from elsewhere', async ({ page }) => {
  await page.goto('/lottery');
  const promotions = content(page).getByRole('region', { name: 'Promotions' });
  const seen = () =>
    promotions.getByRole('listitem').evaluateAll(
      (slides) =>
        slides.filter((slide) => {
          const { left, right } = slide.getBoundingClientRect();
          const row = slide.closest('section')!.getBoundingClientRect();
          return left >= row.left - 1 && right <= row.right + 1;
        }).length,
    );
  await page.getByRole('link', { name: 'Promotions' }).click();
  await expect.poll(seen).toBe(10);
  await promotions.getByRole('link', { name: 'Show fewer' }).click();
  await expect.poll(seen).toBeLessThan(5);
  await page.getByRole('link', { name: 'Promotions' }).click();
  await expect.poll(seen).toBe(10);
  await expect(promotions).toBeFocused();
});

test('[RTE-8] the ball by ball and the casino are reached by links', async ({ page }) => {
  await page.goto('/');
  await openEarlyMatch(page);
  await expect(page).toHaveURL(/\/marketdetails\//);
  await expect(content(page).getByRole('heading', { level: 1 })).toHaveText(/ v /);
  const event = await content(page).getByRole('heading', { level: 1 }).textContent();
  await content(page).getByRole('link', { name: 'As it happened' }).click();
  await expect(page).toHaveURL(/\/ballByBall\/1\//);
  await expect(content(page).getByRole('heading', { level: 1 })).toHaveText(event ?? '');
  await expect(content(page).getByRole('region', { name: 'As it happened' })).toBeVisible();
  await content(page).getByRole('link', { name: 'To the prices' }).click();
  await expect(page).toHaveURL(/\/marketdetails\//);
  await page.getByRole('link', { name: 'Layline, home' }).click();
  await page.getByRole('region', { name: 'Play Games' }).getByRole('link', { name: 'All games' }).click();
  await expect(page).toHaveURL(/\/intcasino$/);
  await expect(content(page).getByRole('heading', { level: 1 })).toHaveText('International casino');
  // Each lobby says what it has and leads to the other.
  const partners = content(page).getByRole('button', { name: /^Partner games/ });
  await expect(partners).toBeVisible();
  await content(page).getByRole('link', { name: 'Only games dealt here' }).click();
  await expect(page).toHaveURL(/\/casino$/);
  await expect(content(page).getByRole('heading', { level: 1 })).toHaveText('Casino');
  await expect(content(page).getByRole('button', { name: /^Cards/ })).toBeVisible();
  await expect(partners).toHaveCount(0);
  await content(page).getByRole('link', { name: 'With the partner’s games' }).click();
  await expect(partners).toBeVisible();
});
