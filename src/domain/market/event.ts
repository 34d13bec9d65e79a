/** The score line shown beside an event's name. Each sport fills in what it has. */
export interface Score {
  /** Shown as is, e.g. `163/7 (19.2)`, `6-4 3-2`, `2 - 1`. */
  home: string;
  away: string;
  /** What is going on: `2nd innings`, `67'`, `Set 2`. */
  period: string;
  /** What just happened: `WICKET`, `GOAL`; otherwise empty. */
  note: string;
}
