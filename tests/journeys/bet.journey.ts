import { expect, test, type Page } from '@playwright/test';
import { figure, myBets, placeButton } from './bettor-steps.ts';
import { openOwnBook, type OwnBook } from './own-book.ts';
import { openOwnBettor, prepareBet, visitAs } from './own-visit.ts';

test('[PNL-2] [PNL-3] [PNL-8] [HDR-2] a bettor backs in play, is matched, lays unmatched, cancels, and is paid', async ({
  page,
}, info) => {
  const book = await openOwnBook(info, { inPlay: true, betDelay: 2 });
  const bettor = await openOwnBettor(book);
  await book.offer('LAY', 200);
  await book.offer('BACK', 220);
  await visitAs(page, bettor, book.address);
  await expect(figure(page, 'Balance')).toHaveText('₹1,000.00');
  await expect(myBets(page)).toContainText('You have no Matched Bets');

  await aBackIsMatchedAndStays(page, book);
  await aLayWaitsAndIsCancelled(page, book);
  await expect(figure(page, 'Exposure')).toHaveText('₹500.00');

  await book.settle(book.home);
  await itIsPaid(page, book);
  await theReportsAgree(page, book, bettor.userName);
});

/** After the in-play delay; it is there after a reload too. */
async function aBackIsMatchedAndStays(page: Page, { home }: OwnBook): Promise<void> {
  const back = await prepareBet(page, { runner: home, stake: '500' });
  await placeButton(page).click();
  await expect(back).toContainText('Waiting for the in-play delay');
  await expect(back).toContainText('Matched');
  await expect(figure(page, 'Exposure')).toHaveText('₹500.00');
  await expect(figure(page, 'Balance')).toHaveText('₹500.00');
  await page.reload();
  await expect(figure(page, 'Balance')).toHaveText('₹500.00');
  const row = myBets(page).locator('tr[data-side="BACK"]');
  await expect(row).toHaveText(new RegExp(`${home}.*2\\.00.*₹500\\.00`));
}

async function aLayWaitsAndIsCancelled(page: Page, { home }: OwnBook): Promise<void> {
  // Nobody will take it.
  const lay = await prepareBet(page, { side: 'Lay', runner: home, stake: '100', odds: '1.01' });
  await placeButton(page).click();
  await expect(lay).toContainText('Unmatched');
  const unmatched = myBets(page).getByRole('tab', { name: /Unmatched Bets/ });
  await expect(unmatched).toHaveAttribute('aria-selected', 'true');
  await expect(myBets(page)).toContainText('₹100.00 at 1.01');
  await myBets(page)
    .getByRole('button', { name: `Cancel lay ${home} at 1.01` })
    .click();
  await expect(myBets(page)).toContainText('Cancelled ₹100.00 at 1.01.');
  await expect(myBets(page)).toContainText('You have no Unmatched Bets');
}

/** ₹500.00 won at 2.00, less 2 % commission. */
async function itIsPaid(page: Page, { home }: OwnBook): Promise<void> {
  const settled = myBets(page).getByRole('region', { name: 'Settled today' });
  await expect(settled).toContainText('+₹490.00');
  await expect(figure(page, 'Exposure')).toHaveText('₹0.00');
  await expect(figure(page, 'Balance')).toHaveText('₹1,490.00');

  // Why this amount, by keyboard.
  const why = settled.getByRole('button', { name: /^Why this amount/ });
  await why.focus();
  await page.keyboard.press('Enter');
  await expect(why).toHaveAttribute('aria-expanded', 'true');
  await expect(settled).toContainText(
    new RegExp(`Back ${home} at 2.*Won: .*500\\.00.*Commission.*10\\.00.*Net.*490\\.00`),
  );
}

/** Each level, by sport, event, market and bets, and back, tells what the balance gained. */
async function theReportsAgree(page: Page, { eventName, home }: OwnBook, userName: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: userName, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Betting Profit and Loss' }).click();
  const reported = page.getByRole('main');
  const net = reported.locator('dl').first().locator('> div', { hasText: 'Net' }).locator('dd');
  const level = async (name: string) => {
    await expect(reported.getByRole('heading', { name })).toBeVisible();
    await expect(net).toHaveText('+₹490.00');
  };
  await reported.getByRole('table').getByRole('link', { name: 'Soccer', exact: true }).click();
  await level('Profit and loss by event');
  await reported.getByRole('table').getByRole('link', { name: eventName }).click();
  await level('Profit and loss by market');
  await reported.getByRole('link', { name: 'Match Odds' }).click();
  await level('Bets of a market');
  await expect(reported.getByRole('row', { name: new RegExp(`Back ${home}.*Won`) })).toBeVisible();
  await expect(reported.getByRole('region', { name: 'Why this amount' })).toContainText('+₹490.00');
  await page.goBack();
  await page.goBack();
  await level('Profit and loss by event');
}
