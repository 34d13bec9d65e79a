import { finalScores, fullTime, halfTime, isOver, type GoalState } from './soccer-goals.ts';
import type { HandicapState } from './handicap.ts';
import type { Pair } from './pair.ts';

export interface SoccerState extends HandicapState, GoalState {
  corners: Pair;
  cards: Pair;
  note: string;
  /** Of the home side and the away side; absent if not known. */
  lineUps: readonly (readonly string[] | undefined)[];
}

interface Known {
  goals: Pair;
  chance: number;
}
/** One state is priced for several markets. */
const known = new WeakMap<GoalState, readonly Known[]>();

function scoresOf(state: GoalState): readonly Known[] {
  let scores = known.get(state);
  if (!scores) {
    const all: Known[] = [];
    finalScores(state)((goals, chance) => chance > 0 && all.push({ goals, chance }));
    known.set(state, (scores = all));
  }
  return scores;
}

/** Returns the chance that the final score satisfies `isSo`. */
export const chanceOf = (state: GoalState, isSo: (home: number, away: number) => boolean): number =>
  scoresOf(state).reduce((sum, { goals, chance }) => sum + (isSo(...goals) ? chance : 0), 0);

/** Returns by how many goals home wins on average from here. */
export const expectedMargin = (state: GoalState): number =>
  scoresOf(state).reduce((sum, { goals: [home, away], chance }) => sum + (home - away) * chance, 0);

/** The minute as it is shown: after the 90th, how many were added. */
export const minuteText = (minute: number): string =>
  minute > fullTime ? `${fullTime}+${minute - fullTime}'` : `${minute}'`;

export const halfText = (state: GoalState): string =>
  isOver(state) ? 'Full time' : state.minute < halfTime ? '1st half' : '2nd half';
