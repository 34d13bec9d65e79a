import { expect, test } from '@playwright/test';
import { fundAccount } from '#contract/operator.ts';
import { callExchange } from '#contract/rest-client.ts';
import { axeFindings } from '../sweep/pages.ts';
import { figure } from './bettor-steps.ts';

const userName = 'games.bettor';

test('[CAL-4] from the casino to a game, one round on the real wallet, and back: balance, statement and profit and loss say it', async ({
  page,
}) => {
  await page.goto('/signup');
  const form = page.getByRole('form', { name: 'Register' });
  await form.getByRole('textbox', { name: 'User name' }).fill(userName);
  await form.getByLabel('Password').fill('a-long-password');
  await form.getByRole('button', { name: 'Register' }).click();
  await expect(figure(page, 'Balance')).toHaveText('₹0.00');
  const funds = { params: { userName }, body: { amount: 1_000_00, reference: 'for-the-games-journey' } };
  const { LAYLINE_JOURNEYS_EXCHANGE_URL: url = '', LAYLINE_JOURNEYS_OPERATOR_KEY: operatorKey } = process.env;
  expect(await callExchange(url, fundAccount, funds, { operatorKey })).toMatchObject({ ok: true });
  await expect(figure(page, 'Balance')).toHaveText('₹1,000.00');

  // The games host is the last that is started: it may not be there yet.
  await expect(async () => {
    await page.goto('/intcasino');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^High Card/ })
      .click();
    await expect(page).toHaveURL(/\/tables\/[\w-]+$/, { timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByRole('heading', { name: 'High Card', level: 1 })).toBeVisible();
  await expect(page.getByText('₹1,000.00', { exact: true })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  const stake = page.getByRole('textbox', { name: /^Stake/ });
  await page.getByRole('radio', { name: /^Left/ }).check();
  await stake.fill('1000.01');
  await stake.press('Enter');
  await expect(page.getByRole('alert')).toContainText('₹1,000.00 is available.');
  await page.getByRole('textbox', { name: /^Stake/ }).fill('100');
  await page.getByRole('button', { name: 'Play one round' }).press('Enter');
  const verdict = page.getByRole('heading', { name: /^(Won \+₹105.00|Lost -₹100.00)$/ });
  await expect(verdict).toBeVisible();
  const hasWon = (await verdict.innerText()).startsWith('Won');
  const balance = hasWon ? '₹1,105.00' : '₹900.00';
  await expect(page.getByText(balance, { exact: true })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await expect(verdict).toBeVisible();

  await page.getByRole('link', { name: 'Back to the casino' }).click();
  await expect(page).toHaveURL(/\/intcasino$/);
  await expect(figure(page, 'Balance')).toHaveText(balance);
  await page.goto('/accountstatment');
  const statement = page.getByRole('table', { name: 'Account statement' });
  await expect(statement.getByRole('row', { name: /Casino stake High Card – Left: left/ })).toHaveCount(1);
  await expect(statement.getByRole('row', { name: /Casino payout High Card – Left/ })).toHaveCount(
    hasWon ? 1 : 0,
  );
  await page.goto('/profitloss');
  await expect(page.getByRole('row', { name: /^Casino/ })).toContainText(hasWon ? '105.00' : '100.00');
});
