import { expect, test, type Locator, type Page } from '@playwright/test';
import { laterMatch, signIn } from '../bettor-steps.ts';
import { viewports } from '../../support/viewports.ts';

const { phone } = viewports;

const content = (page: Page) => page.getByRole('main');
const heading = (page: Page) => content(page).getByRole('heading', { level: 1 });
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const press = (bar: Locator, name: string) => bar.getByRole('button', { name, exact: true }).click();

test('[RTE-17] every link of the specification leads where it should, Favourites for bettors alone and Change password in the phone’s menu alone', async ({
  page,
}) => {
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Exchange' });
  const sports = page.getByRole('navigation', { name: 'Choose a sport' });
  const favourites = page
    .getByRole('navigation', { name: 'Sports' })
    .getByRole('link', { name: 'Favourites', exact: true });
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(favourites).toHaveCount(0);
  await signIn(page, 'chitra');
  for (const [tab, path, title] of [
    ['Inplay', /\/inplay$/, 'In play'],
    ['Int Casino', /\/intcasino$/, 'International casino'],
    ['Tips & Review', /\/tipsreview$/, 'Tips & Review'],
    ['Virtual Sports', /\/virtualsports$/, 'Virtual Sports'],
    ['Binary', /\/binary$/, 'Binary'],
    ['Home', /\d\/$/, 'Live markets'],
  ] as const) {
    await press(bar, tab);
    await expect(page).toHaveURL(path);
    await expect(heading(page)).toHaveText(title);
  }
  await press(sports, 'Lottery');
  await expect(page).toHaveURL(/\/lottery$/);
  await press(sports, 'Horse Racing');
  await expect(page).toHaveURL(/\/horseRacing\/7$/);
  await page.getByRole('link', { name: 'Layline, home' }).click();
  await expect(page).toHaveURL(/\d\/$/);
  // The match that starts last: rows leave and come, so what was read is pressed by its address.
  const { name, href } = await (
    await laterMatch(page)
  ).evaluate((link) => ({
    name: link.querySelector('span')?.textContent ?? '',
    href: link.getAttribute('href'),
  }));
  await content(page).locator(`a[href="${href}"]`).first().click();
  await expect(page).toHaveURL(/\/marketdetails\/[^/]+\/\d+$/);
  await expect(heading(page)).toHaveText(name);
  await favourites.click();
  await expect(page).toHaveURL(/\/favourites$/);
  await expect(heading(page)).toHaveText('Favourites');

  const changePassword = page.locator('a[href="/changpass"]');
  await expect(changePassword).toHaveCount(0);
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).locator(changePassword).click();
  await expect(page).toHaveURL(/\/changpass$/);
  await expect(heading(page)).toHaveText('Change password');

  await page.goto('/logout');
  await expect(page).toHaveURL(/\d\/$/);
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  expect(await stored(page, 'token')).toBeNull();
  expect(await stored(page, 'userDetail')).toBeNull();
});
