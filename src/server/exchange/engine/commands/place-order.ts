import { itemAt } from '#domain/must.ts';
import type { InstructionResult, place } from '#contract/order.ts';
import { isQuoted } from '#domain/market/market-kind.ts';
import type { z } from 'zod';
import type { OrderTerms } from '../records/orders.ts';
import type { AccountState } from '../state/account-state.ts';
import type { Effects } from '../changes/effects.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import { executeOrder } from '../matching/execute-order.ts';
import type { MarketState } from '../state/market-state.ts';
import {
  accountRefusal,
  fillRefusal,
  oddsRefusal,
  riskRefusal,
  runnerRefusal,
  stakeRefusal,
  statusRefusal,
  termsRefusal,
  versionRefusal,
  type Wanted,
} from '../risk/order-checks.ts';
import { newOrder } from './new-order.ts';
import { limitTickOf } from '../state/order-record.ts';
import { quoteRefusal, takeQuote } from '../matching/quotes.ts';
import { accept, refuse } from '../refusal.ts';

type PlaceInstruction = z.infer<typeof place>;

/** Places an order: matched as far as it can be, the rest of it rests. Refused, nothing has changed. */
export function placeOrder(
  state: ExchangeState,
  account: AccountState,
  market: MarketState,
  instruction: PlaceInstruction,
  effects: Effects,
): InstructionResult {
  const { definition } = market;
  const { clientId, runnerId, side, odds, stake, marketVersion, line = null } = instruction;
  const runner = market.runnerIndex.get(runnerId) ?? -1;
  const isOnQuotes = isQuoted(definition.kind);
  const tick = isOnQuotes ? -1 : market.tickOf(odds);
  // A quote is taken as it is, or not at all.
  const terms = isOnQuotes ? null : termsOf(instruction);
  // Off the ladder it is refused before anything is worked out from it.
  const hasLimit = terms !== null && tick >= 0;
  const limit = hasLimit ? itemAt(market.ladder.prices, limitTickOf(terms, side, tick, market)) : odds;
  const wanted: Wanted = {
    account,
    market,
    position: market.positions.get(account.accountId),
    runner,
    side,
    odds: limit,
    tick,
    line,
    stake,
    terms,
    lessStake: 0,
    lessOdds: 0,
  };
  const refusal =
    accountRefusal(account) ??
    statusRefusal(definition) ??
    versionRefusal(definition, marketVersion) ??
    runnerRefusal(definition, runner) ??
    (isOnQuotes ? null : oddsRefusal(market, odds, tick)) ??
    stakeRefusal(definition, stake) ??
    fillRefusal(instruction) ??
    (isOnQuotes ? quoteRefusal(definition, { runnerId, side, odds, line, stake }) : null) ??
    riskRefusal(wanted) ??
    termsRefusal(wanted);
  if (refusal) return refuse(clientId, refusal);
  const position = wanted.position ?? market.positionOf(account);
  const order = newOrder(state, {
    clientId,
    position,
    runner,
    side,
    odds,
    line: isOnQuotes ? line : null,
    tick,
    stake,
    persistence: instruction.persistence ?? 'LAPSE',
    terms,
    at: effects.at,
  });
  if (isOnQuotes) return takeQuote(state, order, effects);
  const fills = executeOrder(state, order, effects);
  return accept(clientId, [order], fills);
}

function termsOf({ take, fillOrKill, stake }: PlaceInstruction): OrderTerms | null {
  if (!take && !fillOrKill) return null;
  return { take: take ?? null, minFill: fillOrKill ? (fillOrKill.minFill ?? stake) : null };
}
