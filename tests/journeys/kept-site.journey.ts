import { expect, test, type Page } from '@playwright/test';
import { figure, placeUntil, slip } from './bettor-steps.ts';
import { openUniqueAccount, signInAs } from './frame-steps.ts';
import { keptCaches, newBuild, prices, selectAndKeep, stake } from './kept-site-steps.ts';

test.use({ serviceWorkers: 'allow' });

const notLive = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: 'Not live.' });

test('without a connection the site opens, says so, takes no bet and has the slip as it was; then it goes on', async ({
  page,
  context,
}) => {
  const { userName } = await openUniqueAccount('kept');
  await page.goto('/');
  await signInAs(page, userName);
  const match = await selectAndKeep(page);
  // Nothing that the exchange said is kept: no price, no account, no token.
  const [kept = []] = await keptCaches(page);
  expect(kept.filter((path) => path !== '/' && !path.startsWith('/assets/'))).toEqual([]);
  expect(kept.length).toBeGreaterThan(50);

  await context.setOffline(true);
  await page.goto('/');
  await expect(notLive(page)).toContainText('You are offline. Prices are not live, and nothing can be bet.');
  await expect(page.getByText('What is in play is not known')).toBeVisible();
  await expect(stake(page)).toHaveValue('123');
  await page.goto(match.path);
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

  await context.setOffline(false);
  await expect(notLive(page)).toHaveCount(0);
  await expect(prices(page).first()).toBeVisible();
  await expect(slip(page)).not.toContainText('You are offline.');
  await expect(stake(page)).toHaveValue('123');
  await expect(newBuild(page)).toHaveCount(0);
  await placeUntil(page, slip(page).getByRole('article', { name: `Back ${match.home}` }), 'Matched');
  await expect(figure(page, 'Balance')).toHaveText('₹877.00');
});
