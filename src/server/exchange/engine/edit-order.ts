import type { edit, InstructionResult } from '#contract/order.ts';
import type { z } from 'zod';
import type { Effects } from './effects.ts';
import type { ExchangeState } from './exchange-state.ts';
import { endRest, executeOrder, leaveBook } from './execute-order.ts';
import { accountRefusal, oddsRefusal, riskRefusal, stakeRefusal, statusRefusal } from './order-checks.ts';
import type { OrderRecord } from './order-record.ts';
import { accept, refuse, type Refusal } from './refusal.ts';

type EditInstruction = z.infer<typeof edit>;

/**
 * Changes the odds or the whole stake of an order of which something is unmatched. Less stake at the same odds keeps
 * the place in the queue, and is allowed whenever cancelling is; new odds or more stake is as a new order.
 */
export function editOrder(
  state: ExchangeState,
  order: OrderRecord,
  { clientId, odds = order.odds, stake = order.stake }: EditInstruction,
  effects: Effects,
): InstructionResult {
  if (odds === order.odds && stake === order.stake) return refuse(clientId, { code: 'NOTHING_TO_CHANGE' });
  const isLess = odds === order.odds && stake < order.stake;
  const refusal =
    (isLess ? null : newOrderRefusal(order)) ??
    contentsRefusal(order, odds, stake) ??
    (isLess ? null : replacementRefusal(order, odds, stake));
  if (refusal) return refuse(clientId, refusal);
  if (stake === order.matched) return accept(clientId, [endAtMatched(order, effects)]);
  if (isLess) return accept(clientId, [reduceOrder(order, stake, effects)]);
  return accept(clientId, [order], replaceOrder(state, order, odds, stake, effects));
}

const newOrderRefusal = ({ position }: OrderRecord): Refusal | null =>
  accountRefusal(position.account) ?? statusRefusal(position.market.definition);

function contentsRefusal(order: OrderRecord, odds: number, stake: number): Refusal | null {
  const { market } = order.position;
  if (stake < order.matched) return { code: 'NOT_ENOUGH_STAKE_LEFT' };
  return (
    (odds === order.odds ? null : oddsRefusal(market, odds)) ??
    (stake === order.stake ? null : stakeRefusal(market.definition, stake))
  );
}

function replacementRefusal(order: OrderRecord, odds: number, stake: number): Refusal | null {
  const { position, runner, side } = order;
  const { account, market } = position;
  return riskRefusal({ account, market, runner, side, odds, stake: stake - order.matched, replaces: order });
}

function reduceOrder(order: OrderRecord, stake: number, effects: Effects): OrderRecord {
  const { position, runner, side, odds } = order;
  position.market.runners[runner]!.book.reduce(order.slot, stake - order.matched);
  position.addUnmatched(runner, side, odds, stake - order.stake);
  position.refresh();
  order.remaining = stake - order.matched;
  order.stake = stake;
  order.updatedAt = effects.at;
  effects.orderChanged(order);
  effects.positionChanged(position);
  return order;
}

/** The new stake is what is matched already: nothing is left of it. */
function endAtMatched(order: OrderRecord, effects: Effects): OrderRecord {
  endRest(order, 'cancelled', null, effects);
  order.cancelled = 0;
  order.stake = order.matched;
  return order;
}

function replaceOrder(
  state: ExchangeState,
  order: OrderRecord,
  odds: number,
  stake: number,
  effects: Effects,
) {
  const { position, runner, side } = order;
  leaveBook(order);
  position.addUnmatched(runner, side, order.odds, -order.remaining);
  // To the end of the account's orders too: they stand in the order of the queue.
  position.open.delete(order);
  order.queueSeq = state.numbers.next('queueSeq');
  order.odds = odds;
  order.remaining = stake - order.matched;
  order.stake = stake;
  order.updatedAt = effects.at;
  return executeOrder(state, order, effects);
}
