import { expect, test } from '@playwright/test';
import { axeFindings } from '../../sweep/pages.ts';
import { register } from './register.ts';

test('a game that is starred stands among the favourites, on the next visit too; the search finds it by its name', async ({
  page,
}) => {
  await register(page, 'games.starred');
  await page.goto('/intcasino');
  const star = page.getByRole('main').getByRole('button', { name: 'Favourite: Baccarat' });
  await star.click();
  const favourites = page.getByRole('region', { name: 'Favourites' });
  await expect(favourites.getByRole('button', { name: /^Baccarat/ })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await expect(async () => {
    await page.reload();
    await expect(favourites.getByRole('button', { name: /^Baccarat/ })).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await page.getByRole('searchbox', { name: 'Find a game' }).fill('wheel');
  await expect(favourites).toHaveCount(0);
  await expect(
    page.getByRole('main').getByRole('button', { name: /^(Popular )?Fortune Wheel/ }),
  ).toBeVisible();
  await page.getByRole('button', { name: /^Cards/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'No game is called that' })).toBeVisible();
});

test('a visitor reads how a game is played and what each bet returns; to play it asks for a login', async ({
  page,
}) => {
  await page.goto('/casino');
  const ask = page.getByRole('main').getByRole('button', { name: 'Rules: European Roulette' });
  await ask.click();
  const rules = page.getByRole('dialog', { name: 'European Roulette' });
  await expect(rules).toContainText('Zero is neither red nor black');
  await expect(rules.getByRole('row', { name: /^Red · Black .*2\.00 97\.30 %$/ })).toBeVisible();
  await expect(rules.getByRole('row', { name: /^0, 1, … 36 36\.00 97\.30 %$/ })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(rules).toHaveCount(0);
  await expect(ask).toBeFocused();
  await ask.click();
  await rules.getByRole('button', { name: 'Login to play' }).click();
  await expect(page.getByText('Please Login first!')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});
