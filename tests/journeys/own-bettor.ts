import { fundAccount } from '#contract/operator.ts';
import { sendInstructions } from '#contract/order.ts';
import { callExchange } from '#contract/rest-client.ts';
import { aPerson } from '#contract/testing/people.ts';
import { signUp } from '#contract/session.ts';
import { dataOf } from './own-event.ts';

const { LAYLINE_JOURNEYS_EXCHANGE_URL: url = '', LAYLINE_JOURNEYS_OPERATOR_KEY: operatorKey } = process.env;

export const password = 'a-long-password';

/** Opens an account with ₹1,000.00, or that many minor units, of which no page knows. */
export async function openAccount(userName: string, amount = 1_000_00): Promise<{ token: string }> {
  const { token } = dataOf(await callExchange(url, signUp, { body: aPerson({ userName, password }) }));
  const funds = { params: { userName }, body: { amount, reference: `for-${userName}` } };
  dataOf(await callExchange(url, fundAccount, funds, { operatorKey }));
  return { token };
}

interface OwnOrder {
  marketId: string;
  runnerId: string;
  clientId: string;
  side: 'BACK' | 'LAY';
  /** Hundredths. */
  odds: number;
  /** Minor units; ₹100.00 without one. */
  stake?: number;
}

/** Places an order. */
export async function placeOrder(
  who: { token: string },
  { marketId, stake = 100_00, ...order }: OwnOrder,
): Promise<void> {
  const instruction = { type: 'PLACE' as const, ...order, stake };
  const input = { params: { marketId }, body: { instructions: [instruction] } };
  const { results } = dataOf(await callExchange(url, sendInstructions, input, who));
  if (results[0]?.status !== 'ACCEPTED') throw new Error(JSON.stringify(results));
}
