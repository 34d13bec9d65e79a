import { must } from '#domain/must.ts';
import type { MarketDefinition, Quote } from '#contract/market.ts';
import type { InstructionResult } from '#contract/order.ts';
import { currentQuote } from '#domain/odds/quote.ts';
import type { Side } from '#domain/bet/side.ts';
import { houseAccounts } from '../ledger/house-accounts.ts';
import type { Effects } from '../changes/effects.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import type { MarketState } from '../state/market-state.ts';
import { matchPart, recordFillWithHouse } from './record-fill.ts';
import { runnerIdOf, type OrderRecord } from '../state/order-record.ts';
import { accept, type Refusal } from '../refusal.ts';

/** Stands in for the order id of a quote, which has no order. */
const noOrder = 'quote';

/** Keeps the market's version: it guards against changes a bet doesn't name, and a bet names its quote. */
export function requote(market: MarketState, quotes: Quote[], effects: Effects): void {
  market.definition = { ...market.definition, quotes };
  effects.definitionChanged(market);
}

interface Bet {
  runnerId: string;
  side: Side;
  odds: number;
  line: number | null;
  stake: number;
}

const quoteFor = ({ quotes = [] }: MarketDefinition, bet: Bet) => {
  const isExact = (quote: Quote) =>
    quote.runnerId === bet.runnerId &&
    quote.side === bet.side &&
    quote.odds === bet.odds &&
    quote.line === bet.line &&
    quote.size > 0;
  return { exact: quotes.find(isExact), current: currentQuote(quotes, bet) };
};

/** Null if the bet names a quote exactly, and no more than is left of it. */
export function quoteRefusal(definition: MarketDefinition, bet: Bet): Refusal | null {
  const { exact, current } = quoteFor(definition, bet);
  if (exact) return bet.stake > exact.size ? { code: 'STAKE_TOO_LARGE', facts: { limit: exact.size } } : null;
  const quote = current && { odds: current.odds, line: current.line, size: current.size };
  return { code: 'QUOTE_CHANGED', facts: { quote } };
}

/** Matches the whole order with the quote it names, against the house. The caller has done all checks. */
export function takeQuote(state: ExchangeState, order: OrderRecord, effects: Effects): InstructionResult {
  const { position, side, odds, line, stake } = order;
  const { market } = position;
  const house = market.positionOf(state.account(houseAccounts.quotes));
  matchPart(order, { stake, odds }, effects.at);
  position.end(order);
  position.refresh();
  const instead = market.isPractice ? must(market.practice).standInFor(order, odds) : noOrder;
  recordFillWithHouse(state, order, { stake, odds }, { house, takerSide: side, instead }, effects);
  const { exact } = quoteFor(market.definition, { runnerId: runnerIdOf(order), side, odds, line, stake });
  const left = (quote: Quote) => (quote === exact ? { ...quote, size: quote.size - stake } : quote);
  requote(market, must(market.definition.quotes).map(left), effects);
  effects.orderChanged(order);
  effects.positionChanged(position);
  return accept(order.clientId, [order], [{ odds, stake }]);
}
