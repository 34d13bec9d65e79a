import type { LapseCode } from '../words/lapse-words.ts';
import type { RefusalCode } from '../words/refusal-words.ts';
import { acceptPrice } from './card-quote.ts';
import type { BetReport } from './intent.ts';
import type { SlipCard } from './slip-card.ts';
import { typedStake } from './stake-keys.ts';

/** What passes: the same bet may be taken at another price, or a little later. */
const passing: ReadonlySet<RefusalCode | LapseCode> = new Set([
  'ODDS_CHANGED',
  'QUOTE_CHANGED',
  'FILL_OR_KILL',
  'MARKET_SUSPENDED',
  'BALL_RUNNING',
  'MARKET_NOT_OPEN',
  'MARKET_CHANGED',
  'IN_PLAY',
] as const);

/** How much of a placed bet ended for what passes, minor units; 0 for one that still waits. */
function endedOf({ state, order }: BetReport): number {
  const isOver = state === 'cancelled' || state === 'matched';
  return isOver && order?.reason && passing.has(order.reason) ? order.cancelled + order.lapsed : 0;
}

/**
 * The selection once more, at the price of now, of a bet that was refused for what passes, or of the part of one that
 * ended so. Null for any other, and while there is no price.
 */
export function cardAgain(card: SlipCard): SlipCard | null {
  const { bet, currentOdds } = card;
  if (!bet || currentOdds === null) return null;
  const again = { ...card, ...acceptPrice(card), clientId: null, bet: null };
  if (bet.state === 'refused') return bet.refusal && passing.has(bet.refusal.code) ? again : null;
  const ended = endedOf(bet);
  return ended > 0 ? { ...again, stakeText: typedStake(ended) } : null;
}
