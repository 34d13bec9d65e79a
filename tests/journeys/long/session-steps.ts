import { expect, type Page } from '@playwright/test';

export const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

export async function signInAsBen(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^ben/ }).click();
  await expect(page.getByRole('button', { name: 'ben', exact: true })).toBeVisible();
}

export const by = (token: string | null) => ({ authorization: `Bearer ${token}` });
/** Whether the exchange accepts a token for a call. */
export const isGood = async (exchange: string, token: string | null): Promise<boolean> =>
  (await fetch(`${exchange}/me`, { headers: by(token) })).ok;
