import { expect, test, type Locator } from '@playwright/test';
import { getMarketBook } from '#contract/market.ts';
import { callExchange } from '#contract/rest-client.ts';
import { viewports } from '../support/viewports.ts';
import { figure } from './bettor-steps.ts';
import { openOwnBook } from './own-book.ts';
import { dataOf } from './own-event.ts';
import { priceIn } from './own-visit.ts';
import { signUpAs } from './sign-up-steps.ts';

test.use({ viewport: viewports.phone, hasTouch: true, isMobile: true });

const { LAYLINE_JOURNEYS_EXCHANGE_URL: url = '' } = process.env;

/** How many presses a first bet on practice money may take, from the first load. */
const mostPresses = 12;

test('a visitor’s first bet is on practice money within twelve presses of the first load, and moves no market', async ({
  page,
}, info) => {
  const book = await openOwnBook(info);
  await book.offer('LAY', 200);
  let presses = 0;
  const press = async (what: Locator) => {
    presses++;
    await what.tap();
  };
  await page.goto(book.address);
  const dock = page.getByRole('dialog', { name: 'Bets' });
  const card = dock.getByRole('article', { name: `Back ${book.home}` });
  // The page is drawn before it listens.
  await page.waitForLoadState('networkidle');
  await press(priceIn(page, 'Back', book.home));
  await card.waitFor();
  const keypad = dock.getByRole('group', { name: 'Keypad' });
  for (const name of ['2', '5', '0']) await press(keypad.getByRole('button', { name, exact: true }));
  await press(dock.getByRole('button', { name: 'Sign in to bet' }));
  await press(page.getByRole('button', { name: 'Start with practice money' }));
  await expect(figure(page, 'Balance')).toHaveText('P10,000.00');
  await expect(card.getByRole('textbox', { name: 'Stake' })).toHaveValue('250');
  await press(dock.getByRole('button', { name: /^Place/ }));
  await expect(card).toContainText('Matched');
  await expect(figure(page, 'Exposure')).toHaveText('P250.00');
  expect(presses).toBeLessThanOrEqual(mostPresses);

  const { marketId } = book;
  const { matched, runners } = dataOf(await callExchange(url, getMarketBook, { params: { marketId } }));
  expect(matched).toBe(0);
  expect(runners[0]?.toBack).toEqual([[200, 10_000_00]]);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Practice money' })).toContainText('not real money');
  await expect(figure(page, 'Exposure')).toHaveText('P250.00');
});

test('home offers practice money by one press, and a name and a password keep the account, with what it did in practice to be read', async ({
  page,
}, info) => {
  await page.goto('/');
  const practice = page.getByRole('region', { name: 'Practice money' });
  await practice.getByRole('button', { name: 'Start' }).tap();
  await expect(figure(page, 'Balance')).toHaveText('P10,000.00');
  await practice.getByRole('link', { name: 'Keep the account' }).tap();
  await expect(page.getByRole('heading', { name: 'Keep the account' })).toBeVisible();
  // What is kept is an account for money, whatever the pages before were.
  await expect(page.getByRole('group', { name: 'Deposit limit' })).toContainText('₹');
  await signUpAs(page, `kept.${Date.now().toString(36)}${info.parallelIndex}`);
  await expect(figure(page, 'Balance')).toHaveText(/^₹/);
  await expect(practice).toHaveCount(0);

  await page.goto('/accountstatment');
  const sums = page.getByRole('main').getByRole('definition');
  await expect(sums.first()).toHaveText('₹0.00');
  await page.getByRole('button', { name: /^Practice, until / }).tap();
  await expect(page).toHaveURL(/of=practice/);
  // It was granted, and went when the account was kept.
  await expect(page.getByRole('cell', { name: '-P10,000.00' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('₹');
  await expect(figure(page, 'Balance')).toHaveText(/^₹/);
});
