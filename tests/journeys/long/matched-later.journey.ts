import { expect, test } from '@playwright/test';
import { callExchange } from '#contract/rest-client.ts';
import { signIn } from '#contract/session.ts';
import { figure } from '../bettor-steps.ts';
import { openAccount, password, placeOrder } from '../own-bettor.ts';
import { dataOf, openOwnMatch } from '../own-event.ts';
import { register } from './register.ts';

const { LAYLINE_JOURNEYS_EXCHANGE_URL: url = '' } = process.env;

test('a bet that waited is told of when somebody takes it, on whatever page its bettor is', async ({
  page,
}) => {
  const marketId = 'awaited.book';
  const runnerId = `${marketId}.Patient`;
  await openOwnMatch('awaited', 'awaited', marketId);
  await register(page, 'wait.er');
  const bettor = dataOf(await callExchange(url, signIn, { body: { userName: 'wait.er', password } }));
  const taker = await openAccount('tak.er');
  await placeOrder(bettor, {
    marketId,
    runnerId,
    clientId: 'bet-that-waits',
    side: 'BACK',
    odds: 300,
    stake: 250_00,
  });
  await expect(figure(page, 'Exposure')).toHaveText('₹250.00');
  await page.goto('/settings');
  await expect(figure(page, 'Exposure')).toHaveText('₹250.00');
  // A part of it is no news yet.
  await placeOrder(taker, {
    marketId,
    runnerId,
    clientId: 'takes-a-part',
    side: 'LAY',
    odds: 300,
    stake: 100_00,
  });
  await placeOrder(taker, {
    marketId,
    runnerId,
    clientId: 'takes-the-rest',
    side: 'LAY',
    odds: 300,
    stake: 150_00,
  });
  await expect(
    page.getByText('The bet that waited is matched: back Patient, ₹250.00 at 3.00.'),
  ).toBeVisible();
});
