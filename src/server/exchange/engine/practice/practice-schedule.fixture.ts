import type { Command } from '../commands/commands.ts';
import { cashOutOf } from '../testing/cash-out-command.fixture.ts';
import type { Engine } from '../testing/engine.fixture.ts';
import type { Choose } from '../testing/kinds.fixture.ts';

export const practiceIds = ['p0', 'p1', 'p2'];

/** A random command of a practice account. */
export function practiceCommandIn({ state, at }: Engine, clientId: string, choose: Choose): Command {
  const accountId = practiceIds[choose(practiceIds.length)]!;
  const markets = [...state.markets.values()];
  const market = markets[choose(Math.max(1, markets.length))];
  const what = choose(40);
  if (what === 0) return { type: 'REFILL_PRACTICE', accountId };
  if (what === 1) return { type: 'CANCEL_ALL', accountId, clientId };
  if (!market || what < 4) return roundOf(accountId, clientId, choose);
  const { marketId, kind, runners, quotes = [] } = market.definition;
  if (what < 8) return cashOutOf(state, { accountId, marketId, clientId }, choose, at);
  const open = [...(state.practice.markets.get(marketId)?.positions.get(accountId)?.open.keys() ?? [])];
  const orderId = open[choose(Math.max(1, open.length))];
  const common = { type: 'INSTRUCT', accountId, marketId } as const;
  const odds = kind === 'LINE' ? 300 + choose(4) * 50 : [198, 200, 202, 300][choose(4)]!;
  const stake = 1 + choose(1_500);
  if (orderId && what < 11) return { ...common, instruction: { type: 'CANCEL', clientId, orderId } };
  if (orderId && what < 14)
    return { ...common, instruction: { type: 'EDIT', clientId, orderId, odds, stake } };
  const quote = quotes[choose(Math.max(1, quotes.length))];
  if (quote) {
    const { runnerId, side, line } = quote;
    const bet = { runnerId, side, odds: quote.odds, ...(line !== null && { line }), stake };
    return { ...common, instruction: { type: 'PLACE', clientId, ...bet } };
  }
  const bet = { runnerId: runners[choose(runners.length)]!.runnerId, odds, stake } as const;
  const side = choose(2) ? 'BACK' : 'LAY';
  const take = { policy: 'WITHIN', ticks: choose(3) } as const;
  const terms = [{}, {}, { take }, { fillOrKill: {} }, { persistence: 'PERSIST' } as const][choose(5)];
  return { ...common, instruction: { type: 'PLACE', clientId, ...bet, side, ...terms } };
}

const roundOf = (accountId: string, roundId: string, choose: Choose): Command => ({
  type: 'PLAY_ROUND',
  accountId,
  roundId,
  eventId: '99.0003',
  gameName: 'High Card',
  bet: 'Left',
  result: 'left K♥, right 9♠',
  stake: 1 + choose(900),
  payout: choose(3) * choose(900),
});
