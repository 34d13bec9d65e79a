import { expect, test } from '@playwright/test';
import { myBets, pick, placeUntil, slip } from '../bettor-steps.ts';
import { backAtOnce, openEarlyMatch, openLaterMatch } from './maker-match-steps.ts';
import { pressAndSend } from '../cash-out-steps.ts';
import { cancelOf, holdUp, passAnswer } from './late-steps.ts';
import { register } from './register.ts';

test('a bet that arrives late stands as placed, or never does when it was dropped', async ({ page }) => {
  await register(page, 'late.bettor');
  await page.clock.install();
  await page.goto('/');
  // In play a goal could suspend the market just when the bet arrives.
  await openLaterMatch(page, 'Soccer');
  const card = slip(page).getByRole('article', { name: 'Lay The Draw' });
  const placeHeldUp = async (odds: string) => {
    await pick(page, 'Lay', 'The Draw');
    await card.getByRole('textbox', { name: 'Odds' }).fill(odds);
    await card.getByRole('textbox', { name: 'Stake' }).fill('4000');
    const arrive = await holdUp(page, 'SendInstructions');
    await placeUntil(page, card, 'Placing…');
    await passAnswer(page);
    await expect(card).toContainText('Not received');
    return arrive;
  };
  const showUnmatched = () =>
    myBets(page)
      .getByRole('tab', { name: /Unmatched Bets/ })
      .click();

  // Nothing was pressed meanwhile.
  let arrive = await placeHeldUp('1.03');
  expect(await arrive()).toContain('InstructionAccepted');
  await expect(card).toContainText('Unmatched');
  await showUnmatched();
  await cancelOf(page, '1.03').click();
  await expect(myBets(page)).toContainText('Cancelled ₹4,000.00 at 1.03.');
  await expect(card).toContainText('Cancelled');
  await card.getByRole('button', { name: 'Remove The Draw' }).click();

  // Dropped, removed and picked again: the second bet is placed, the first never is.
  arrive = await placeHeldUp('1.02');
  await card.getByRole('button', { name: 'Don’t place it: The Draw' }).click();
  await expect(slip(page).getByRole('alert')).toHaveText(
    'Not placed. The exchange had not received it, so we withdrew it.',
  );
  await card.getByRole('button', { name: 'Remove The Draw' }).click();
  await pick(page, 'Lay', 'The Draw');
  await card.getByRole('textbox', { name: 'Odds' }).fill('1.02');
  await card.getByRole('textbox', { name: 'Stake' }).fill('4000');
  await placeUntil(page, card, 'Unmatched');
  expect(await arrive()).toContain('GIVEN_UP');
  await page.reload();
  await showUnmatched();
  await expect(cancelOf(page, '1.02')).toHaveCount(1);
  await cancelOf(page, '1.02').click();
  await expect(myBets(page)).toContainText('Cancelled ₹4,000.00 at 1.02.');
});

test('a cash out of which nothing was heard is given up, and never done however late it arrives', async ({
  page,
}) => {
  await register(page, 'late.cash-out');
  await page.clock.install();
  await page.goto('/');
  await openEarlyMatch(page);
  await backAtOnce(page, 'The Draw', '500');
  const market = page.getByRole('region', { name: 'Match Odds' });
  const panel = market.getByRole('region', { name: 'Cash out' });
  await market.getByRole('button', { name: /^Cash out [+-]?₹/ }).click();
  const arrive = await holdUp(page, 'CashOut');
  await pressAndSend(page, panel);
  await passAnswer(page);
  await expect(panel.getByRole('alert')).toHaveText(
    'The exchange had not received it, so we withdrew it. Nothing was placed.',
  );
  expect(await arrive()).toContain('GIVEN_UP');
});
