import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { blockAccount, setProviderAway } from '#contract/payment-desk.ts';
import { listPayments, type Payment } from '#contract/payments.ts';
import { callExchange } from '#contract/rest-client.ts';
import { pdfLines } from '#server/gateway/receipts/pdf-text.fixture.ts';
import { password } from './own-bettor.ts';
import { dataOf } from './own-event.ts';
import type { OwnBettor } from './own-visit.ts';

const { LAYLINE_JOURNEYS_EXCHANGE_URL: url = '', LAYLINE_JOURNEYS_OPERATOR_KEY: operatorKey } = process.env;

const olga = { operatorName: 'Olga', reason: 'The bank is looked after.' };

const main = (page: Page) => page.getByRole('main');

/** Opens the banking popup at deposit or withdrawal as the header has it: on a phone through the sheet of the wallet. */
export async function chooseInHeader(page: Page, way: 'Deposit' | 'Withdraw'): Promise<void> {
  const banner = page.getByRole('banner');
  const wallet = banner.getByRole('button', { name: 'Wallet' });
  const inHeader = banner.getByText(way, { exact: true });
  await expect(wallet.or(inHeader)).toBeVisible();
  if (!(await wallet.isVisible())) return inHeader.click();
  await wallet.click();
  await page.getByRole('dialog', { name: 'Wallet' }).getByText(way, { exact: true }).click();
}

/** Says twice that there is to be no deposit limit, before the account's first deposit. */
export async function goWithoutLimit(page: Page): Promise<void> {
  const form = main(page).getByRole('form', { name: 'A deposit limit, before your first deposit' });
  await form.getByRole('button', { name: 'Continue' }).click();
  await main(page)
    .getByRole('group', { name: 'No deposit limit' })
    .getByRole('button', { name: 'No limit' })
    .click();
}

/** Says under a UTR of its own that what was asked for is paid, and waits until it has come. */
export async function payDeposit(page: Page, shown: string): Promise<void> {
  await main(page).getByRole('textbox', { name: /^UTR/ }).fill(`${Date.now()}`.slice(-12));
  await main(page)
    .getByRole('button', { name: `I have paid ${shown}` })
    .click();
  const told = main(page)
    .getByRole('status')
    .filter({ hasText: `${shown} has come and is in your wallet.` });
  await expect(told).toBeVisible();
}

/** Asks to pay in by UPI, in rupees as typed. Returns the payment's reference. */
export async function askDeposit(page: Page, typed: string, shown: string): Promise<string> {
  const by = main(page).getByRole('radio', { name: /^UPI/ });
  await by.check();
  const next = main(page).getByRole('button', { name: 'Continue with UPI' });
  const amount = main(page).getByRole('textbox', { name: 'Amount' });
  await expect(next.or(amount)).toBeVisible();
  if (await next.isVisible()) await next.click();
  await amount.fill(typed);
  await main(page)
    .getByRole('button', { name: `Continue · ${shown} by UPI` })
    .click();
  await expect(page).toHaveURL(new RegExp(`/banking/deposit-details/${typed}\\?reference=LL-`));
  await expect(fact(page, 'Send exactly')).toHaveText(shown);
  return fact(page, 'With this reference').innerText();
}

const fact = (page: Page, name: string): Locator =>
  main(page).locator('dl > div', { hasText: name }).locator('dd').first();

/** Keeps the demo's bank from being asked while this runs: what is said to be paid waits. */
export async function withoutBank(run: () => Promise<void>): Promise<void> {
  const turn = async (isAway: boolean) => {
    const input = { params: { providerId: 'demo' }, body: { ...olga, isAway } };
    dataOf(await callExchange(url, setProviderAway, input, { operatorKey }));
  };
  await turn(true);
  try {
    await run();
  } finally {
    await turn(false);
  }
}

/** Blocks an account, as an operator does. */
export async function blockBettor(userName: string): Promise<void> {
  const input = { params: { userName }, body: { ...olga, blocked: true } };
  dataOf(await callExchange(url, blockAccount, input, { operatorKey }));
}

/** What the exchange has of a bettor's payments, newest first. */
export const paymentsOf = async ({ token }: OwnBettor): Promise<Payment[]> =>
  dataOf(await callExchange(url, listPayments, { query: { limit: 10 } }, { token })).payments;

/** Adds the account's first payee in an open form of withdrawals. */
export async function addPayee(within: Locator, account: string): Promise<void> {
  await within.getByRole('button', { name: 'Add a payee' }).click();
  const form = within.getByRole('form', { name: 'Add a payee' });
  await form.getByRole('textbox', { name: 'Account holder' }).fill('P. Ayer');
  await form.getByRole('textbox', { name: 'Bank', exact: true }).fill('Harbour Bank');
  await form.getByRole('textbox', { name: 'Account number or UPI id' }).fill(account);
  await form.getByLabel('Your password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Save the payee' }).click();
  await expect(within.getByRole('radio', { name: `Harbour Bank •••• ${account.slice(-4)}` })).toBeChecked();
}

/** Sends money to the chosen payee. Returns the withdrawal's reference. */
export async function withdraw(within: Locator, typed: string, shown: string): Promise<string> {
  await within.getByRole('textbox', { name: 'Amount' }).fill(typed);
  await within.getByRole('button', { name: `Withdraw ${shown}` }).click();
  await within.getByRole('button', { name: `Send ${shown}` }).click();
  const said = within.getByRole('status').filter({ hasText: `${shown} has left your balance` });
  await expect(said).toBeVisible();
  return /Its reference is (\S+)\./.exec(await said.innerText())?.[1] ?? '';
}

/** A payment's receipt as a bettor gets it, line by line. */
export async function receiptLines(page: Page, reference: string, format: 'PDF' | 'text'): Promise<string[]> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    main(page)
      .getByRole('group', { name: `Receipt of ${reference}` })
      .getByRole('button', { name: `Receipt (${format})` })
      .click(),
  ]);
  const bytes = await readFile(await file.path());
  return format === 'PDF' ? pdfLines(bytes) : bytes.toString('utf8').split('\n').filter(Boolean);
}
