import { expect, test, type Page } from '@playwright/test';
import { pressUntil, slip } from '../bettor-steps.ts';
import { openLaterMatch } from './maker-match-steps.ts';
import { register } from './register.ts';
import { viewports } from '../../support/viewports.ts';

const noteOf = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: /^One-click is on\. A press on a price places ₹\d+\.00 at once\./ });

test('one-click betting is asked once more before it is on, and every page and tab tells that it is', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await register(page, 'oneclick');
  const [note, other] = [noteOf(page), await context.newPage()];
  await other.goto('/settings');
  await expect(other.getByText('Every change is saved at once.')).toBeVisible();
  await openLaterMatch(page);
  const bets = slip(page).getByRole('article');
  const price = page.locator('main button[data-purpose^="Back"][data-depth="0"]').first();
  await pressUntil(() => price.click({ timeout: 5_000 }), bets);
  await slip(page).getByRole('button', { name: 'One-click' }).click();
  await expect(note).toHaveCount(0);
  await slip(page).getByRole('button', { name: 'Switch one-click on' }).click();
  await expect(note).toBeVisible();
  await slip(page).getByRole('button', { name: 'Clear' }).click();
  // Another tab, opened before, tells it once it is saved, and changes something else.
  await expect(noteOf(other)).toBeVisible();
  await other.getByRole('button', { name: 'Fractional' }).click();
  await expect(price).toHaveAccessibleName(/ at \d+\/\d+, /);
  await page.reload();
  await page.getByRole('navigation', { name: 'Exchange' }).getByRole('button', { name: 'Inplay' }).click();
  await expect(note).toBeVisible();
  // On a phone also where the page is scrolled, at its foot.
  await page.setViewportSize(viewports.phone);
  await expect(page.getByRole('button', { name: /One-click is on/ })).toBeInViewport();
  await note.getByRole('button', { name: 'Switch it off' }).click();
  for (const tab of [page, other]) {
    await expect(noteOf(tab)).toHaveCount(0);
    await expect(tab.getByRole('button', { name: /One-click is on/ })).toHaveCount(0);
  }
});
