import { expect, test } from '@playwright/test';

test('[SES-2] signing out clears local storage and leads to the home page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^ben/ }).click();
  await page.getByRole('button', { name: 'ben' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('a wrong password is refused in words, and nobody is signed in', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Login' }).click();
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByRole('textbox', { name: 'User name' }).fill('ben');
  await form.getByLabel('Password').fill('not-the-password');
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(form.getByRole('alert')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('somebody new opens an account and is signed in at once', async ({ page }) => {
  await page.goto('/signup');
  const form = page.getByRole('form', { name: 'Register' });
  await form.getByRole('textbox', { name: 'User name' }).fill('new.bettor');
  await form.getByLabel('Password').fill('a-long-password');
  await form.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('button', { name: 'new.bettor' })).toBeVisible();
});

test('[GRD-1] a visitor on a page for bettors is sent home, and comes back to it after signing in', async ({
  page,
}) => {
  await page.goto('/inplay');
  await expect(page).toHaveURL(/\/home$/);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^ben/ }).click();
  await expect(page).toHaveURL(/\/inplay$/);
  await expect(page.getByRole('heading', { name: 'In play', level: 1 })).toBeVisible();
});

test('[SES-5] a blocked user may sign in, but not open a market', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^dev/ }).click();
  await expect(page.getByRole('button', { name: 'dev' })).toBeVisible();
  await page.getByRole('region', { name: 'In play now' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/home$/);
});
