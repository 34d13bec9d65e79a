import type { Instruction, InstructionResult } from '#contract/order.ts';
import type { AccountState } from '../state/account-state.ts';
import { cancelOpen } from './cancel-open.ts';
import type { InstructCommand } from './commands.ts';
import { editOrder } from './edit-order.ts';
import type { Effects } from '../changes/effects.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import { endRest } from '../matching/execute-order.ts';
import type { MarketState } from '../state/market-state.ts';
import { placeOrder } from './place-order.ts';
import { accept, refuse } from '../refusal.ts';

/** Carries out one instruction of a bettor. Throws when there is no such account. */
export function instruct(
  state: ExchangeState,
  { accountId, marketId, instruction }: InstructCommand,
  effects: Effects,
): InstructionResult {
  const account = state.account(accountId);
  const market = state.markets.get(marketId);
  if (!market) {
    const code = state.closedMarkets.has(marketId) ? 'MARKET_CLOSED' : 'UNKNOWN_MARKET';
    return refuse(instruction.clientId, { code });
  }
  switch (instruction.type) {
    case 'PLACE':
      return placeOrder(state, account, market, instruction, effects);
    case 'CANCEL_MARKET':
      return accept(instruction.clientId, cancelOpen(account, market, effects));
    case 'EDIT':
    case 'CANCEL':
      return changeOrder(state, account, market, instruction, effects);
  }
}

function changeOrder(
  state: ExchangeState,
  account: AccountState,
  market: MarketState,
  instruction: Extract<Instruction, { type: 'EDIT' | 'CANCEL' }>,
  effects: Effects,
): InstructionResult {
  const { clientId, orderId } = instruction;
  const position = market.positions.get(account.accountId);
  const order = position?.open.get(orderId);
  if (!order) {
    const code = position?.hasEnded(orderId) ? 'ORDER_COMPLETE' : 'UNKNOWN_ORDER';
    return refuse(clientId, { code });
  }
  if (instruction.type === 'EDIT') return editOrder(state, order, instruction, effects);
  endRest(order, 'cancelled', null, effects);
  return accept(clientId, [order]);
}
