import type { Random } from '../random.ts';
import type { Entrant } from '../world/entrant.ts';
import { ballsAnInnings, wicketsAnInnings } from './cricket/ball.ts';
import { chasingIntent, settingIntent } from './cricket/intent.ts';

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
  /** How well each side bats today, against the other and on this pitch, in steps of about six runs an innings. */
  levels: readonly [home: number, away: number];
  /** The side that won the super over, if scores were level at the end. */
  superOver: 0 | 1 | null;
  note: string;
}

/** Returns the side that is batting. */
export const batting = ({ first, at }: CricketState): 0 | 1 => (at === 0 ? first : first === 0 ? 1 : 0);

export const isDone = ({ wickets, balls }: Innings): boolean =>
  wickets >= wicketsAnInnings || balls >= ballsAnInnings;

/** Levels lie between its negative and it. A whole number of steps, so that matches share their tables. */
const highestLevel = 8;
/**
 * In steps: what a deviation of strength is worth, and the standard deviations of the pitch, which both sides share, and
 * of a side's form. With entrants of usual strengths, totals spread as in the 20 matches of `cricket-sessions.json`.
 */
const perStrength = 1;
const pitchDeviation = 2.8;
const formDeviation = 0.7;

/** Draws both sides' levels: strength against the other, pitch and form. */
export function drawLevels(random: Random, entrants: readonly Entrant[]): CricketState['levels'] {
  const ahead = (entrants[0]?.strength ?? 0) - (entrants[1]?.strength ?? 0);
  const pitch = random.normal() * pitchDeviation;
  const draw = (better: number) =>
    Math.max(
      -highestLevel,
      Math.min(highestLevel, Math.round(better * perStrength + pitch + random.normal() * formDeviation)),
    );
  return [draw(ahead), draw(-ahead)];
}

export const ballsLeft = ({ balls }: Innings): number => ballsAnInnings - balls;
export const wicketsLeft = ({ wickets }: Innings): number => wicketsAnInnings - wickets;

/** Runs that the side batting second still needs to win. */
export const runsNeeded = ({ innings: [one, two] }: CricketState): number => one.runs + 1 - two.runs;

/** The intent of the side that is batting, in steps. */
export function intentOf(state: CricketState): number {
  const now = state.innings[state.at];
  return state.at === 0
    ? settingIntent(ballsLeft(now), wicketsLeft(now))
    : chasingIntent(ballsLeft(now), wicketsLeft(now), runsNeeded(state));
}
