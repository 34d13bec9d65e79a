import { expect, test, type Page } from '@playwright/test';
import { viewports } from '../support/viewports.ts';
import {
  addPayee,
  askDeposit,
  blockBettor,
  chooseInHeader,
  goWithoutLimit,
  paymentsOf,
  receiptLines,
  withdraw,
  withoutBank,
} from './banking-steps.ts';
import { figure, paise } from './bettor-steps.ts';
import { openOwnBook, tagOf } from './own-book.ts';
import { join, openOwnBettor, prepareBet, visitAs } from './own-visit.ts';

// There is one bank, and each of these keeps it waiting.
test.describe.configure({ mode: 'default' });

for (const [screen, viewport] of [
  ['phone', viewports.phone],
  ['desktop', viewports.desktop],
] as const)
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport });

    test('a new bettor pays in, waits for it over a reload, bets, takes money out, and every figure agrees to the paisa', async ({
      page,
    }, info) => {
      const book = await openOwnBook(info);
      await book.offer('LAY', 200);
      await join(page, `payer.${book.tag}`);

      await chooseInHeader(page, 'Deposit');
      await page.getByRole('dialog', { name: 'Banking' }).getByRole('button', { name: 'Deposit' }).click();
      await goWithoutLimit(page);
      const deposit = await askDeposit(page, '2500.50', '₹2,500.50');
      const utr = `${Date.now()}`.slice(-12);
      const isTold = (words: string) => page.getByRole('main').getByRole('status').filter({ hasText: words });
      await withoutBank(async () => {
        await page.getByRole('textbox', { name: /^UTR/ }).fill(utr);
        await page.getByRole('button', { name: 'I have paid ₹2,500.50' }).click();
        await expect(page).toHaveURL(new RegExp(`/banking/payment-waiting/2500.50/${utr}/upi$`));
        await expect(isTold('We are waiting for the bank to confirm ₹2,500.50.')).toBeVisible();
        await page.reload();
        await expect(isTold('We are waiting for the bank to confirm ₹2,500.50.')).toBeVisible();
        await expect(figure(page, 'Balance')).toHaveText('₹0.00');
      });
      await expect(isTold('₹2,500.50 has come and is in your wallet.')).toBeVisible();
      await expect(figure(page, 'Balance')).toHaveText('₹2,500.50');

      await page.goto(book.address);
      await prepareBet(page, { runner: book.home, stake: '500' });
      await page.getByRole('button', { name: /^Place bet/ }).click();
      await expect(figure(page, 'Exposure')).toHaveText('₹500.00');
      await expect(figure(page, 'Balance')).toHaveText('₹2,000.50');
      await page.keyboard.press('Escape');

      await chooseInHeader(page, 'Withdraw');
      await expect(page).toHaveURL(/\/banking\/withdraw$/);
      await expect(page.getByRole('main')).toContainText('Free to withdraw₹2,000.50');
      await addPayee(page.getByRole('main'), '50210044771384');
      const withdrawal = await withdraw(page.getByRole('main'), '1200.25', '₹1,200.25');
      await expect(figure(page, 'Balance')).toHaveText('₹800.25');
      await page.getByRole('link', { name: 'Follow it' }).click();
      const way = page.getByRole('article', { name: `Withdrawal ${withdrawal}` });
      await expect(way.getByRole('list', { name: 'Its way' }).getByRole('listitem')).toContainText([
        '₹1,200.25 left your wallet at once',
        'To Harbour Bank •••• 1384',
        'In your account',
      ]);
      await expect(way.getByText('Paid', { exact: true })).toBeVisible();
      const withdrawalSays = await receiptLines(page, withdrawal, 'text');
      expect(await receiptLines(page, withdrawal, 'PDF')).toEqual(asInPdf(withdrawalSays));

      await book.settle(book.home);
      // What was won, less 2 %.
      await expect(figure(page, 'Balance')).toHaveText('₹1,790.25');
      await expect(figure(page, 'Exposure')).toHaveText('₹0.00');
      await chooseInHeader(page, 'Deposit');
      await page
        .getByRole('dialog', { name: 'Banking' })
        .getByRole('button', { name: 'All payments' })
        .click();
      const depositSays = await receiptLines(page, deposit, 'text');
      expect(await receiptLines(page, deposit, 'PDF')).toEqual(asInPdf(depositSays));
      const moved = await statement(page);
      expect(moved.toSorted()).toEqual(['+₹2,500.50', '+₹500.00', '-₹1,200.25', '-₹10.00']);
      expect(moved.reduce((all, amount) => all + paise(amount), 0)).toBe(
        paise(await figure(page, 'Balance').innerText()),
      );
      expect(depositSays).toContain('Moved in your wallet: +₹2,500.50');
      expect(withdrawalSays).toContain('Moved in your wallet: -₹1,200.25');
      expect(withdrawalSays).toContain('State: Paid');
    });
  });

test('[GRD-3] a blocked bettor is sent home from the pages of banking, and takes money out in the popup', async ({
  page,
}, info) => {
  const bettor = await openOwnBettor({ tag: tagOf(info) });
  await blockBettor(bettor.userName);
  await visitAs(page, bettor, '/');
  await page.goto('/banking/withdraw');
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('main')).toContainText('Your account is blocked: no new bets.');

  await chooseInHeader(page, 'Withdraw');
  const popup = page.getByRole('dialog', { name: 'Banking' });
  await addPayee(popup, '50210044771384');
  await withdraw(popup, '900', '₹900.00');
  // What is behind a popup is not read.
  await page.keyboard.press('Escape');
  await expect(figure(page, 'Balance')).toHaveText('₹100.00');
  const paid = async () => (await paymentsOf(bettor)).map(({ state, amount }) => [state, amount]);
  await expect.poll(paid).toEqual([['PAID', 900_00]]);
});

/** In the PDF a row's name and value stand beside each other. */
const asInPdf = (lines: readonly string[]): string[] => lines.map((line) => line.replace(': ', ''));

/** The amounts of the account statement, to which the overview leads: they add up to its closing balance. */
async function statement(page: Page): Promise<string[]> {
  await page.getByRole('link', { name: 'All in the statement' }).click();
  const table = page.getByRole('table', { name: 'Account statement' });
  const rows = table.locator('tr:has(td)');
  await expect(rows).toHaveCount(4);
  const amounts = await rows.evaluateAll((all) => all.map((row) => row.children[3]?.textContent ?? ''));
  const closing = page
    .getByRole('main')
    .locator('dl')
    .first()
    .locator('> div', { hasText: 'Closing balance' })
    .locator('dd');
  expect(paise(await closing.innerText())).toBe(amounts.reduce((all, amount) => all + paise(amount), 0));
  return amounts;
}
