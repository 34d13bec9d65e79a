/** The score line of an event as shown beside its name: each sport fills what it has. */
export interface Score {
  /** Shown as it is, e.g. `163/7 (19.2)`, `6-4 3-2`, `2 - 1`. */
  home: string;
  away: string;
  /** What is going on: `2nd innings`, `67'`, `Set 2`. */
  period: string;
  /** What just happened: `WICKET`, `GOAL`; empty when nothing. */
  note: string;
}
