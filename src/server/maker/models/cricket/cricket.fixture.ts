import { itemAt } from '#domain/must.ts';
import { createRandom, type Random } from '../../random.ts';
import { anyEntrants } from '../calibration.fixture.ts';
import type { CricketState } from './cricket-state.ts';
import { cricket } from './cricket.ts';
import { ballsAnInnings } from './ball.ts';
import { beliefOf } from './belief.ts';
import { allLevels } from './levels.ts';
import type { RunChances } from './runs-table.ts';

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

/** A chase of 163 by a side that is `better` than the other by so many standard deviations of strength. */
export const chasing = (
  left: { balls: number; wickets: number; needed: number },
  better = 0,
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
  ahead: -better,
  levels: [0, 0],
  superOver: null,
  note: '',
});

export const meanRuns = (chances: RunChances): number =>
  chances.reduce((sum, chance, runs) => sum + chance * runs, 0);

/** The same match with levels that are as likely, to whoever watched it, as the true ones. */
export function withLevelsAsBelieved(state: CricketState, random: Random): CricketState {
  let roll = random.next();
  const at = Math.max(
    0,
    beliefOf(state).findIndex((chance) => (roll -= chance) < 0),
  );
  const [setter, chaser] = [
    itemAt(allLevels, Math.floor(at / allLevels.length)),
    itemAt(allLevels, at % allLevels.length),
  ];
  return { ...state, levels: state.first === 0 ? [setter, chaser] : [chaser, setter] };
}
