import { ballsAnInnings, wicketsAnInnings } from './ball.ts';
import { chasingAggression, settingAggression } from './aggression.ts';
import type { Levels } from './levels.ts';

export interface Innings {
  runs: number;
  wickets: number;
  /** Balls bowled, without wides and no-balls. */
  balls: number;
  /** Every delivery so far, a digit each: its outcome's place in `runsOfOutcome`. The scorecard follows from it. */
  deliveries: string;
}

export interface CricketState {
  /** Which side bats first. */
  first: 0 | 1;
  innings: readonly [Innings, Innings];
  /** Which innings is being played. */
  at: 0 | 1;
  /** How much stronger home is, in standard deviations. Everybody knows it. */
  ahead: number;
  /** How well home and away bat today, against the other and on this pitch (`cricket/levels.ts`). Nobody knows it. */
  levels: Levels;
  /** The side that won the super over, if scores were level at the end. */
  superOver: 0 | 1 | null;
  note: string;
}

/** Returns the side that is batting. */
export const batting = ({ first, at }: CricketState): 0 | 1 => (at === 0 ? first : first === 0 ? 1 : 0);

export const isDone = ({ wickets, balls }: Innings): boolean =>
  wickets >= wicketsAnInnings || balls >= ballsAnInnings;

export const ballsLeft = ({ balls }: Innings): number => ballsAnInnings - balls;
export const wicketsLeft = ({ wickets }: Innings): number => wicketsAnInnings - wickets;

/** Runs that the side batting second still needs to win. */
export const runsNeeded = ({ innings: [one, two] }: CricketState): number => one.runs + 1 - two.runs;

/** The aggression of the side that is batting, in steps. */
export function aggressionOf(state: CricketState): number {
  const now = state.innings[state.at];
  return aggressionAt(ballsLeft(now), wicketsLeft(now), state.at === 0 ? null : runsNeeded(state));
}

/** The aggression with these balls and wickets left; `needed`: the runs to win, null in the first innings. */
export const aggressionAt = (balls: number, wickets: number, needed: number | null): number =>
  needed === null ? settingAggression(balls, wickets) : chasingAggression(balls, wickets, needed);
