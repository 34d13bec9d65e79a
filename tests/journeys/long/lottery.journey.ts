import { expect, test } from '@playwright/test';
import { placeUntil, slip } from '../bettor-steps.ts';
import { register } from './register.ts';

test('home says what the next draw is of, and what is offered on it', async ({ page }) => {
  await page.goto('/');
  const next = page.getByRole('region', { name: 'Next lottery draw' });
  await next.scrollIntoViewIfNeeded();
  await expect(next).toContainText('Three digits, each 0 to 9 · First digit', { timeout: 60_000 });
  await expect(next.getByRole('button', { name: /^Back 0 at / })).toBeVisible();
});

test('a number is put together digit by digit; each is a bet of its own', async ({ page }) => {
  await register(page, 'draw-bettor');
  await page.goto('/lottery');
  // The draw that comes last: nothing of it is drawn during the test.
  const draws = page.getByRole('group', { name: 'Choose a draw' });
  await draws.getByRole('button').last().click();
  const name = await draws.getByRole('button', { pressed: true }).innerText();
  const draw = page.getByRole('region', { name, exact: true });
  for (const [at, digit] of [
    ['First digit', 4],
    ['Second digit', 0],
  ] as const) {
    await draw.getByRole('tab', { name: at }).click();
    const card = slip(page).getByRole('article', { name: `Back ${digit}` });
    await expect(async () => {
      await draw.locator(`button[data-purpose="Back ${at} ${digit}"]`).click({ timeout: 5_000 });
      await expect(card).toContainText(`${at} · ${name}`, { timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
    await expect(draw.getByLabel(`${at} ${digit}`, { exact: true })).toBeVisible();
    await card.getByRole('textbox', { name: 'Stake' }).fill('100');
  }
  await placeUntil(page, slip(page).getByRole('article', { name: 'Back 0' }), 'Matched');
  await expect(slip(page).getByRole('article', { name: 'Back 4' })).toContainText('Matched');
  // What it pays stands at each digit.
  await expect(draw.getByRole('listitem').filter({ hasText: /^0.*\+₹\d/s })).toBeVisible();

  // The next draw has its own digits, and the past ones theirs.
  const past = page.getByRole('region', { name: 'Past draws' }).getByRole('link');
  await expect(past.first()).toContainText(/draw \d+.*\d\s*\d\s*\d$/s);
  await expect(page.getByRole('region', { name: 'How often each digit came' })).toContainText(
    /last \d+ draws/,
  );
});
