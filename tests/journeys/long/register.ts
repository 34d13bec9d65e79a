import { expect, type Page } from '@playwright/test';
import { fundAccount } from '#contract/operator.ts';
import { callExchange } from '#contract/rest-client.ts';
import { figure } from '../bettor-steps.ts';
import { join } from '../own-visit.ts';

const { LAYLINE_JOURNEYS_EXCHANGE_URL: url = '', LAYLINE_JOURNEYS_OPERATOR_KEY: operatorKey } = process.env;

/** Opens an account with ₹1,000.00, so that no other test counts its bets. */
export async function register(page: Page, userName: string): Promise<void> {
  await join(page, userName);
  const funds = { params: { userName }, body: { amount: 1_000_00, reference: `for-${userName}` } };
  expect(await callExchange(url, fundAccount, funds, { operatorKey })).toMatchObject({ ok: true });
  await expect(figure(page, 'Balance')).toHaveText('₹1,000.00');
}
