export interface Innings {
  runs: number;
  wickets: number;
  balls: number;
}

export interface CricketState {
  /** Which side bats first. */
  first: 0 | 1;
  innings: readonly [Innings, Innings];
  /** 0 or 1: the innings being played. */
  at: 0 | 1;
  /** Mean runs a ball of each side. */
  pace: readonly [home: number, away: number];
  /** Set when scores were level at the end: the side that won the super over. */
  superOver: 0 | 1 | null;
  note: string;
}

export const ballsAnInnings = 120;

/** Which side bats. */
export const batting = ({ first, at }: CricketState): 0 | 1 => (at === 0 ? first : first === 0 ? 1 : 0);
