import { expect, test } from '@playwright/test';
import { figure, myBets, openEarlyMatch, pick, placeUntil, slip } from './bettor-steps.ts';
import { keptRows, moveDrafts } from './kept-steps.ts';

test('a visitor fills a slip, signs in from it, and the selection is still there, after reloads too', async ({
  page,
}) => {
  await page.goto('/');
  await openEarlyMatch(page);
  await pick(page, 'Back', 'The Draw');
  const back = slip(page).getByRole('article', { name: 'Back The Draw' });
  const stake = back.getByRole('textbox', { name: 'Stake' });
  await stake.fill('250');
  const odds = await back.getByRole('textbox', { name: 'Odds' }).inputValue();
  await expect.poll(async () => JSON.stringify(await keptRows(page, 'layline', 'drafts'))).toContain('250');
  await page.reload();
  await expect(stake).toHaveValue('250');
  await slip(page).getByRole('button', { name: 'Sign in to bet' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^chitra/ })
    .click();
  await expect(slip(page).getByRole('button', { name: 'Place bet' })).toBeVisible();
  await page.reload();
  await expect(figure(page, 'Balance')).toBeVisible();
  await expect(stake).toHaveValue('250');
  await expect(back.getByRole('textbox', { name: 'Odds' })).toHaveValue(odds);

  // An earlier page may have left the bettor's selections to a visitor; the next one takes them up.
  await moveDrafts(page, 'chitra', '');
  await page.reload();
  await expect(figure(page, 'Balance')).toBeVisible();
  await expect(stake).toHaveValue('250');
});

test('what can only be refused is not asked for', async ({ page }) => {
  await page.goto('/');
  await openEarlyMatch(page);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^esha/ }).click();
  await pick(page, 'Back', 'The Draw');
  await slip(page).getByRole('textbox', { name: 'Stake' }).fill('100');
  const place = slip(page).getByRole('button', { name: 'Place bet' });
  await expect(place).toBeDisabled();
  await expect(place).toHaveAccessibleDescription('Lower the stake, or deposit first.');
});

test('a bet that is refused is corrected where it stands, and placed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await openEarlyMatch(page);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^asha/ }).click();
  await pick(page, 'Back', 'The Draw');
  const card = slip(page).getByRole('article', { name: 'Back The Draw' });
  await card.getByRole('textbox', { name: 'Odds' }).fill('1.5');
  await card.getByRole('textbox', { name: 'Stake' }).fill('100');
  await placeUntil(page, card, 'Matched');

  // Where bets stand, another one may reduce the risk; the exchange says that this one does not.
  const odds = card.getByRole('textbox', { name: 'Odds' });
  await expect(async () => {
    await page.keyboard.press('Escape');
    await pick(page, 'Back', 'The Draw');
    await expect(odds).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await odds.fill('1.5');
  await card.getByRole('textbox', { name: 'Stake' }).fill('9000000');
  const refusal = card.getByRole('alert');
  await placeUntil(page, card, 'Your available balance does not cover this bet');
  // Visible above the bar that stays over the end of the slip.
  const covered = async () => {
    const [told, bar] = [await refusal.boundingBox(), await slip(page).locator('footer').boundingBox()];
    return told && bar ? told.y + told.height - bar.y : null;
  };
  await expect.poll(covered).toBeLessThanOrEqual(0);
  await card.getByRole('textbox', { name: 'Stake' }).fill('100');
  await expect(refusal).toBeHidden();
  await placeUntil(page, card, 'Matched');

  // The result is also listed among all bets; the sheet over the page disappears with the page.
  await myBets(page).getByRole('link', { name: 'All bets' }).click();
  await expect(page.getByRole('heading', { name: 'My bets', level: 1 })).toBeVisible();
  await expect(slip(page)).toBeHidden();
  const row = page.getByRole('row').filter({ hasText: 'Back The Draw' }).first();
  await expect(row).toContainText('₹100.00');
});
