import type { BettorLimits } from '#domain/limits/bettor-limits.ts';
import type { FrameKind } from '#domain/limits/frame.ts';

/** What an account holds itself to. Written whole, once it has any. */
export interface StoredLimits extends BettorLimits {
  accountId: string;
}

/** What the ledger says of an account since a frame began, in minor units. */
export interface FrameSums {
  /** RFC 3339. */
  start: string;
  /** What was paid in, gross. */
  deposited: number;
  /** What was won, less what was lost: settled bets after commission, and rounds of games. */
  result: number;
}

export interface StoredSums {
  accountId: string;
  /** The last transaction of the whole ledger when this was read. */
  lastTransactionId: number;
  frames: Readonly<Record<FrameKind, FrameSums>>;
}
