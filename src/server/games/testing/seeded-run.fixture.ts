import { drawFrom } from '#contract/draw.ts';
import type { Game } from '../game.ts';

/** What one bet paid over a run: the mean in stakes, and that mean's standard error. */
export interface BetRun {
  betId: string;
  mean: number;
  standardError: number;
}

/** The most that an exchange takes as a round's result. */
const longestText = 200;

/** Plays rounds from seeds of the game's own that follow from one, as the games host draws them. Throws if one cannot be told or shown. */
export function seededRun(game: Game, rounds: number, seed: string): BetRun[] {
  const sums = new Map(game.bets.map(({ betId }) => [betId, { paid: 0, squared: 0 }]));
  for (let round = 0; round < rounds; round++) {
    const { pays, text, faces } = game.play(drawFrom(`${seed} ${game.eventId} ${round}`));
    if (faces.length === 0 || text.length > longestText) throw new Error(`“${text}” cannot be shown`);
    for (const [betId, hundredths] of Object.entries(pays)) {
      const sum = sums.get(betId);
      if (!sum) throw new Error(`“${text}” pays ${betId}, which nobody can bet on`);
      sum.paid += hundredths;
      sum.squared += hundredths * hundredths;
    }
  }
  return Array.from(sums, ([betId, { paid, squared }]) => {
    const mean = paid / rounds;
    const variance = (squared - rounds * mean * mean) / (rounds - 1);
    return { betId, mean: mean / 100, standardError: Math.sqrt(variance / rounds) / 100 };
  });
}
