import { expect, type Page } from '@playwright/test';

/** Signs in as one of the demo bettors that the login offers. */
export async function signIn(page: Page, name: string): Promise<void> {
  await page.goto('/#login');
  const offered = page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${name}`) });
  await offered.click();
  await expect(offered).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
}
