import { expect, test } from '@playwright/test';
import { openLaterMatch, pick, placeUntil, slip } from './bettor-steps.ts';
import { bestLay } from './market-steps.ts';
import { register } from './register.ts';

test('a selection that is placed in one tab is gone from the other, and cannot be placed twice', async ({
  context,
  page,
}) => {
  await register(page, 'two.tabs');
  await page.goto('/');
  await openLaterMatch(page);
  const runner = ((await bestLay(page).getAttribute('data-purpose')) ?? '').replace('Lay ', '');
  await pick(page, 'Lay', runner);
  const here = slip(page).getByRole('article', { name: `Lay ${runner}` });
  await here.getByRole('textbox', { name: 'Odds' }).fill('1.01');
  await here.getByRole('textbox', { name: 'Stake' }).fill('200');

  const other = await context.newPage();
  await other.goto(page.url());
  const there = slip(other).getByRole('article', { name: `Lay ${runner}` });
  await expect(there.getByRole('textbox', { name: 'Stake' })).toHaveValue('200');
  await placeUntil(other, there, 'Unmatched');
  await expect(here).toBeHidden();
  await expect(
    page.getByText(`${runner} was placed in another tab, and is gone from this slip.`),
  ).toBeVisible();
});
