import type { MarketDefinition } from '#contract/market.ts';
import { isQuoted } from '#domain/market/market-kind.ts';
import type { Effects } from '../changes/effects.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import type { CommandResults, MarketFacts, OperatorCommandOf } from './commands.ts';
import { whatIsWrong } from './market-facts.ts';
import { refuseCommand } from '../refusal.ts';

export function createMarket(
  state: ExchangeState,
  { market }: OperatorCommandOf<'CREATE_MARKET'>,
  effects: Effects,
): CommandResults['CREATE_MARKET'] {
  const there = state.markets.get(market.marketId);
  if (there) return { status: 'ACCEPTED', definition: there.definition };
  if (state.closedMarkets.has(market.marketId))
    return refuseCommand('MARKET_CLOSED', 'A market of this id is closed.');
  const wrong = whatIsWrong(market);
  if (wrong) return refuseCommand('INVALID_MARKET', wrong);
  const created = state.addMarket(newDefinition(market), effects.at);
  effects.marketCreated(created);
  return { status: 'ACCEPTED', definition: created.definition };
}

function newDefinition({ runners, kind, numberOfWinners, ...facts }: MarketFacts): MarketDefinition {
  const ofKind = kind ?? 'WINNER';
  return {
    ...facts,
    kind: ofKind,
    numberOfWinners: numberOfWinners ?? 1,
    status: 'INACTIVE',
    suspendReason: null,
    inPlay: false,
    version: 1,
    voided: false,
    runners: runners.map((runner, at) => ({ ...runner, sortPriority: at + 1, status: 'ACTIVE' })),
    ...(isQuoted(ofKind) && { quotes: [] }),
  };
}
