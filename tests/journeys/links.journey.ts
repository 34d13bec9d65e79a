import { expect, test } from '@playwright/test';
import { viewports } from '../support/viewports.ts';
import {
  content,
  exchangeBar,
  heading,
  litSport,
  litTab,
  openUniqueAccount,
  openUniqueMatch,
  signInAs,
  sportTabs,
  stored,
} from './frame-steps.ts';

test('[RTE-17] every link of the specification leads where it should, Favourites for bettors alone and Change password in the phone’s menu alone', async ({
  page,
}) => {
  const [match, { userName }] = await Promise.all([
    // Its address spells such letters with percent signs.
    openUniqueMatch('Söndag 50 %'),
    openUniqueAccount('linked'),
  ]);
  await page.goto('/');
  const favourites = page
    .getByRole('navigation', { name: 'Sports' })
    .getByRole('link', { name: 'Favourites', exact: true });
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(favourites).toHaveCount(0);
  await signInAs(page, userName);
  for (const [tab, path, title] of [
    ['Inplay', /\/inplay$/, 'In play'],
    ['Int Casino', /\/intcasino$/, 'International casino'],
    ['Tips & Review', /\/tipsreview$/, 'Tips & Review'],
    ['Virtual Sports', /\/virtualsports$/, 'Virtual Sports'],
    ['Binary', /\/binary$/, 'Binary'],
    ['Home', /\d\/$/, 'Live markets'],
  ] as const) {
    await exchangeBar(page).getByRole('button', { name: tab, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(heading(page)).toHaveText(title);
    await expect(litTab(page)).toHaveText(tab);
  }
  await sportTabs(page).getByRole('button', { name: 'Lottery' }).click();
  await expect(page).toHaveURL(/\/lottery$/);
  await expect(litSport(page)).toHaveText('Lottery');
  await sportTabs(page).getByRole('button', { name: 'Horse Racing' }).click();
  await expect(page).toHaveURL(/\/horseRacing\/7$/);
  await expect(litSport(page)).toHaveText('Horse Racing');
  await page.getByRole('link', { name: 'Layline, home' }).click();
  await expect(page).toHaveURL(/\d\/$/);
  await sportTabs(page).getByRole('button', { name: 'Soccer' }).click();
  await content(page).locator(`a[href="${match.path}"]`).first().click();
  await expect(page).toHaveURL((url) => url.pathname === match.path);
  await expect(heading(page)).toHaveText(match.name);
  await expect(litSport(page)).toHaveText('Soccer');
  const stream = page.getByRole('region', { name: 'Live Stream' });
  await stream.getByRole('button').click();
  await expect(stream).toContainText('The picture begins when play does');
  await favourites.click();
  await expect(page).toHaveURL(/\/favourites$/);
  await expect(heading(page)).toHaveText('Favourites');

  const changePassword = page.locator('a[href="/changpass"]');
  await expect(changePassword).toHaveCount(0);
  await page.setViewportSize(viewports.phone);
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
