import { isQuoted } from '#domain/market/market-kind.ts';
import type { MarketDefinition } from '#live/market-store.ts';

export type CellState = 'open' | 'disabled' | 'suspended' | 'stale';

/** What pressing a price of this market does now. */
export function cellStateOf({ status }: MarketDefinition, isLive: boolean): CellState {
  if (!isLive) return 'stale';
  if (status === 'SUSPENDED') return 'suspended';
  return status === 'OPEN' ? 'open' : 'disabled';
}

const suspendWords: Record<string, string> = {
  BALL_RUNNING: 'Ball running',
  GOAL: 'Goal',
  WICKET: 'Wicket',
};

/** Why a market is suspended, from its code. */
export const suspendedFor = (reason: string): string =>
  suspendWords[reason] ?? reason.charAt(0) + reason.slice(1).toLowerCase().replaceAll('_', ' ');

/** Why a cell of this market without a price has none. */
export function whyEmpty({ kind, status, suspendReason }: MarketDefinition, isLive: boolean): string {
  if (!isLive) return 'not live';
  if (status === 'SUSPENDED') return suspendReason ? suspendedFor(suspendReason).toLowerCase() : 'suspended';
  if (status === 'INACTIVE') return 'not open yet';
  if (status === 'CLOSED') return 'closed';
  return isQuoted(kind) ? 'no quote' : 'no offers';
}

/** What is told to whoever presses a cell that takes no press. */
export const noBetHere = (why = 'no price'): string => `No bet can be placed here now: ${why}.`;
