import { expect, test } from '@playwright/test';
import { figure, placeButton, slip } from './bettor-steps.ts';
import { keptRows, moveDrafts } from './kept-steps.ts';
import { openOwnBook } from './own-book.ts';
import { cardOf, fillLogin, openOwnBettor, prepareBet } from './own-visit.ts';

test('a visitor fills a slip, signs in from it, and the selection is still there, after reloads too', async ({
  page,
}, info) => {
  const book = await openOwnBook(info);
  const bettor = await openOwnBettor(book);
  await book.offer('LAY', 200);
  await page.goto(book.address);
  // Odds of one's own: those that were pressed follow a price that gets worse.
  await prepareBet(page, { runner: book.home, stake: '250', odds: '1.9' });
  const card = cardOf(page, 'Back', book.home);
  const field = (name: string) => card.getByRole('textbox', { name });
  const [stake, odds] = [field('Stake'), field('Odds')];
  const kept = async () => JSON.stringify(await keptRows(page, 'layline', 'drafts'));
  await expect.poll(kept).toMatch(/1\.9.*250|250.*1\.9/);
  await page.reload();
  await expect(stake).toHaveValue('250');

  await slip(page).getByRole('button', { name: 'Sign in to bet' }).click();
  await fillLogin(page, bettor);
  await expect(placeButton(page)).toBeVisible();
  await expect(stake).toHaveValue('250');
  await expect(odds).toHaveValue(/^1\.90?$/);
  // The dialog goes back in the history as it closes, which a reload would cut off.
  await expect(page).toHaveURL(/^[^#]*$/);
  await page.reload();
  await expect(figure(page, 'Balance')).toHaveText('₹1,000.00');
  await expect(stake).toHaveValue('250');
  await expect(odds).toHaveValue(/^1\.90?$/);

  // An earlier page may have left the bettor's selections to a visitor; the next one takes them up.
  await moveDrafts(page, bettor.userName, '');
  await page.reload();
  await expect(figure(page, 'Balance')).toHaveText('₹1,000.00');
  await expect(stake).toHaveValue('250');
  await expect(placeButton(page)).toBeEnabled();
});
