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
  exactnessRefusal,
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
import { stakeLimitRefusal } from '../risk/limit-checks.ts';
import { profitRefusal } from '../risk/profit-checks.ts';
import { newOrder } from './new-order.ts';
import { limitTickOf } from '../state/order-record.ts';
import { quoteRefusal, takeQuote } from '../matching/quotes.ts';
import { accept, refuse, type Refusal } from '../refusal.ts';

type PlaceInstruction = z.infer<typeof place>;

/** Places an order: it is matched as far as possible, and the remainder rests. A refusal changes nothing. */
export function placeOrder(
  state: ExchangeState,
  account: AccountState,
  market: MarketState,
  instruction: PlaceInstruction,
  effects: Effects,
): InstructionResult {
  const { clientId, side, odds, stake, line = null } = instruction;
  const wanted = wantedBy(account, market, instruction);
  const refusal = placeRefusal(wanted, instruction, effects.at);
  if (refusal) return refuse(clientId, refusal);
  const { runner, tick, terms } = wanted;
  const position = wanted.position ?? market.positionOf(account);
  const isOnQuotes = isQuoted(market.definition.kind);
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
    byCashOut: false,
    at: effects.at,
  });
  if (isOnQuotes) return takeQuote(state, order, effects);
  const fills = executeOrder(state, order, effects);
  return accept(clientId, [order], fills);
}

/** The order as its checks see it: at the worst odds it may be matched at. */
function wantedBy(account: AccountState, market: MarketState, instruction: PlaceInstruction): Wanted {
  const { runnerId, side, odds, stake, line = null } = instruction;
  const isOnQuotes = isQuoted(market.definition.kind);
  const tick = isOnQuotes ? -1 : market.tickOf(odds);
  // A quote is taken as it is or not at all.
  const terms = isOnQuotes ? null : termsOf(instruction);
  // Odds off the ladder are refused before `limit` is used.
  const hasLimit = terms !== null && tick >= 0;
  const limit = hasLimit ? itemAt(market.ladder.prices, limitTickOf(terms, side, tick, market)) : odds;
  return {
    account,
    market,
    position: market.positions.get(account.accountId),
    runner: market.runnerIndex.get(runnerId) ?? -1,
    side,
    odds: limit,
    tick,
    line,
    stake,
    terms,
    lessStake: 0,
    lessOdds: 0,
  };
}

/** Why the order is refused, by the first check that it fails; null if it may be placed. */
function placeRefusal(wanted: Wanted, instruction: PlaceInstruction, at: string): Refusal | null {
  const { account, market, runner, tick } = wanted;
  const { definition } = market;
  const { runnerId, side, odds, stake, marketVersion, line = null } = instruction;
  const isOnQuotes = isQuoted(definition.kind);
  return (
    accountRefusal(account, at) ??
    statusRefusal(definition) ??
    versionRefusal(definition, marketVersion) ??
    runnerRefusal(definition, runner) ??
    (isOnQuotes ? null : oddsRefusal(market, odds, tick)) ??
    stakeRefusal(definition, stake) ??
    fillRefusal(instruction) ??
    (isOnQuotes ? quoteRefusal(definition, { runnerId, side, odds, line, stake }) : null) ??
    exactnessRefusal(wanted) ??
    profitRefusal(wanted, odds) ??
    stakeLimitRefusal(wanted, null) ??
    riskRefusal(wanted, at) ??
    termsRefusal(wanted)
  );
}

function termsOf({ take, fillOrKill, stake }: PlaceInstruction): OrderTerms | null {
  if (!take && !fillOrKill) return null;
  return { take: take ?? null, minFill: fillOrKill ? (fillOrKill.minFill ?? stake) : null };
}
