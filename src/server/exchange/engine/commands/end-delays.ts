import { must } from '#domain/must.ts';
import type { CommandResults } from './commands.ts';
import type { Effects } from '../changes/effects.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import { bringToBook, finish } from '../matching/execute-order.ts';
import { exactnessRefusal, termsRefusal } from '../risk/order-checks.ts';
import { takeRefusal } from '../risk/profit-checks.ts';
import { leavePlace } from '../matching/order-places.ts';
import { limitOddsOf, type OrderRecord } from '../state/order-record.ts';
import { refuseCommand } from '../refusal.ts';

/** Brings every order whose delay has ended to its book as it is now, or lapses it. */
export function endDelays(state: ExchangeState, effects: Effects): CommandResults['END_DELAYS'] {
  const { practice } = state;
  if (!state.delays.isDue(effects.at) && !practice.delays.isDue(effects.at))
    return refuseCommand('NOTHING_DUE', 'No delay has ended.');
  while (state.delays.isDue(effects.at)) endDelay(state, state.delays.first, effects);
  while (practice.delays.isDue(effects.at)) {
    const { first: order } = practice.delays;
    const { account, market } = order.position;
    must(market.practice).asShownTo(account, () => endDelay(practice, order, effects.practice));
  }
  return { status: 'ACCEPTED' };
}

/** The order's market is open: anything that stops a market taking orders lapses those held back there. */
function endDelay(state: ExchangeState, order: OrderRecord, effects: Effects): void {
  const { position, runner, side, tick, line, remaining, terms } = order;
  const { account, market } = position;
  const odds = limitOddsOf(order);
  leavePlace(order);
  order.updatedAt = effects.at;
  const bet = { runner, side, odds, tick, line, stake: remaining, terms };
  const wanted = { account, market, position, ...bet, lessStake: 0, lessOdds: 0 };
  const lapse = exactnessRefusal(wanted) ?? takeRefusal(wanted, order) ?? termsRefusal(wanted);
  if (lapse) {
    order.terms = null;
    finish(order, 'lapsed', lapse.code, effects);
  } else {
    order.queueSeq = state.numbers.nextQueueSeq();
    bringToBook(state, order, effects);
  }
}
