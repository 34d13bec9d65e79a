import { expect, test, type Locator, type Page } from '@playwright/test';
import { addPayee, askDeposit, payDeposit, withdraw } from './banking-steps.ts';
import { figure, placeButton, slip } from './bettor-steps.ts';
import { openAccount, placeOrder } from './own-bettor.ts';
import { openOwnBook, runnerIdOf, tagOf, type OwnBook } from './own-book.ts';
import { ordersOf, prepareBet, visitAs } from './own-visit.ts';
import { signUpAs } from './sign-up-steps.ts';

const main = (page: Page): Locator => page.getByRole('main');
const room = (page: Page): Locator => main(page).getByRole('region', { name: 'Your deposit limit' });
const alert = (page: Page): Locator => main(page).getByRole('alert');

/** Types an amount to pay in, and asks for it whatever the page says of it. */
async function tryDeposit(page: Page, typed: string): Promise<void> {
  await page.goto('/banking/deposit/upi');
  await main(page).getByRole('textbox', { name: 'Amount' }).fill(typed);
  await main(page)
    .getByRole('button', { name: /^Continue · / })
    .click();
}

test('who keeps a practice account with a deposit limit pays in up to it, and no further until a raise has waited a day', async ({
  page,
}, info) => {
  await page.goto('/');
  const practice = page.getByRole('region', { name: 'Practice money' });
  await practice.getByRole('button', { name: 'Start' }).click();
  await expect(figure(page, 'Balance')).toHaveText('P10,000.00');
  await signUpAs(page, `keeper.${tagOf(info)}`, { limit: '500' });
  await expect(figure(page, 'Balance')).toHaveText('₹0.00');

  await page.goto('/banking/deposit/upi');
  await expect(room(page)).toContainText('₹500.00 left until');
  await askDeposit(page, '300', '₹300.00');
  await payDeposit(page, '₹300.00');
  await expect(figure(page, 'Balance')).toHaveText('₹300.00');

  await page.goto('/banking/deposit/upi');
  await main(page).getByRole('textbox', { name: 'Amount' }).fill('300');
  await expect(room(page)).toContainText('That is more than the ₹200.00 left until');
  await room(page).getByRole('button', { name: 'Make it ₹200.00' }).click();
  await expect(room(page)).toContainText('After this you may add ₹0.00 until');
  await main(page).getByRole('button', { name: 'Continue · ₹200.00 by UPI' }).click();
  await expect(page).toHaveURL(/\/banking\/deposit-details\/200\?/);

  await tryDeposit(page, '100');
  await expect(alert(page)).toContainText('₹0.00 is left of your deposit limit of ₹500.00 for the week.');
  await room(page).getByRole('link', { name: 'Change' }).click();
  const week = main(page).getByRole('region', { name: 'Deposits, week' });
  await week.getByRole('button', { name: 'Raise' }).click();
  await week.getByRole('textbox', { name: 'Deposits, week: limit' }).fill('1000');
  await week.getByRole('button', { name: 'Ask for it' }).click();
  await expect(week).toContainText(/You can confirm it from .* on\. Until then ₹500\.00 holds\./);
  await expect(week.getByRole('button', { name: 'Yes, raise it' })).toHaveCount(0);

  await tryDeposit(page, '100');
  await expect(alert(page)).toContainText('₹0.00 is left of your deposit limit of ₹500.00 for the week.');
});

test('who excludes themselves bets and pays in no more: what waits is cancelled or lapses, what is matched is paid, and money goes out', async ({
  page,
}, info) => {
  const [book, delayed] = [await openOwnBook(info), await openOwnBook(info, { inPlay: true, betDelay: 60 })];
  const userName = `leaver.${book.tag}`;
  const bettor = { userName, ...(await openAccount(userName)) };
  await book.offer('LAY', 200);
  await delayed.offer('LAY', 200);
  const back = ({ marketId, home }: OwnBook, odds: number, stake: number) =>
    placeOrder(bettor, {
      marketId,
      runnerId: runnerIdOf(marketId, home),
      clientId: `leaver-${marketId}-${odds}`,
      side: 'BACK',
      odds,
      stake,
    });
  await back(book, 200, 200_00);
  await back(book, 500, 100_00);
  await back(delayed, 200, 100_00);
  await visitAs(page, bettor, '/');
  await expect(figure(page, 'Balance')).toHaveText('₹600.00');
  await expect(page.getByRole('link', { name: 'Promotions' })).toBeVisible();

  await page.goto('/profile#safer-betting');
  await main(page).getByRole('button', { name: 'Exclude myself: 6 months' }).click();
  await main(page).getByRole('button', { name: 'Yes, I mean it' }).click();
  await expect(main(page)).toContainText('You have excluded yourself from betting: no new bets.');
  await expect(figure(page, 'Balance')).toHaveText('₹800.00');
  await expect(page.getByRole('link', { name: 'Promotions' })).toHaveCount(0);
  const outcomes = async (which: OwnBook) =>
    (await ordersOf(bettor, which)).map(({ stake, matched, cancelled, lapsed }) => ({
      stake,
      matched,
      cancelled,
      lapsed,
    }));
  expect(await outcomes(book)).toEqual([
    { stake: 100_00, matched: 0, cancelled: 100_00, lapsed: 0 },
    { stake: 200_00, matched: 200_00, cancelled: 0, lapsed: 0 },
  ]);
  expect(await outcomes(delayed)).toEqual([{ stake: 100_00, matched: 0, cancelled: 0, lapsed: 100_00 }]);

  await book.settle(book.home);
  // What was won, less 2 %.
  await expect(figure(page, 'Balance')).toHaveText('₹1,196.00');
  await tryDeposit(page, '100');
  await expect(alert(page)).toContainText('You have excluded yourself from betting');
  await page.goto(delayed.address);
  await prepareBet(page, { runner: delayed.home, stake: '100' });
  await expect(slip(page)).toContainText('You have excluded yourself from betting: no new bets.');
  await expect(placeButton(page)).toBeDisabled();

  await page.goto('/banking/withdraw');
  await addPayee(main(page), '50210044771384');
  await withdraw(main(page), '1196', '₹1,196.00');
  await expect(figure(page, 'Balance')).toHaveText('₹0.00');
});
