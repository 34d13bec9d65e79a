import { expect, test } from '@playwright/test';
import { pick, placeButton, placeUntil, slip } from '../bettor-steps.ts';
import { openLaterMatch } from './maker-match-steps.ts';
import { bestLay } from './market-steps.ts';
import { register } from './register.ts';

test('a selection at another stake than was placed in the other tab stays, and says what was placed', async ({
  context,
  page,
}) => {
  await register(page, 'two.stakes');
  await page.goto('/');
  await openLaterMatch(page);
  const runner = ((await bestLay(page).getAttribute('data-purpose')) ?? '').replace('Lay ', '');
  await pick(page, 'Lay', runner);
  const here = slip(page).getByRole('article', { name: `Lay ${runner}` });
  await here.getByRole('textbox', { name: 'Odds' }).fill('1.01');
  await here.getByRole('textbox', { name: 'Stake' }).fill('200');

  const other = await context.newPage();
  await other.goto(page.url());
  const there = slip(other).getByRole('article', { name: `Lay ${runner}` });
  await expect(there.getByRole('textbox', { name: 'Stake' })).toHaveValue('200');
  await here.getByRole('textbox', { name: 'Stake' }).fill('300');
  await placeUntil(other, there, 'Unmatched');
  const warning = here.getByText(
    `You have already placed in another tab: Lay ${runner}, ₹200.00 at 1.01. This would be one more bet.`,
  );
  await expect(warning).toBeVisible();
  // It stands until the bettor changes the bet, also after the page is opened again.
  await page.reload();
  await expect(warning).toBeVisible();
  await expect(placeButton(page)).toBeDisabled();
  await here.getByRole('textbox', { name: 'Stake' }).fill('250');
  await expect(warning).toBeHidden();
  // It is a bet of its own.
  await placeUntil(page, here, 'Unmatched');
});
