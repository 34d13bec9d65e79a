import type { CashOutRequest } from '#domain/bet/cash-out-request.ts';
import { executeCashOut, quoteCashOut } from '#contract/cash-out.ts';
import { createEvent, createMarket, fundAccount, setMarketStatus } from '#contract/operator.ts';
import { sendInstructions } from '#contract/order.ts';
import { callExchange, type Refusal } from '#contract/rest-client.ts';
import { signUp } from '#contract/session.ts';
import { ownMatches } from './own-matches.ts';

const { LAYLINE_JOURNEYS_EXCHANGE_URL: url = '', LAYLINE_JOURNEYS_OPERATOR_KEY: operatorKey } = process.env;
const operator = { operatorKey };

export const password = 'a-long-password';

function dataOf<Data>(answer: { ok: true; data: Data } | Refusal): Data {
  if (!answer.ok) throw new Error(`${answer.code}: ${answer.message}`);
  return answer.data;
}

/** Opens an account with ₹1,000.00. */
async function openAccount(userName: string): Promise<{ token: string }> {
  const { token } = dataOf(await callExchange(url, signUp, { body: { userName, password } }));
  const funds = { params: { userName }, body: { amount: 1_000_00, reference: `for-${userName}` } };
  dataOf(await callExchange(url, fundAccount, funds, operator));
  return { token };
}

/** Opens a market that nobody else bets in, and starts in a day. */
async function openMarket(eventId: string, marketId: string): Promise<void> {
  const startTime = new Date(Date.now() + 86_400_000).toISOString();
  const event = {
    sportId: '4',
    eventName: ownMatches.lost,
    eventTime: startTime,
    tournamentId: eventId,
    tournamentName: 'Lost and Found',
    home: 'Lost',
    away: 'Found',
  };
  dataOf(await callExchange(url, createEvent, { params: { eventId }, body: event }, operator));
  const runners = ['Lost', 'Found'].map((name) => ({ runnerId: `${marketId}.${name}`, name }));
  const market = { eventId, marketName: 'Match Odds', startTime, runners };
  dataOf(await callExchange(url, createMarket, { params: { marketId }, body: market }, operator));
  const open = { params: { marketId }, body: { status: 'OPEN' as const } };
  dataOf(await callExchange(url, setMarketStatus, open, operator));
}

/**
 * A new bettor backs a runner and cashes the bet out whole, and no page hears of it. Returns the request as a page
 * sends it. The user's name makes the names of event and market.
 */
export async function cashOutUnheard(
  userName: string,
): Promise<{ eventId: string; request: CashOutRequest }> {
  const [eventId, marketId] = [userName, `${userName}.mo`];
  await openMarket(eventId, marketId);
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
