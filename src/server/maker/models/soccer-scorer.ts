import { createRandom } from '../random.ts';
import type { SoccerState } from './soccer-state.ts';

/** How often each player scores: a goalkeeper, four in defence, four in midfield, two in attack. Judged. */
const shares: readonly number[] = [0, 1, 1, 1, 1, 2, 3, 3, 2, 7, 7];

/**
 * Returns who scored the goal of that side in the state's minute, as ` by NAME`; nothing if the side's line-up is not
 * known. It follows from the match's seed without changing how the match goes on.
 */
export function scorerOf({ lineUps, minute }: SoccerState, side: 0 | 1, seed: string): string {
  const lineUp = lineUps[side];
  if (!lineUp) return '';
  const weights = lineUp.map((_, player) => shares[player] ?? 1);
  let roll = createRandom(`${seed}|goal ${minute}`).next() * weights.reduce((sum, one) => sum + one, 0);
  const at = weights.findIndex((weight) => (roll -= weight) < 0);
  return ` by ${lineUp[at] ?? lineUp.at(-1) ?? ''}`;
}
