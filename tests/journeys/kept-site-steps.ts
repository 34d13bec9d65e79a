import { expect, type Page } from '@playwright/test';
import { pressPrice, slip } from './bettor-steps.ts';
import { openUniqueAccount, openUniqueMatch, type UniqueMatch } from './frame-steps.ts';
import { placeOrder } from './own-bettor.ts';

export const stake = (page: Page) => slip(page).getByRole('article').getByRole('textbox', { name: 'Stake' });
export const newBuild = (page: Page) => page.getByText('There is a new version of this site.');
export const prices = (page: Page) => page.getByRole('main').locator('button[data-side][data-state="open"]');

/** What the browser keeps: of each cache the addresses. */
export const keptCaches = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const addresses = async (name: string) =>
      (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
    return Promise.all(names.map(addresses));
  });

/** How many builds are kept whole; the page itself is kept last. */
export const wholeBuilds = async (page: Page) =>
  (await keptCaches(page)).filter((kept) => kept.includes('/')).length;

/** Puts a selection into the slip, of a match of its own, which does not begin meanwhile, and waits until the site is kept. */
export async function selectAndKeep(page: Page): Promise<UniqueMatch> {
  const match = await openUniqueMatch();
  const { marketId, home, eventId: clientId } = match;
  const offer = { marketId, runnerId: `${marketId}.${home}`, clientId, side: 'LAY', odds: 200 } as const;
  await placeOrder(await openUniqueAccount('offers'), { ...offer, stake: 200_00 });
  await page.goto(match.path);
  await pressPrice(prices(page).first(), stake(page));
  await stake(page).fill('123');
  await expect.poll(() => wholeBuilds(page)).toBe(1);
  return match;
}
