import { expect, test, type Page } from '@playwright/test';
import { cashOutsIn, figure, myBets, paise } from './bettor-steps.ts';
import { achievedLeg } from './cash-out-steps.ts';
import { keptRows } from './kept-steps.ts';
import { openOwnBook } from './own-book.ts';
import { openOwnBettor, ordersOf, placeElsewhere, visitAs } from './own-visit.ts';

test('a cash out that was pressed when the page goes is there with its result, once, in the next page and in another tab', async ({
  page,
}, info) => {
  const book = await openOwnBook(info);
  const bettor = await openOwnBettor(book);
  await book.offer('LAY', 200, 500_00);
  await placeElsewhere(bettor, book, { side: 'BACK', odds: 200, stake: 500_00 });
  // What the bettor lays against.
  await book.offer('BACK', 160);
  await visitAs(page, bettor, book.address);

  // ₹500.00 at 2.00 win or lose ₹500.00. Laid at 1.60 with ₹625.00, both runners win ₹125.00, less 2 % commission.
  const cashOuts = cashOutsIn(page);
  await cashOuts.getByRole('button', { name: 'Cash out +₹122.50' }).click();
  const panel = cashOuts.getByRole('region', { name: /^Cash out/ });
  const results = (runner: string) => panel.getByRole('row', { name: runner });
  await expect(results(book.home)).toHaveText(`${book.home}+₹490.00+₹122.50`);
  await expect(results(book.away)).toHaveText(`${book.away}-₹500.00+₹122.50`);
  // Half of it: ₹312.50 at 1.60.
  await panel.getByRole('button', { name: '50 %' }).click();
  await expect(results(book.home)).toHaveText(`${book.home}+₹490.00+₹306.25`);
  await expect(results(book.away)).toHaveText(`${book.away}-₹500.00-₹187.50`);
  await Promise.all([
    page.waitForRequest((request) => request.postData()?.includes('"operationName":"CashOut"') ?? false),
    panel.getByRole('button', { name: 'Cash out 50 %: lose at most ₹187.50, not ₹500.00' }).click(),
  ]);
  await page.reload();

  const legsOf = (tab: Page) => cashOutsIn(tab).getByRole('row', achievedLeg);
  const isDone = async (tab: Page) => {
    await expect(cashOutsIn(tab).getByText('Cashed out 50 %.')).toBeVisible();
    await expect(legsOf(tab)).toHaveText([/₹312\.50 at 1\.60 or better₹312\.50 at 1\.60/]);
    await expect(myBets(tab).locator('tr[data-side]')).toHaveCount(2);
    await expect(figure(tab, 'Exposure')).toHaveText('₹187.50');
  };
  await isDone(page);
  // Another tab sends nothing.
  const other = await page.context().newPage();
  await other.goto(page.url());
  await isDone(other);
  const stakes = async () => (await ordersOf(bettor, book)).map(({ side, matched }) => `${side} ${matched}`);
  expect(await stakes()).toEqual(['LAY 31250', 'BACK 50000']);

  // What was closed is gone from the next page, which offers to cash out what is left.
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => keptRows(page, 'layline', 'cashOuts')).toEqual([]);
  await page.reload();
  await expect(cashOuts.getByRole('button', { name: 'Cash out +₹122.50' })).toBeVisible();
  await expect(panel).toHaveCount(0);
  expect(paise(await figure(page, 'Balance').innerText())).toBe(1_000_00 - 187_50);
  expect(await stakes()).toHaveLength(2);
});
