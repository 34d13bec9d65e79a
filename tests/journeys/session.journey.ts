import { expect, test } from '@playwright/test';
import { content, heading, openUniqueAccount, profile, signInAs, stored } from './frame-steps.ts';

test('[SES-2] [SES-3] a sign-out in one tab is a sign-out in all, and a refused token ends at the root', async ({
  page,
  context,
}) => {
  // An amount that nobody stakes: home tells of others' big bets.
  const { userName } = await openUniqueAccount('tabbed', 1_234_57);
  await page.goto('/');
  await signInAs(page, userName);
  const [guarded, open] = [await context.newPage(), await context.newPage()];
  await Promise.all([guarded.goto('/profile'), open.goto('/lottery')]);
  const tabs = [page, guarded, open];
  for (const tab of tabs) {
    await expect(profile(tab, userName)).toBeVisible();
    await expect(tab.getByRole('banner')).toContainText('₹1,234.57');
  }
  await profile(page, userName).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  // The others load again, and say why.
  for (const tab of [guarded, open])
    await expect(content(tab)).toContainText('You are signed out: you left in another tab');
  for (const tab of tabs) {
    await expect(tab.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
    await expect(profile(tab, userName)).toHaveCount(0);
    await expect(tab.locator('body')).not.toContainText('₹1,234.57');
    expect(await stored(tab, 'token')).toBeNull();
    expect(await stored(tab, 'userDetail')).toBeNull();
  }
  for (const tab of [page, guarded]) await expect(tab).toHaveURL(/\d\/$/);
  // What everybody may see stays open.
  await expect(heading(open)).toHaveText('Lottery');
  await open.close();

  // And signing in leads back to what only bettors may see.
  await signInAs(guarded, userName);
  await expect(guarded).toHaveURL(/\/profile$/);
  await guarded.close();

  // On a page where nothing of the product runs: a page of the product would itself use the forged token and be sent to
  // the root, and the address below would be a visitor's.
  await page.goto('/icon.svg');
  await page.evaluate(() => localStorage.setItem('token', 'forged'));
  await page.goto('/profile');
  await expect(page).toHaveURL(/\d\/$/);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
  expect(await stored(page, 'token')).toBeNull();
  expect(await stored(page, 'userDetail')).toBeNull();
  // It says why until that was read.
  const note = content(page).getByRole('status').filter({ hasText: 'Your session has ended' });
  await page.reload();
  await note.getByRole('button', { name: 'Close this note' }).click();
  await expect(note).toHaveCount(0);
  await page.reload();
  await expect(heading(page)).toHaveText('Live markets');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(note).toHaveCount(0);
});
