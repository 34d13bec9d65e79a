import type { CashOutRequest } from '#domain/bet/cash-out-request.ts';
import { executeCashOut, quoteCashOut } from '#contract/cash-out.ts';
import { callExchange } from '#contract/rest-client.ts';
import { openAccount, placeOrder } from '../own-bettor.ts';
import { dataOf, openOwnMatch } from '../own-event.ts';

const { LAYLINE_JOURNEYS_EXCHANGE_URL: url = '' } = process.env;

/**
 * A new bettor backs a runner and cashes the bet out whole, and no page hears of it. Returns the request as a page
 * sends it. The user's name makes the names of event and market.
 */
export async function cashOutUnheard(
  userName: string,
): Promise<{ eventId: string; request: CashOutRequest }> {
  const [eventId, marketId] = [userName, `${userName}.book`];
  await openOwnMatch(eventId, 'lost', marketId);
  const [bettor, other] = [await openAccount(userName), await openAccount(`${userName}.other`)];
  let sent = 0;
  const place = (who: { token: string }, side: 'BACK' | 'LAY', odds: number) =>
    placeOrder(who, {
      marketId,
      runnerId: `${marketId}.Lost`,
      clientId: `${userName}-order-${sent++}`,
      side,
      odds,
    });
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
