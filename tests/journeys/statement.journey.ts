import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { paise } from './bettor-steps.ts';
import { openOwnBook } from './own-book.ts';
import { openOwnBettor, placeElsewhere, visitAs } from './own-visit.ts';

// For most of the day, the date there differs from that of UTC.
test.use({ timezoneId: 'Asia/Kolkata' });

test('a bettor reads the account statement by keyboard: presets, days of their own, order, file; Back and reload keep it', async ({
  page,
}, info) => {
  const book = await openOwnBook(info);
  const bettor = await openOwnBettor(book);
  await book.offer('LAY', 200);
  await placeElsewhere(bettor, book, { side: 'BACK', odds: 200, stake: 500_00 });
  await book.settle(book.home);

  await visitAs(page, bettor, '/');
  const profile = page.getByRole('banner').getByRole('button', { name: bettor.userName, exact: true });
  await profile.press('Enter');
  await page.getByRole('menuitem', { name: 'Account Statement' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Account statement', level: 1 })).toBeVisible();
  await expect(page.getByText(/Days and times in Asia\/(Kolkata|Calcutta)/)).toBeVisible();
  const table = page.getByRole('table', { name: 'Account statement' });
  const entries = table.getByRole('row').filter({ has: page.getByRole('cell') });
  const amounts = () => entries.evaluateAll((rows) => rows.map((row) => row.children[3]?.textContent ?? ''));
  const sum = (name: string) =>
    page.getByRole('main').locator('dl').first().locator('> div', { hasText: name }).locator('dd');
  // The deposit, what was won, and 2 % of it.
  await expect(entries).toHaveCount(3);
  expect((await amounts()).toSorted()).toEqual(['+₹1,000.00', '+₹500.00', '-₹10.00']);
  const total = (await amounts()).reduce((all, amount) => all + paise(amount), 0);
  await expect(sum('Opening balance')).toHaveText('₹0.00');
  await expect(sum('Money in less money out')).toHaveText('+₹1,000.00');
  await expect(sum('Betting, games and bonuses')).toHaveText('+₹490.00');
  expect(paise(await sum('Closing balance').innerText())).toBe(total);

  // Last month there was no account yet.
  const calendar = page.getByRole('button', { name: /^Change Dates/ });
  const choose = async (preset: string) => {
    await calendar.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: preset }).press('Enter');
  };
  await choose('Last month');
  await expect(page.getByText('No entries in this period')).toBeVisible();
  await choose('Last 7 days');
  await expect(entries).toHaveCount(3);

  // Typed days: from the start of the year until the day that the field says is today.
  const range = page.getByRole('textbox', { name: 'Dates' });
  const today = (await range.inputValue()).split(' - ')[1] ?? '';
  await range.fill(`1 Jan ${today.slice(-4)} - ${today}`);
  await range.press('Enter');
  await expect(page).toHaveURL(/from=\d{4}-01-01/);
  await expect(entries).toHaveCount(3);

  const head = (name: string) => table.getByRole('columnheader', { name });
  await head('Amount').getByRole('button').press('Enter');
  await expect(head('Amount')).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(amounts).toEqual(['+₹1,000.00', '+₹500.00', '-₹10.00']);
  await page.reload();
  await expect(head('Amount')).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL(/from=\d{4}-01-01/);
  await expect.poll(amounts).toEqual(['+₹1,000.00', '+₹500.00', '-₹10.00']);
  await page.goBack();
  await expect(head('Date')).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL(/from=\d{4}-01-01/);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).press('Enter'),
  ]);
  expect(file.suggestedFilename()).toMatch(/^statement_\d{4}-01-01_.*\.csv$/);
  // A line for the heads, and one for each entry.
  expect((await readFile(await file.path(), 'utf8')).trim().split('\n')).toHaveLength(4);
});
