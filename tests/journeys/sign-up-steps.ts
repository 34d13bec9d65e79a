import type { Page } from '@playwright/test';

interface SignUpTerms {
  password?: string;
  /** A week's deposits, in rupees as typed; without it, somebody wants no limit. */
  limit?: string;
}

/** Opens an account through the page’s form, as somebody of age. */
export async function signUpAs(
  page: Page,
  userName: string,
  { password = 'a-long-password', limit }: SignUpTerms = {},
): Promise<void> {
  await page.goto('/signup');
  const form = page.getByRole('form', { name: 'Register' });
  await form.getByRole('textbox', { name: 'User name' }).fill(userName);
  await form.getByLabel('Password').fill(password);
  await form.getByLabel('Day', { exact: true }).fill('14');
  await form.getByLabel('Month', { exact: true }).fill('3');
  await form.getByLabel('Year', { exact: true }).fill('1998');
  if (limit !== undefined) await form.getByLabel('The most to pay in').fill(limit);
  await form.getByRole('checkbox', { name: /accept the terms/ }).check();
  await form.getByRole('button', { name: 'Register' }).click();
  if (limit !== undefined) return;
  await page
    .getByRole('group', { name: 'No deposit limit' })
    .getByRole('button', { name: 'No limit' })
    .click();
}
