import { expect, test, type Page } from '@playwright/test';
import { figure, pick, placeButton, placeUntil, slip } from '../bettor-steps.ts';
import { openEarlyMatch, signIn } from './maker-match-steps.ts';
import { viewports } from '../../support/viewports.ts';

/** From now on every query about a bet and every placement fails. Returns how to end that. */
async function breakBets(page: Page): Promise<() => Promise<void>> {
  const isOfBets = (body: string | null) => /"(SendInstructions|InstructionLookup)"/.test(body ?? '');
  await page.route('**/graphql', (route) =>
    isOfBets(route.request().postData()) ? route.fulfill({ status: 500 }) : route.fallback(),
  );
  return () => page.unroute('**/graphql');
}

test('a bet of which nothing can be learnt for a minute is in doubt, holds nothing up, and is told of at the next visit', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  await openEarlyMatch(page);
  await signIn(page, 'chitra');
  const exposure = await figure(page, 'Exposure').innerText();

  await pick(page, 'Back', 'The Draw');
  const card = slip(page).getByRole('article', { name: 'Back The Draw' });
  await card.getByRole('textbox', { name: 'Stake' }).fill('100');
  const mend = await breakBets(page);
  await placeUntil(page, card, 'Checking…');
  await page.clock.fastForward(61_000);

  const apart = page.getByRole('region', { name: 'Bets that had no answer' });
  await expect(apart).toContainText('Still no answer');
  await expect(apart).toContainText('₹100.00 at');
  await expect(slip(page).getByRole('article')).toHaveCount(0);
  // Another bet on the same price can be made.
  await pick(page, 'Back', 'The Draw');
  await card.getByRole('textbox', { name: 'Stake' }).fill('100');
  await expect(placeButton(page)).toBeEnabled();
  await card.getByRole('button', { name: 'Remove The Draw' }).click();
  await page.setViewportSize(viewports.phone);
  await expect(page.getByRole('button', { name: '1 bet under way' })).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });

  // Another visit, on a page without a slip.
  await page.goto('/');
  const note = page.getByRole('main').getByRole('status').filter({ hasText: 'A bet that had no answer' });
  await expect(note).toContainText('back The Draw, ₹100.00. Checking…');
  // Nothing of it stays visible to the next person.
  await page.getByRole('banner').getByRole('button', { name: 'chitra', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(note).toBeHidden();
  await signIn(page, 'chitra');
  await note.getByRole('button', { name: 'See bets' }).click();
  await expect(note).toBeHidden();
  const found = page.getByRole('region', { name: 'Bets of your last visit' });
  await expect(found).toContainText('Checking…');
  await page.clock.fastForward(61_000);
  await expect(found).toContainText('Still no answer');
  await mend();
  await found.getByRole('button', { name: 'Look again The Draw' }).click();
  await expect(found).toContainText('Not received');
  await found.getByRole('button', { name: 'Don’t place it: The Draw' }).click();
  await expect(found).toContainText('Not placed');
  await page.keyboard.press('Escape');
  await expect(figure(page, 'Exposure')).toHaveText(exposure);
});
