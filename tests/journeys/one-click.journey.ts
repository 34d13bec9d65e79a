import { expect, test } from '@playwright/test';
import { openLaterMatch, signIn, slip } from './bettor-steps.ts';
import { viewports } from '../support/viewports.ts';

test('one-click betting is asked once more before it is on, and every page tells that it is', async ({
  page,
}) => {
  await page.goto('/');
  await signIn(page, 'ben');
  await openLaterMatch(page);
  const bets = slip(page).getByRole('article');
  await expect(async () => {
    await page.locator('main button[data-purpose^="Back"][data-depth="0"]').first().click();
    await expect(bets).toHaveCount(1, { timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await slip(page).getByRole('button', { name: 'One-click' }).click();
  const note = page
    .getByRole('status')
    .filter({ hasText: /^One-click is on\. A press on a price places ₹\d+\.00 at once\./ });
  await expect(note).toHaveCount(0);
  await slip(page).getByRole('button', { name: 'Switch one-click on' }).click();
  await expect(note).toBeVisible();
  await slip(page).getByRole('button', { name: 'Clear' }).click();
  await page.reload();
  await page.getByRole('navigation', { name: 'Exchange' }).getByRole('button', { name: 'Inplay' }).click();
  await expect(note).toBeVisible();
  // On a phone also where the page is scrolled, at its foot.
  await page.setViewportSize(viewports.phone);
  await expect(page.getByRole('button', { name: /One-click is on/ })).toBeInViewport();
  await note.getByRole('button', { name: 'Switch it off' }).click();
  await expect(note).toHaveCount(0);
  await expect(page.getByRole('button', { name: /One-click is on/ })).toHaveCount(0);
});
