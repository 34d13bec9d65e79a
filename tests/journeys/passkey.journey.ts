import { expect, test } from '@playwright/test';
import { figure } from './bettor-steps.ts';
import { content, profile } from './frame-steps.ts';
import { tagOf } from './own-book.ts';
import { signUpAs } from './sign-up-steps.ts';

const password = 'a-long-password';

test('a passkey is added in Settings, and signs in without a password', async ({ page, context }, info) => {
  const devTools = await context.newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const userName = `passkey.${tagOf(info)}`;
  await signUpAs(page, userName, { password });
  await expect(figure(page, 'Balance')).toBeVisible();
  await page.goto('/settings');
  const part = content(page).getByRole('region', { name: 'Passkeys' });
  await part.getByLabel('Name of the passkey').fill('This browser');
  await part.getByLabel('Your password, for a passkey').fill(password);
  await part.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(part.getByRole('button', { name: 'Remove This browser' })).toBeVisible();

  await profile(page, userName).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(profile(page, userName)).toBeVisible();
});
