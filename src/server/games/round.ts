import { divideHalfAway } from '#domain/money/money.ts';
import { drawFrom, newSeed, sealOf } from './draw.ts';
import type { Bet, Game, Outcome } from './game.ts';

/** Minor units. */
export const stakeLimits = { least: 10_00, most: 10_000_00 } as const;

/** What a bettor has chosen. Minor units. */
export interface Choice {
  bet: Bet;
  stake: number;
}

/** What came of a choice. `payout` in minor units, the stake included where it comes back. */
export interface Drawn extends Choice {
  outcome: Outcome;
  payout: number;
}

/** One round: its chance is there, sealed, before the choice. */
export interface Round {
  roundId: string;
  seed: string;
  seal: string;
  /** Sent to the exchange, and not known to be refused: it is not chosen anew. */
  sent: Drawn | null;
  /** Played and paid. */
  isPaid: boolean;
}

export function newRound(roundId: string): Round {
  const seed = newSeed();
  return { roundId, seed, seal: sealOf(seed), sent: null, isPaid: false };
}

/** The outcome follows from the seed alone, whatever is chosen. */
export function drawRound(game: Game, seed: string, { bet, stake }: Choice): Drawn {
  const outcome = game.play(drawFrom(seed));
  return { bet, stake, outcome, payout: divideHalfAway(stake * (outcome.pays[bet.betId] ?? 0), 100) };
}
