import type { MarketBook, MarketDefinition } from '#contract/market.ts';
import type { Order, Position } from '#contract/order.ts';
import type { Side } from '#domain/bet/side.ts';
import type { Random } from '#server/maker/random.ts';

/** A market as the lists tell of it, before anybody looks at its prices. */
export interface Outlook {
  definition: MarketDefinition;
  /** Time left to the off, ms at speed 1; below 0 once it has passed. */
  toOff: number;
  /** Time since play last stopped the betting for a moment, ms at speed 1; null if it has not lately. */
  sinceStop: number | null;
}

/** What a bettor sees when it decides about a market. */
export interface Seen extends Outlook {
  book: MarketBook;
  /** What its matched bets in the market come to; null if it has none. */
  own: Position | null;
  /** Its orders that wait in the market. */
  waiting: readonly Order[];
  /** What it may still risk, minor units. */
  available: number;
}

export interface Bet {
  type: 'BET';
  runnerId: string;
  side: Side;
  /** Hundredths; in a line market, the line. */
  odds: number;
  /** The backer's stake, minor units. */
  stake: number;
  /** The line of a session bet, hundredths. */
  line?: number;
  /** Whether what is not matched at once waits in the queue. */
  rests: boolean;
}

export type Act = Bet | { type: 'CASH_OUT' };

/** How a bettor bets. It decides from what it sees and from chance, and from nothing else. */
export interface Habit {
  name: string;
  /** How much the market interests it beside others; 0 if not at all. */
  interest(outlook: Outlook): number;
  /** Returns what it does now; null if nothing. It never risks more than is available. */
  act(seen: Seen, random: Random): Act | null;
  /** Whether it comes back to markets in which it has bets. */
  comesBack?: boolean;
  /** Whether its orders wait in the queue. It then replaces those it has in the market. */
  waits?: boolean;
}
