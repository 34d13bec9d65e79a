import { expect, test } from '@playwright/test';
import { register } from './register.ts';

test('a theme that a bettor chose is on every page and at the next visit, until it is the site’s again', async ({
  page,
}) => {
  await register(page, 'wears.lantern');
  const colours = () => page.evaluate(() => document.documentElement.style.cssText);
  const theSites = await colours();
  const choose = (title: string) => page.getByRole('main').getByRole('button', { name: title }).click();
  await page.goto('/settings');
  await choose('Lantern');
  await expect.poll(colours).not.toBe(theSites);
  const chosen = await colours();
  await page.reload();
  await expect.poll(colours).toBe(chosen);
  await page.goto('/inplay');
  await expect.poll(colours).toBe(chosen);
  await page.goto('/settings');
  await choose('As the site');
  await expect.poll(colours).toBe(theSites);
});
