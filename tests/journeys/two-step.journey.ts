import { expect, test } from '@playwright/test';
import { codeAt } from '../support/authenticator-app.ts';
import { figure } from './bettor-steps.ts';
import { content, profile } from './frame-steps.ts';
import { tagOf } from './own-book.ts';
import { signUpAs } from './sign-up-steps.ts';

const password = 'a-long-password';

test('two-step sign-in is switched on; with the device lost, a recovery code signs in, and switches it off', async ({
  page,
  browser,
}, info) => {
  const userName = `steps.${tagOf(info)}`;
  await signUpAs(page, userName, { password });
  await expect(figure(page, 'Balance')).toBeVisible();
  await page.goto('/settings');
  const part = content(page).getByRole('region', { name: 'Two-step sign-in' });
  await part.getByLabel('Your password').fill(password);
  await part.getByRole('button', { name: 'Switch it on' }).click();
  const secret = (await part.locator('code').textContent()) ?? '';
  await part.getByLabel('Code of your app').fill(codeAt(secret.replaceAll(' ', ''), Date.now()));
  await part.getByRole('button', { name: 'Switch it on' }).click();
  const codes = part.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [first, second] = await codes.allTextContents();
  await part.getByRole('button', { name: 'I have kept them' }).click();
  await expect(part.getByText('10 recovery codes are left.')).toBeVisible();

  const elsewhere = await browser.newContext();
  const there = await elsewhere.newPage();
  await there.goto('/#login');
  const dialog = there.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByLabel('User name').fill(userName);
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog.getByLabel('Code of your app')).toBeFocused();
  await dialog.getByLabel('Code of your app').fill('000 000');
  await there.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('The code is wrong');
  await expect(profile(there, userName)).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Use a recovery code' }).click();
  await dialog.getByLabel('Recovery code').fill(first ?? '');
  await there.keyboard.press('Enter');
  await expect(profile(there, userName)).toBeVisible();

  await there.goto('/settings');
  const on = content(there).getByRole('region', { name: 'Two-step sign-in' });
  await expect(on.getByText('9 recovery codes are left.')).toBeVisible();
  await on.getByRole('button', { name: 'Use a recovery code' }).click();
  await on.getByLabel('Recovery code').fill(second ?? '');
  await on.getByRole('button', { name: 'Switch it off' }).click();
  await expect(on.getByText('It is off.')).toBeVisible();
  await elsewhere.close();
});
