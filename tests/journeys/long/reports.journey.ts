import { expect, test, type Page } from '@playwright/test';
import { hrefOf } from '#domain/site/route.ts';
import { openLaterMatch, paise, pick, placeUntil, slip } from '../bettor-steps.ts';
import { bestLay } from '../market-steps.ts';
import { register } from '../register.ts';

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
  const deposit = table.getByRole('row', {
    name: /Deposit Into your account ?Reference: first-funds-chitra/,
  });
  await expect(deposit).toBeVisible();
  await expect(page.getByText(/Days and times in Asia\/(Kolkata|Calcutta)/)).toBeVisible();

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
  await expect(page.getByText('Nothing was settled in this period')).toBeVisible();
  await openFromMenu(page, 'My Bets');
  await expect(page.getByText('No bets were placed in this period')).toBeVisible();
});

test('a bettor reads what open bets could win and lose, and chooses open or settled ones', async ({
  page,
}) => {
  await register(page, 'open.settled');
  await page.goto('/');
  await openLaterMatch(page);
  const runner = ((await bestLay(page).getAttribute('data-purpose')) ?? '').replace('Lay ', '');
  await pick(page, 'Lay', runner);
  const card = slip(page).getByRole('article', { name: `Lay ${runner}` });
  await card.getByRole('textbox', { name: 'Odds' }).fill('1.5');
  await card.getByRole('textbox', { name: 'Stake' }).fill('200');
  await placeUntil(page, card, 'atched');
  await page.goto(hrefOf('myBetsHistory'));
  const table = page.getByRole('table', { name: 'My Bets' });
  const row = table.getByRole('row', { name: new RegExp(`Lay ${runner}`) });
  // ₹200 are staked against: the lay wins that, and risks it times the odds less one, which may be better than asked.
  await expect(row).toBeVisible();
  const [odds = '', , , wins, risks = ''] = (await row.getByRole('cell').allTextContents()).slice(2);
  expect(wins).toBe('₹200.00');
  expect(paise(risks)).toBe(Math.round(200_00 * (Number(odds) - 1)));
  const show = page.getByRole('group', { name: 'Show' });
  await show.getByRole('button', { name: 'Settled' }).click();
  await expect(page.getByText('No bet of this period is settled')).toBeVisible();
  await page.reload();
  await expect(show.getByRole('button', { name: 'Settled' })).toHaveAttribute('aria-pressed', 'true');
  await show.getByRole('button', { name: 'Open' }).click();
  await expect(row).toBeVisible();
});
