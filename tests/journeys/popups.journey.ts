import { expect, test } from '@playwright/test';
import { signIn } from './bettor-steps.ts';

test('[FRM-2] the popups are there on every page', async ({ page }) => {
  const dialog = page.getByRole('dialog');
  const open = (hash: string) => page.evaluate((to) => (location.hash = to), hash);
  const close = async () => {
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
  };
  for (const path of ['/lottery', '/no/such/page']) {
    await page.goto(path);
    await open('login');
    await expect(dialog.getByRole('form', { name: 'Sign in' }), path).toBeVisible();
    await close();
  }
  await page.goto('/');
  const market = await page.locator('main a[href^="/marketdetails/"]').last().getAttribute('href');
  await signIn(page, 'ben');
  for (const path of [market ?? '', '/accountstatment', '/no/such/page']) {
    await page.goto(path);
    for (const [hash, title, says] of [
      ['exposure', 'My Market', 'No real-time records found'],
      ['rules', 'Rules & Regulations', 'Settlement and commission'],
      [`book/${market?.split('/')[2]}.mo`, 'Book', 'No data!'],
      ['bets', 'Bets', 'You have no Matched Bets'],
      ['banking', 'Banking', 'Balance'],
    ] as const) {
      await open(hash);
      await expect(page.getByRole('dialog', { name: title, exact: true }), `${path}#${hash}`).toContainText(
        says,
      );
      expect(new URL(page.url()).pathname).toBe(path);
      await close();
    }
  }
});
