import { test } from '@playwright/test';
import { expectOneOfTwoTabs } from '../cash-out-steps.ts';
import { openOwnBook } from '../own-book.ts';
import { openOwnBettor, placeElsewhere, visitAs } from '../own-visit.ts';

test('of two tabs in which the same position is cashed out one sends it, and both learn the result', async ({
  page,
  context,
}, info) => {
  const book = await openOwnBook(info);
  const bettor = await openOwnBettor(book);
  await book.offer('LAY', 200, 500_00);
  await placeElsewhere(bettor, book, { side: 'BACK', odds: 200, stake: 500_00 });
  await book.offer('BACK', 160);
  await visitAs(page, bettor, book.address);
  const other = await context.newPage();
  await other.goto(page.url());
  await expectOneOfTwoTabs([page, other]);
});
