import { divideHalfAway } from '#domain/money/money.ts';
import { drawFrom } from '#contract/draw.ts';
import type { BetOffer } from '#contract/casino-games/game-description.ts';
import type { Game, Outcome } from './game.ts';

/** Minor units. */
export const stakeLimits = { least: 10_00, most: 10_000_00 } as const;

/** What a bettor has chosen. `stake` is in minor units. */
export interface Choice {
  bet: BetOffer;
  stake: number;
}

/** The result of a choice. `payout` is in minor units and includes the stake if it comes back. */
export interface Drawn extends Choice {
  outcome: Outcome;
  payout: number;
}

/** Draws a round. The outcome follows from the seed alone, whatever is chosen. */
export function drawRound(game: Game, seed: string, { bet, stake }: Choice): Drawn {
  const outcome = game.play(drawFrom(seed));
  return { bet, stake, outcome, payout: divideHalfAway(stake * (outcome.pays[bet.betId] ?? 0), 100) };
}
