import { expect, test } from '@playwright/test';
import { figure, myBets, pick, placeUntil, slip } from '../bettor-steps.ts';
import { openEarlyMatch, signIn } from './maker-match-steps.ts';
import { liveDoor } from '../live-door.ts';

test('a bet that ended while the live connection was cut is told as it ended, when that comes again', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await openEarlyMatch(page);
  await signIn(page, 'ben');
  const door = await liveDoor(page);
  await page.reload();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(figure(other, 'Balance')).toBeVisible();

  await pick(page, 'Lay', 'The Draw');
  const lay = slip(page).getByRole('article', { name: 'Lay The Draw' });
  await lay.getByRole('textbox', { name: 'Odds' }).fill('1.01');
  await lay.getByRole('textbox', { name: 'Stake' }).fill('130');
  await placeUntil(page, lay, 'Unmatched');
  await door.cut();
  await myBets(other)
    .getByRole('tab', { name: /Unmatched Bets/ })
    .click();
  await myBets(other).getByRole('button', { name: 'Cancel lay The Draw at 1.01' }).click();
  await expect(myBets(other)).toContainText('Cancelled ₹130.00 at 1.01.');
  await other.close();
  await expect(lay).toContainText('Unmatched');
  door.mend();
  await expect(lay).toContainText('Cancelled');

  // A lost connection is reported once, however many markets there are.
  expect(await page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBeGreaterThan(1);
  const price = page.getByRole('main').locator('button[data-side]').first();
  const placed = await price.boundingBox();
  await context.setOffline(true);
  await expect(page.getByText('Not live.')).toHaveCount(1);
  // It moves no price: somebody may be about to press one.
  expect(await price.boundingBox()).toEqual(placed);
  await context.setOffline(false);
  await expect(page.getByText('Not live.')).toHaveCount(0);
});
