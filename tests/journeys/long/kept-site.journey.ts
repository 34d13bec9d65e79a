import { expect, test as base, type Page } from '@playwright/test';
import { sportIds } from '#domain/market/sport.ts';
import { pressUntil, slip } from '../bettor-steps.ts';
import { openAccount, placeOrder } from '../own-bettor.ts';
import { openOwnMatch } from '../own-event.ts';
import { register } from '../register.ts';
import { openSiteDoor, type SiteDoor } from '../site-door.ts';

const test = base.extend<{ door: SiteDoor }>({
  door: async ({ browserName: _ }, give) => {
    const door = await openSiteDoor(process.env.LAYLINE_JOURNEYS_URL ?? '');
    await give(door);
    await door.close();
  },
  baseURL: async ({ door }, give) => give(door.url),
});
test.use({ serviceWorkers: 'allow' });

const banner = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: 'Not live.' });
const stake = (page: Page) => slip(page).getByRole('article').getByRole('textbox', { name: 'Stake' });
const newBuild = (page: Page) => page.getByText('There is a new version of this site.');
const prices = (page: Page) => page.getByRole('main').locator('button[data-side][data-state="open"]');

/** What the browser keeps: of each cache the addresses. */
const keptCaches = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const addresses = async (name: string) =>
      (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
    return Promise.all(names.map(addresses));
  });

/** Whether the page that runs is the next build's. */
const isNext = (page: Page) => page.locator('script[type="module"][src*=".next."]').count();

/** How many builds are kept whole; the page itself is kept last. */
const wholeBuilds = async (page: Page) =>
  (await keptCaches(page)).filter((kept) => kept.includes('/')).length;

/** Puts a selection into the slip, of a match of its own, which does not begin meanwhile. */
async function select(page: Page, eventId: string): Promise<void> {
  await openOwnMatch(eventId, 'kept');
  const marketId = `${eventId}.mo`;
  const runnerId = `${marketId}.Kept`;
  const offer = { marketId, runnerId, clientId: `${eventId}-offer`, side: 'LAY', odds: 200 } as const;
  await placeOrder(await openAccount(`${eventId}.offers`), offer);
  await page.goto(`/marketdetails/${eventId}/${sportIds.soccer}`);
  await pressUntil(() => prices(page).first().click({ timeout: 5_000 }), stake(page));
  await stake(page).fill('123');
  await expect.poll(() => wholeBuilds(page)).toBe(1);
}

test('without a connection the site opens, says so, takes no bet and has the slip as it was; then it goes on', async ({
  page,
  context,
}) => {
  await register(page, 'kept.site');
  await select(page, 'kept-offline');
  // Nothing that the exchange said is kept: no price, no account, no token.
  const [kept = []] = await keptCaches(page);
  expect(kept.filter((path) => path !== '/' && !path.startsWith('/assets/'))).toEqual([]);
  expect(kept.length).toBeGreaterThan(50);

  await context.setOffline(true);
  await page.reload();
  await expect(slip(page)).toContainText('You are offline.');
  await expect(stake(page)).toHaveValue('123');
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'You are offline. It comes by itself once you are back.',
  );
  // What is not known is not "none".
  await expect(page.getByText('My Bets could not be loaded yet. Trying again…')).toBeVisible();
  await expect(page.getByText('You have no Matched Bets')).toHaveCount(0);
  await expect(slip(page).getByRole('button', { name: /^(Place|Take|Offer)/ })).toBeDisabled();
  await expect(prices(page)).toHaveCount(0);
  await page.goto('/');
  await expect(banner(page)).toContainText('You are offline. Prices are not live, and nothing can be bet.');
  await expect(page.getByText('What is in play is not known')).toBeVisible();
  await expect(stake(page)).toHaveValue('123');

  await context.setOffline(false);
  await expect(banner(page)).toHaveCount(0);
  await expect(prices(page).first()).toBeVisible();
  await expect(slip(page)).not.toContainText('You are offline.');
  await expect(stake(page)).toHaveValue('123');
  await expect(newBuild(page)).toHaveCount(0);
});

test('a new build is offered, not forced: the slip stays, and so do the scripts of a page of the old one', async ({
  page,
  context,
  door,
}) => {
  await select(page, 'kept-builds');
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
  await select(page, 'kept-nothing');
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
