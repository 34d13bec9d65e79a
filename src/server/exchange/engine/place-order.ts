import type { InstructionResult, place } from '#contract/order.ts';
import type { z } from 'zod';
import type { AccountState } from './account-state.ts';
import type { Effects } from './effects.ts';
import type { ExchangeState } from './exchange-state.ts';
import { executeOrder } from './execute-order.ts';
import type { MarketState } from './market-state.ts';
import { accountRefusal, oddsRefusal, riskRefusal, stakeRefusal, statusRefusal } from './order-checks.ts';
import type { OrderRecord } from './order-record.ts';
import { accept, refuse, type Refusal } from './refusal.ts';

export type PlaceInstruction = z.infer<typeof place>;

/** Places an order: matched as far as it can be, the rest of it rests. Refused, nothing has changed. */
export function placeOrder(
  state: ExchangeState,
  account: AccountState,
  market: MarketState,
  instruction: PlaceInstruction,
  effects: Effects,
): InstructionResult {
  const { clientId } = instruction;
  const refusal = refusalOf(account, market, instruction);
  if (refusal) return refuse(clientId, refusal);
  const order = newOrder(state, account, market, instruction, effects.at);
  const fills = executeOrder(state, order, effects);
  return accept(clientId, [order], fills);
}

function refusalOf(
  account: AccountState,
  market: MarketState,
  { runnerId, side, odds, stake }: PlaceInstruction,
): Refusal | null {
  const runner = market.runnerIndex.get(runnerId);
  return (
    accountRefusal(account) ??
    statusRefusal(market.definition) ??
    (runner === undefined
      ? { code: 'UNKNOWN_RUNNER' }
      : ((market.definition.runners[runner]!.status === 'REMOVED' ? { code: 'RUNNER_REMOVED' } : null) ??
        oddsRefusal(market, odds) ??
        stakeRefusal(market.definition, stake) ??
        riskRefusal({ account, market, runner, side, odds, stake, replaces: null })))
  );
}

function newOrder(
  state: ExchangeState,
  account: AccountState,
  market: MarketState,
  { clientId, runnerId, side, odds, stake }: PlaceInstruction,
  at: string,
): OrderRecord {
  const queueSeq = state.numbers.next('queueSeq');
  return {
    // The number of its first place in the queue, which no other order ever has.
    orderId: String(queueSeq),
    clientId,
    position: market.positionOf(account),
    runner: market.runnerIndex.get(runnerId)!,
    side,
    queueSeq,
    odds,
    stake,
    matched: 0,
    matchedValue: 0,
    remaining: stake,
    cancelled: 0,
    lapsed: 0,
    reason: null,
    placedAt: at,
    updatedAt: at,
    slot: -1,
  };
}
