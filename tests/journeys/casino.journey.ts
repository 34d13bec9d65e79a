import { expect, test } from '@playwright/test';
import { figure } from './bettor-steps.ts';
import { chip, main, openGame, place, verdictIn } from './game-steps.ts';
import { tagOf } from './own-book.ts';
import { openOwnBettor, visitAs } from './own-visit.ts';

test('[CAL-4] from the casino to a game, one round on the real wallet, and back: balance, statement and profit and loss say it', async ({
  page,
}, info) => {
  const bettor = await openOwnBettor({ tag: tagOf(info) });
  await visitAs(page, bettor, '/intcasino');
  await openGame(page);
  await expect(page.getByRole('heading', { name: 'High Card', level: 1 })).toBeVisible();
  await expect(page.getByText('₹1,000.00', { exact: true })).toBeVisible();
  await chip(page, 100).check();
  await place(page, 'Left').click();
  await expect(main(page)).toHaveText('Deal · ₹100.00');
  await main(page).press('Enter');
  const verdict = verdictIn(page);
  await expect(verdict).toBeFocused();
  await expect(verdict).toHaveText(/^(Won ₹105.00|Lost ₹100.00)$/);
  const hasWon = (await verdict.innerText()).startsWith('Won');
  const balance = hasWon ? '₹1,105.00' : '₹900.00';
  await expect(page.getByText(balance, { exact: true })).toBeVisible();
  // A reload shows the end, and plays nothing.
  await page.reload();
  await expect(verdict).toBeVisible();
  await expect(page.getByText(balance, { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Back to the casino' }).click();
  await expect(page).toHaveURL(/\/intcasino$/);
  await expect(figure(page, 'Balance')).toHaveText(balance);
  const menu = async (item: string) => {
    await page.getByRole('banner').getByRole('button', { name: bettor.userName, exact: true }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await menu('Account Statement');
  const statement = page.getByRole('table', { name: 'Account statement' });
  await expect(statement.getByRole('row', { name: /Casino stake High Card – Left: left/ })).toHaveCount(1);
  await expect(statement.getByRole('row', { name: /Casino payout High Card – Left/ })).toHaveCount(
    hasWon ? 1 : 0,
  );
  await menu('Betting Profit and Loss');
  const casino = page.getByRole('row', { name: /^Casino/ });
  await expect(casino).toContainText(hasWon ? '+₹105.00' : '-₹100.00');
  await expect(casino).toContainText('1 round');
});
