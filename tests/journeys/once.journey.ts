import { expect, test } from '@playwright/test';
import { viewports } from '../support/viewports.ts';
import { figure, myBets, placeButton, slip } from './bettor-steps.ts';
import { openOwnBook } from './own-book.ts';
import { cardOf, openOwnBettor, ordersOf, prepareBet, visitAs } from './own-visit.ts';

test('a selection that is placed in one tab is gone from the other, and a press that is doubled places once', async ({
  context,
  page,
}, info) => {
  const book = await openOwnBook(info);
  const bettor = await openOwnBettor(book);
  await book.offer('LAY', 200);
  const stakes = async () => (await ordersOf(bettor, book)).map(({ matched }) => matched);
  await visitAs(page, bettor, book.address);
  const here = await prepareBet(page, { runner: book.home, stake: '200' });

  const other = await context.newPage();
  await other.goto(page.url());
  const there = cardOf(other, 'Back', book.home);
  await expect(there.getByRole('textbox', { name: 'Stake' })).toHaveValue('200');
  await expect(placeButton(other)).toBeEnabled();
  // On a phone the slip is out of sight until it is opened.
  await page.setViewportSize(viewports.phone);
  const peek = page.getByRole('button', { name: '1 selection' });
  await expect(peek).toBeVisible();
  await placeButton(other).dblclick();
  await expect(there).toContainText('Matched');
  await expect(
    page.getByText(`${book.home} was placed in another tab, and is gone from this slip.`),
  ).toBeVisible();
  await expect(peek).toBeHidden();
  await page.setViewportSize(viewports.desktop);
  await expect(here).toHaveCount(0);
  await expect(myBets(page).locator('tr[data-side]')).toHaveCount(1);
  expect(await stakes()).toEqual([200_00]);

  const stake = (await prepareBet(page, { runner: book.home, stake: '300' })).getByRole('textbox', {
    name: 'Stake',
  });
  await stake.focus();
  await Promise.all([page.keyboard.press('Enter'), page.keyboard.press('Enter')]);
  await expect(here).toContainText('Matched');
  expect(await stakes()).toEqual([300_00, 200_00]);

  // The card gets smaller with the first press, and the button leaves the pointer. Here both come before that.
  await prepareBet(page, { runner: book.home, stake: '100' });
  await placeButton(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(here).toContainText('Matched');
  // What a second press had sent would be there with the page after this one.
  await page.reload();
  await expect(figure(page, 'Balance')).toHaveText('₹400.00');
  await expect(slip(page).getByRole('article')).toHaveCount(0);
  await expect(myBets(page).locator('tr[data-side]')).toHaveCount(3);
  expect(await stakes()).toEqual([100_00, 300_00, 200_00]);
});
