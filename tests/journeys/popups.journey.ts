import { expect, test } from '@playwright/test';
import { openUniqueAccount, openUniqueMatch, profile, signInAs } from './frame-steps.ts';

test('[FRM-2] the popups are there on every page', async ({ page }) => {
  const [match, { userName }] = await Promise.all([openUniqueMatch(), openUniqueAccount('popped')]);
  const dialog = page.getByRole('dialog');
  const open = (hash: string) => page.evaluate((to) => (location.hash = to), hash);
  const close = async () => {
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
  };
  for (const path of ['/no/such/page', '/lottery']) {
    await page.goto(path);
    await open('login');
    await expect(dialog.getByRole('form', { name: 'Sign in' }), path).toBeVisible();
    await close();
  }
  await signInAs(page, userName);
  for (const path of [match.path, '/accountstatment', '/no/such/page']) {
    await page.goto(path);
    await expect(profile(page, userName)).toBeVisible();
    for (const [hash, title, says] of [
      ['exposure', 'My Market', 'No real-time records found'],
      ['rules', 'Rules & Regulations', 'Settlement and commission'],
      [`book/${match.marketId}`, 'Book', 'No data!'],
      ['bets', 'Bets', 'You have no Matched Bets'],
      ['banking', 'Banking', '₹1,000.00'],
    ] as const) {
      await open(hash);
      const popup = page.getByRole('dialog', { name: title, exact: true });
      await expect(popup, `${path}#${hash}`).toContainText(says);
      expect(new URL(page.url()).pathname).toBe(path);
      await close();
    }
  }
});

test('[FRM-2] a popup closes after a reload as before: Back leads to the page before, and Forward opens it again', async ({
  page,
}) => {
  await page.goto('/inplay');
  await page.goto('/lottery');
  const dialog = page.getByRole('dialog', { name: 'Rules & Regulations' });
  await page.getByRole('contentinfo').getByRole('button', { name: /Rules/ }).click();
  await expect(dialog).toBeVisible();
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
  ]) {
    await page.reload();
    await expect(dialog).toBeVisible();
    await close();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/lottery$/);
    await page.goForward();
    await expect(dialog).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/lottery$/);
  await page.goBack();
  await expect(page).not.toHaveURL(/lottery/);
});
