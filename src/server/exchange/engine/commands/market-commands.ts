import type { MarketDefinition } from '#contract/market.ts';
import { hasTooFewRunners, isQuoted } from '#domain/market-kind.ts';
import type { LapseCode } from '#domain/messages.ts';
import type { CommandResults, MarketFacts, OperatorCommand } from './commands.ts';
import type { Effects } from '../changes/effects.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import { endRest } from '../matching/execute-order.ts';
import type { MarketState } from '../state/market-state.ts';
import { statusRefusal } from '../risk/order-checks.ts';
import { refuseCommand } from './refusal.ts';
import { whatIsWrong } from './market-facts.ts';

type Of<Type extends OperatorCommand['type']> = Extract<OperatorCommand, { type: Type }>;

export function createMarket(
  state: ExchangeState,
  { market }: Of<'CREATE_MARKET'>,
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

/** Opens, suspends, takes in play. The same state again changes nothing, the version included. */
export function setMarketStatus(
  state: ExchangeState,
  { marketId, ...wanted }: Of<'SET_MARKET_STATUS'>,
  effects: Effects,
): CommandResults['SET_MARKET_STATUS'] {
  const market = state.markets.get(marketId);
  if (!market) return noMarket(state, marketId);
  const { definition: before } = market;
  const status = wanted.status ?? before.status;
  const after: MarketDefinition = {
    ...before,
    status,
    suspendReason: status === 'SUSPENDED' ? (wanted.suspendReason ?? keptReason(before, wanted)) : null,
    inPlay: wanted.inPlay ?? before.inPlay,
    betDelay: wanted.betDelay ?? before.betDelay,
  };
  if (JSON.stringify(after) === JSON.stringify(before)) return { status: 'ACCEPTED', definition: before };
  if (status === 'OPEN' && hasTooFewRunners(before))
    return refuseCommand(
      'TOO_FEW_RUNNERS',
      'No more runners are left than can win. Settle the market, or void it.',
    );
  redefine(market, after, effects);
  lapseHeldBack(market, effects);
  if (after.inPlay && !before.inPlay) lapseAtInPlay(market, effects);
  return { status: 'ACCEPTED', definition: market.definition };
}

/** A reason stays until another one, or null, is given. */
const keptReason = (before: MarketDefinition, { suspendReason }: { suspendReason?: string | null }) =>
  suspendReason === undefined ? before.suspendReason : null;

/** Replaces the definition; its version goes up. */
export function redefine(market: MarketState, definition: MarketDefinition, effects: Effects): void {
  market.definition = { ...definition, version: market.definition.version + 1 };
  effects.definitionChanged(market);
}

/** A market that takes no orders does not hold on to those whose delay runs. */
function lapseHeldBack(market: MarketState, effects: Effects): void {
  const refusal = statusRefusal(market.definition);
  if (!refusal) return;
  for (const order of market.delays.of(market)) endRest(order, 'lapsed', refusal.code, effects);
}

/** What is unmatched when the market turns in play lapses, unless its bettor asked to keep it. */
function lapseAtInPlay(market: MarketState, effects: Effects): void {
  for (const position of market.positions.values())
    for (const order of position.open.values())
      if (order.persistence === 'LAPSE') endRest(order, 'lapsed', 'IN_PLAY', effects);
}

/** Nothing unmatched stays in the market. */
export function lapseAll(market: MarketState, reason: LapseCode, effects: Effects): void {
  for (const position of market.positions.values())
    for (const order of position.open.values()) endRest(order, 'lapsed', reason, effects);
}

export const noMarket = (state: ExchangeState, marketId: string) =>
  state.closedMarkets.has(marketId)
    ? refuseCommand('MARKET_CLOSED', 'The market is closed.')
    : refuseCommand('UNKNOWN_MARKET', 'There is no such market.');
