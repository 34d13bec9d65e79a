import type { CashOutRequest } from '#domain/bet/cash-out-request.ts';
import { executeCashOut, quoteCashOut } from '#contract/cash-out.ts';
import { fundAccount } from '#contract/operator.ts';
import { sendInstructions } from '#contract/order.ts';
import { callExchange } from '#contract/rest-client.ts';
import { signUp } from '#contract/session.ts';
import { dataOf, openOwnMatch } from './own-event.ts';

const { LAYLINE_JOURNEYS_EXCHANGE_URL: url = '', LAYLINE_JOURNEYS_OPERATOR_KEY: operatorKey } = process.env;
const operator = { operatorKey };

export const password = 'a-long-password';

/** Opens an account with ₹1,000.00. */
async function openAccount(userName: string): Promise<{ token: string }> {
  const { token } = dataOf(await callExchange(url, signUp, { body: { userName, password } }));
  const funds = { params: { userName }, body: { amount: 1_000_00, reference: `for-${userName}` } };
  dataOf(await callExchange(url, fundAccount, funds, operator));
  return { token };
}

/**
 * A new bettor backs a runner and cashes the bet out whole, and no page hears of it. Returns the request as a page
 * sends it. The user's name makes the names of event and market.
 */
export async function cashOutUnheard(
  userName: string,
): Promise<{ eventId: string; request: CashOutRequest }> {
  const [eventId, marketId] = [userName, `${userName}.mo`];
  await openOwnMatch(eventId, 'lost', marketId);
  const [bettor, other] = [await openAccount(userName), await openAccount(`${userName}.other`)];
  let sent = 0;
  const place = async (who: { token: string }, side: 'BACK' | 'LAY', odds: number) => {
    const runnerId = `${marketId}.Lost`;
    const clientId = `${userName}-order-${sent++}`;
    const instruction = { type: 'PLACE' as const, clientId, runnerId, side, odds, stake: 100_00 };
    const input = { params: { marketId }, body: { instructions: [instruction] } };
    const { results } = dataOf(await callExchange(url, sendInstructions, input, who));
    if (results[0]?.status !== 'ACCEPTED') throw new Error(JSON.stringify(results));
  };
  await place(other, 'LAY', 200);
  await place(bettor, 'BACK', 200);
  // What the bettor lays against.
  await place(other, 'BACK', 220);
  const { legs, before } = dataOf(
    await callExchange(url, quoteCashOut, { params: { marketId }, query: {} }, bettor),
  );
  const body = { clientId: `${userName}-cash-out`, runnerId: null, percent: 100, legs, before };
  const { result } = dataOf(await callExchange(url, executeCashOut, { params: { marketId }, body }, bettor));
  if (result.status !== 'ACCEPTED') throw new Error(result.message);
  return { eventId, request: { ...body, marketId } };
}
