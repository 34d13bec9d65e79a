import { expect, test } from '@playwright/test';
import { by, isGood, signInAsBen, tokenOf } from './session-steps.ts';

// On the journeys' own server, with tokens of half an hour. Each test mostly waits.
test.describe.configure({ mode: 'parallel' });

const minutes = (count: number) => count * 60_000;

for (const [what, ms] of [
  ['a device that slept past the time to renew', minutes(21)],
  ['a clock that is put right by thirteen hours', minutes(13 * 60)],
] as const)
  test(`${what}: the session is renewed, with the page in front, and goes on`, async ({ page }) => {
    await page.clock.install();
    await signInAsBen(page, '/');
    const before = await tokenOf(page);
    await page.clock.setSystemTime(Date.now() + ms);
    await expect.poll(() => tokenOf(page)).not.toBe(before);
    await expect(page.getByRole('button', { name: 'ben', exact: true })).toBeVisible();
  });

test('[SES-3] who stole the token and renewed it first is signed out with its owner', async ({ page }) => {
  const exchange = process.env.LAYLINE_JOURNEYS_EXCHANGE_URL ?? '';
  await signInAsBen(page, '/');
  const token = await tokenOf(page);
  const theft = await fetch(`${exchange}/sessions/renew`, { method: 'POST', headers: by(token) });
  const { data } = (await theft.json()) as { data: { token: string } };
  // The owner's token works for half a minute more.
  await expect.poll(() => isGood(exchange, token), { timeout: 45_000 }).toBe(false);
  expect(await isGood(exchange, data.token)).toBe(true);
  await page.getByRole('button', { name: 'ben', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Password history' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  // The page loads itself again: a look in between finds no page.
  await expect(async () => expect(await tokenOf(page)).toBeNull()).toPass();
  expect(await isGood(exchange, data.token)).toBe(false);
  // Signing in again leads back to where the session ended.
  await expect(page).toHaveURL(/\/$/);
  const note = page.getByRole('main').getByRole('status').filter({ hasText: 'Your session has ended' });
  await note.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^ben/ }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Password history');
  await expect(note).toBeHidden();
});
