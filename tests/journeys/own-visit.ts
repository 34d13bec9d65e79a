import { expect, type Locator, type Page } from '@playwright/test';
import { listOrders, type Order } from '#contract/order.ts';
import { callExchange } from '#contract/rest-client.ts';
import { figure, pressPrice, slip } from './bettor-steps.ts';
import { openAccount, password, placeOrder } from './own-bettor.ts';
import { dataOf } from './own-event.ts';
import { signUpAs } from './sign-up-steps.ts';
import { runnerIdOf, type OwnBook } from './own-book.ts';

const { LAYLINE_JOURNEYS_EXCHANGE_URL: url = '' } = process.env;

/** A bettor of one journey alone, with ₹1,000.00. */
export interface OwnBettor {
  userName: string;
  token: string;
}

export async function openOwnBettor({ tag }: { tag: string }): Promise<OwnBettor> {
  const userName = `bettor.${tag}`;
  return { userName, ...(await openAccount(userName)) };
}

/** Fills in the dialog that asks who it is, and sends it. */
export async function fillLogin(page: Page, { userName }: OwnBettor): Promise<void> {
  const form = page.getByRole('dialog').getByRole('form', { name: 'Sign in' });
  await form.getByRole('textbox', { name: 'User name' }).fill(userName);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(figure(page, 'Balance')).toBeVisible();
}

/** Opens an account through the page's form: there is no money in it. */
export async function join(page: Page, userName: string): Promise<void> {
  await signUpAs(page, userName, { password });
  await expect(figure(page, 'Balance')).toHaveText('₹0.00');
}

/** Opens a page and signs in on it. */
export async function visitAs(page: Page, bettor: OwnBettor, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  await fillLogin(page, bettor);
}

export const priceIn = (page: Page, side: 'Back' | 'Lay', runner: string): Locator =>
  page
    .getByRole('main')
    .getByRole('region', { name: 'Match Odds' })
    .locator(`button[data-purpose="${side} ${runner}"][data-depth="0"]`);

export const cardOf = (page: Page, side: 'Back' | 'Lay', runner: string): Locator =>
  slip(page).getByRole('article', { name: `${side} ${runner}` });

/** Presses a price and writes the stake of its card, and its odds if they are to be others than those pressed. */
export async function prepareBet(
  page: Page,
  {
    side = 'Back',
    runner,
    stake,
    odds,
  }: { side?: 'Back' | 'Lay'; runner: string; stake: string; odds?: string },
): Promise<Locator> {
  const card = cardOf(page, side, runner);
  await pressPrice(priceIn(page, side, runner), card);
  if (odds !== undefined) await card.getByRole('textbox', { name: 'Odds' }).fill(odds);
  await card.getByRole('textbox', { name: 'Stake' }).fill(stake);
  return card;
}

/** What the exchange has of a bettor's bets in a market, newest first. */
export const ordersOf = async ({ token }: OwnBettor, { marketId }: OwnBook): Promise<Order[]> =>
  dataOf(await callExchange(url, listOrders, { query: { marketId, state: 'ALL' } }, { token }));

/** A bet that the bettor places elsewhere than in the page. */
export const placeElsewhere = (
  bettor: OwnBettor,
  { marketId, home, tag }: OwnBook,
  bet: { side: 'BACK' | 'LAY'; odds: number; stake: number },
): Promise<void> =>
  placeOrder(bettor, {
    marketId,
    runnerId: runnerIdOf(marketId, home),
    clientId: `elsewhere-${tag}`,
    ...bet,
  });

/** Taps until it shows: half a second after "Place" taps still count as the second half of a double one. */
export const untilTapsCount = (tap: () => Promise<void>, shown: Locator): Promise<void> =>
  expect(async () => {
    if (!(await shown.isVisible())) await tap();
    await expect(shown).toBeVisible({ timeout: 2_000 });
  }).toPass();
