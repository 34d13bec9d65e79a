import type { MarketDefinition, Quote } from '#contract/market.ts';
import { isQuoted } from '#domain/market/market-kind.ts';
import type { Effects } from '../changes/effects.ts';
import { requote } from '../matching/quotes.ts';
import { noMarket, refuseCommand } from '../refusal.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import type { CommandResults, OperatorCommandOf } from './commands.ts';

/** Replaces the quotes of a bookmaker or session market. Its bets are matched only with these. */
export function setQuotes(
  state: ExchangeState,
  { marketId, quotes }: OperatorCommandOf<'SET_QUOTES'>,
  effects: Effects,
): CommandResults['SET_QUOTES'] {
  const market = state.markets.get(marketId);
  if (!market) return noMarket(state, marketId);
  const wrong = whatIsWrong(market.definition, quotes);
  if (wrong) return refuseCommand('INVALID_QUOTES', wrong);
  if (JSON.stringify(quotes) !== JSON.stringify(market.definition.quotes)) requote(market, quotes, effects);
  return { status: 'ACCEPTED', definition: market.definition };
}

function whatIsWrong({ kind, runners }: MarketDefinition, quotes: readonly Quote[]): string | null {
  if (!isQuoted(kind)) return 'Only bookmaker and session markets have quotes.';
  if (quotes.some(({ odds }) => odds <= 100)) return 'A quote must promise something.';
  if (quotes.some(({ line }) => (line === null) === (kind === 'SESSION')))
    return 'Quotes of sessions, and no others, have a line.';
  const isThere = ({ runnerId }: Quote) => runners.some((runner) => runner.runnerId === runnerId);
  return quotes.every(isThere) ? null : 'There is no such runner in this market.';
}
