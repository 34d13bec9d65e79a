import { expect, test, type Page } from '@playwright/test';

// For most of the day, the date there differs from that of UTC.
test.use({ timezoneId: 'Asia/Kolkata' });

async function openFromMenu(page: Page, label: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'chitra' }).click();
  await page.getByRole('menuitem', { name: label }).click();
}

// Uses a bettor that no journey bets as.
test('a bettor reads the account statement by keyboard: presets, days of their own, order, file; Back and reload keep it', async ({
  page,
}) => {
  await page.goto('/#login');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^chitra/ })
    .click();
  await openFromMenu(page, 'Account Statement');
  await expect(page.getByRole('heading', { name: 'Account statement', level: 1 })).toBeVisible();
  const table = page.getByRole('table', { name: 'Account statement' });
  const deposit = table.getByRole('row', { name: /Deposit first-funds-chitra/ });
  await expect(deposit).toBeVisible();
  await expect(page.getByText(/Days and times of Asia\/(Kolkata|Calcutta)/)).toBeVisible();

  // Last month there was no account yet.
  const range = page.getByRole('textbox', { name: 'Dates' });
  const calendar = page.getByRole('button', { name: /^Change Dates/ });
  await calendar.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Last month' }).press('Enter');
  await expect(page.getByText('No entries in this period')).toBeVisible();
  await calendar.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Last 7 days' }).press('Enter');
  await expect(deposit).toBeVisible();

  // Typed days: from a month before until the day that the field says is today.
  const today = (await range.inputValue()).split(' - ')[1] ?? '';
  await range.fill(`1 Jan ${today.slice(-4)} - ${today}`);
  await range.press('Enter');
  await expect(page).toHaveURL(/from=\d{4}-01-01/);
  await expect(deposit).toBeVisible();

  const head = table.getByRole('columnheader', { name: 'Amount' });
  await head.getByRole('button').press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await page.reload();
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL(/from=\d{4}-01-01/);
  await page.goBack();
  await expect(table.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'descending');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).press('Enter');
  expect((await file).suggestedFilename()).toMatch(/^statement_\d{4}-01-01_.*\.csv$/);

  await openFromMenu(page, 'Betting Profit and Loss');
  await expect(page.getByText('No market was settled in this period')).toBeVisible();
  await openFromMenu(page, 'My Bets');
  await expect(page.getByText('No bets were placed in this period')).toBeVisible();
});
