import { itemAt } from '#domain/must.ts';
import { createRandom } from '../random.ts';
import { anyEntrants } from './calibration.ts';
import type { CricketState } from './cricket-state.ts';
import { cricket } from './cricket.ts';
import { ballsAnInnings } from './cricket/ball.ts';

export const twoSides = anyEntrants(2);

/** Plays a match of two sides of usual strengths. Returns all its states. */
export function play(seed: string): CricketState[] {
  const random = createRandom(seed);
  const states = [cricket.start(random, twoSides(random))];
  for (let state = itemAt(states, 0); cricket.winner(state) === null; states.push(state)) {
    state = cricket.step(state, random).state;
  }
  return states;
}

/** A chase of 163 by a side of this level. */
export const chasing = (
  left: { balls: number; wickets: number; needed: number },
  level = 0,
): CricketState => ({
  first: 0,
  at: 1,
  innings: [
    { runs: 162, wickets: 6, balls: ballsAnInnings, deliveries: '' },
    {
      runs: 163 - left.needed,
      wickets: 10 - left.wickets,
      balls: ballsAnInnings - left.balls,
      deliveries: '',
    },
  ],
  levels: [0, level],
  superOver: null,
  note: '',
});
