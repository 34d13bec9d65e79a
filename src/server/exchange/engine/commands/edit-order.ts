import { itemAt } from '#domain/must.ts';
import type { edit, InstructionResult } from '#contract/order.ts';
import type { z } from 'zod';
import type { Effects } from '../changes/effects.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import { endRest, executeOrder } from '../matching/execute-order.ts';
import {
  accountRefusal,
  exactnessRefusal,
  oddsRefusal,
  riskRefusal,
  stakeRefusal,
  statusRefusal,
} from '../risk/order-checks.ts';
import { stakeLimitRefusal } from '../risk/limit-checks.ts';
import { editedProfitRefusal } from '../risk/profit-checks.ts';
import { leavePlace } from '../matching/order-places.ts';
import { limitOddsOf, type OrderRecord } from '../state/order-record.ts';
import { accept, refuse, type Refusal } from '../refusal.ts';

type EditInstruction = z.infer<typeof edit>;

/**
 * Changes the odds or the whole stake of an order that has something unmatched. Less stake at the same odds keeps the
 * place in the queue, and is allowed whenever cancelling is. New odds or more stake are treated as a new order.
 */
export function editOrder(
  state: ExchangeState,
  order: OrderRecord,
  { clientId, odds = order.odds, stake = order.stake }: EditInstruction,
  effects: Effects,
): InstructionResult {
  if (odds === order.odds && stake === order.stake) return refuse(clientId, { code: 'NOTHING_TO_CHANGE' });
  const { market } = order.position;
  const tick = market.tickOf(odds);
  const isLess = odds === order.odds && stake < order.stake;
  const refusal =
    (isLess ? null : newOrderRefusal(order, effects.at)) ??
    (stake < goneOf(order) ? { code: 'NOT_ENOUGH_STAKE_LEFT' } : null) ??
    (odds === order.odds ? null : oddsRefusal(market, odds, tick)) ??
    (stake === order.stake ? null : stakeRefusal(market.definition, stake)) ??
    (isLess ? null : replacementRefusal(order, { odds, tick, stake }, effects.at));
  if (refusal) return refuse(clientId, refusal);
  if (stake === goneOf(order)) endAtMatched(order, effects);
  else if (isLess) reduceOrder(order, stake, effects);
  else return accept(clientId, [order], replaceOrder(state, order, { odds, tick, stake }, effects));
  return accept(clientId, [order]);
}

/** The part of the stake that can't change any more: matched, or voided after it was. */
const goneOf = ({ matched, lapsed }: OrderRecord): number => matched + lapsed;

const newOrderRefusal = ({ position }: OrderRecord, at: string): Refusal | null =>
  accountRefusal(position.account, at) ?? statusRefusal(position.market.definition);

function replacementRefusal(
  order: OrderRecord,
  { odds, tick, stake }: { odds: number; tick: number; stake: number },
  at: string,
): Refusal | null {
  const { position, runner, side } = order;
  const { account, market } = position;
  const wanted = {
    account,
    market,
    position,
    runner,
    side,
    odds,
    tick,
    line: null,
    stake: stake - goneOf(order),
    terms: null,
    lessStake: order.remaining,
    lessOdds: limitOddsOf(order),
  };
  return (
    exactnessRefusal(wanted) ??
    editedProfitRefusal(wanted, order) ??
    stakeLimitRefusal(wanted, order) ??
    riskRefusal(wanted, at)
  );
}

function reduceOrder(order: OrderRecord, stake: number, effects: Effects): void {
  const { position, runner, side, line } = order;
  if (order.delayEndsAt === null && !position.market.isPractice)
    itemAt(position.market.runners, runner).book.reduce(order.slot, stake - goneOf(order));
  position.addUnmatched(runner, side, limitOddsOf(order), stake - order.stake, line);
  position.refresh();
  order.remaining = stake - goneOf(order);
  order.stake = stake;
  order.updatedAt = effects.at;
  effects.orderChanged(order);
  effects.positionChanged(position);
}

/** The new stake is already matched, so the order ends, with nothing of that stake cancelled. */
function endAtMatched(order: OrderRecord, effects: Effects): void {
  endRest(order, 'cancelled', null, effects);
  order.cancelled = 0;
  order.stake = goneOf(order);
  effects.orderChanged(order);
}

function replaceOrder(
  state: ExchangeState,
  order: OrderRecord,
  { odds, tick, stake }: { odds: number; tick: number; stake: number },
  effects: Effects,
) {
  leavePlace(order);
  // An edited order is an offer, so a take's policy no longer governs it.
  order.terms = null;
  order.queueSeq = state.numbers.nextQueueSeq();
  order.odds = odds;
  order.tick = tick;
  order.remaining = stake - goneOf(order);
  order.stake = stake;
  order.updatedAt = effects.at;
  return executeOrder(state, order, effects);
}
