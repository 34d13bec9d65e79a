import { expect, test } from '@playwright/test';
import { hrefOf } from '#domain/site/route.ts';
import { paise, pick, placeUntil, slip } from '../bettor-steps.ts';
import { openLaterMatch } from './maker-match-steps.ts';
import { bestLay } from './market-steps.ts';
import { register } from './register.ts';

test('a bettor who has done nothing yet reads so in every report', async ({ page }) => {
  await register(page, 'no.reports');
  const openFromMenu = async (label: string) => {
    await page.getByRole('banner').getByRole('button', { name: 'no.reports' }).click();
    await page.getByRole('menuitem', { name: label }).click();
  };
  await openFromMenu('Betting Profit and Loss');
  await expect(page.getByText('Nothing was settled in this period')).toBeVisible();
  await openFromMenu('My Bets');
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
