import { expect, test, type Locator, type Page } from '@playwright/test';
import { signIn } from './maker-match-steps.ts';

const exchangeBar = (page: Page) => page.getByRole('navigation', { name: 'Exchange' });
const sportTabs = (page: Page) => page.getByRole('navigation', { name: 'Choose a sport' });
const content = (page: Page) => page.getByRole('main');
const heading = (page: Page) => content(page).getByRole('heading', { level: 1 });
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const press = (bar: Locator, name: string) => bar.getByRole('button', { name, exact: true }).click();

test('[TOP-2] horse racing and the lottery have routes of their own; other sports go home, or in play where that is chosen, and are then what is listed', async ({
  page,
}) => {
  await page.goto('/');
  await signIn(page, 'ben');
  const sports = sportTabs(page);
  await press(sports, 'Horse Racing');
  await expect(page).toHaveURL(/\/horseRacing\/7$/);
  await expect(heading(page)).toHaveText('Horse Racing');
  for (const name of ['Tennis', 'Soccer']) {
    await press(sports, 'Lottery');
    await expect(page).toHaveURL(/\/lottery$/);
    await expect(heading(page)).toHaveText('Lottery');
    await press(sports, name);
    await expect(page).toHaveURL(/\d\/\?sport=\d$/);
    await expect(heading(page)).toHaveText(name);
  }
  await press(exchangeBar(page), 'Inplay');
  for (const name of ['Tennis', 'Basketball']) {
    await press(sports, 'Lottery');
    await expect(heading(page)).toHaveText('Lottery');
    expect(await stored(page, 'exchangeName')).toBe('00');
    await press(sports, name);
    await expect(page).toHaveURL(/\/inplay\?sport=\d+$/);
    await expect(content(page).getByRole('heading', { level: 2 }).first()).toHaveText(name);
  }
  await press(sports, 'Horse Racing');
  await expect(page).toHaveURL(/\/horseRacing\/7$/);
});
