import { expect, test } from '@playwright/test';
import { by, isGood, signInAsBen, tokenOf } from '../session-steps.ts';

// On the journeys' own server, with tokens of half an hour. Each test mostly waits.
test.describe.configure({ mode: 'parallel' });

const minutes = (count: number) => count * 60_000;

test('a device that slept past the time to renew does so when it wakes, with the page in front', async ({
  page,
}) => {
  await page.clock.install();
  await signInAsBen(page, '/');
  const before = await tokenOf(page);
  await page.clock.setSystemTime(Date.now() + minutes(21));
  await expect.poll(() => tokenOf(page)).not.toBe(before);
  await expect(page.getByRole('button', { name: 'ben', exact: true })).toBeVisible();
});

test('a device that wakes after the hard limit is signed out, in every tab', async ({ context }) => {
  await context.clock.install();
  const tabs = [await context.newPage(), await context.newPage()];
  await signInAsBen(tabs[0]!, '/');
  await tabs[1]!.goto('/');
  await context.clock.setSystemTime(Date.now() + minutes(721));
  for (const tab of tabs) {
    // Meanwhile it is reloaded at the root.
    await expect.poll(() => tokenOf(tab).catch(() => 'loading')).toBeNull();
    await expect(tab.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
    // It says why until the note has been read.
    const note = tab.getByRole('main').getByRole('status').filter({ hasText: 'Every bet you placed stands' });
    await expect(note).toContainText(/Your session has ended|You are signed out/);
    await tab.reload();
    await note.getByRole('button', { name: 'Close this note' }).click();
    await tab.reload();
    await expect(tab.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
    await expect(note).toBeHidden();
  }
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
