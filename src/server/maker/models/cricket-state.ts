export interface Innings {
  runs: number;
  wickets: number;
  balls: number;
}

export interface CricketState {
  /** Which side bats first. */
  first: 0 | 1;
  innings: readonly [Innings, Innings];
  /** Which innings is being played. */
  at: 0 | 1;
  /** Each side's mean runs per ball. */
  pace: readonly [home: number, away: number];
  /** The side that won the super over, if scores were level at the end. */
  superOver: 0 | 1 | null;
  note: string;
}

export const ballsAnInnings = 120;

/** Returns the side that is batting. */
export const batting = ({ first, at }: CricketState): 0 | 1 => (at === 0 ? first : first === 0 ? 1 : 0);
