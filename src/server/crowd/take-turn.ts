import { executeCashOut, quoteCashOut } from '#contract/cash-out.ts';
import { getMarketBook } from '#contract/market.ts';
import { listOrders, listPositions, sendInstructions, type Instruction } from '#contract/order.ts';
import { callExchange } from '#contract/rest-client.ts';
import { required } from '#server/maker/trader.ts';
import type { Bettor } from './bettor.ts';
import { chooseMarket } from './choose-market.ts';
import type { Bet } from './habits/habit.ts';
import type { KnownMarkets } from './known-markets.ts';

/**
 * Lets a bettor look at one market and do what its habit says. A refusal is no trouble: the market has moved meanwhile.
 * Throws if the exchange gives no answer or no longer knows the bettor. `now`: epoch ms.
 */
export async function takeTurn(
  bettor: Bettor,
  markets: KnownMarkets,
  { baseUrl, now }: { baseUrl: string; now: number },
): Promise<void> {
  const { habit, random } = bettor;
  const available = await bettor.available();
  const positions = habit.comesBack ? required(await bettor.call(listPositions, {})) : [];
  const own = positions.flatMap(({ marketId }) => {
    const outlook = markets.find(marketId, now);
    return outlook?.definition.status === 'OPEN' ? [outlook] : [];
  });
  const chosen = chooseMarket(markets.open(now), own, habit, random);
  if (!chosen) return;
  const { marketId } = chosen.definition;
  const book = required(await callExchange(baseUrl, getMarketBook, { params: { marketId } }));
  if (book.definition.status !== 'OPEN') return;
  const waiting = habit.waits
    ? required(await bettor.call(listOrders, { query: { marketId, state: 'UNMATCHED' } }))
    : [];
  const position = positions.find((one) => one.marketId === marketId) ?? null;
  const seen = { ...chosen, definition: book.definition, book, own: position, waiting, available };
  const act = habit.act(seen, random);
  if (act?.type === 'CASH_OUT') await cashOut(bettor, marketId);
  else if (act) await place(bettor, marketId, act, waiting.length > 0);
}

/** A bet that does not wait is matched as far as it can be at once. One that waits replaces the bettor's own others. */
async function place(bettor: Bettor, marketId: string, bet: Bet, isWaiting: boolean): Promise<void> {
  const { runnerId, side, odds, stake, line, rests } = bet;
  const instructions: Instruction[] = [];
  if (rests && isWaiting) instructions.push({ type: 'CANCEL_MARKET', clientId: await bettor.nextClientId() });
  instructions.push({
    type: 'PLACE',
    clientId: await bettor.nextClientId(),
    runnerId,
    side,
    odds,
    stake,
    ...(line !== undefined && { line }),
    ...(!rests && { fillOrKill: { minFill: 1 } }),
  });
  required(await bettor.call(sendInstructions, { params: { marketId }, body: { instructions } }));
}

async function cashOut(bettor: Bettor, marketId: string): Promise<void> {
  const params = { marketId };
  const quoted = await bettor.call(quoteCashOut, { params, query: {} });
  if (!quoted.ok) return;
  const { legs, before } = quoted.data;
  const body = { clientId: await bettor.nextClientId(), runnerId: null, percent: 100, legs, before };
  required(await bettor.call(executeCashOut, { params, body }));
}
