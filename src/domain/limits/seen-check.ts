/** What a bettor did since the last look up, as the exchange tells it. Money in minor units. */
export interface SeenCheck {
  /** Minutes signed in between two of them; null for none. */
  every: number | null;
  isDue: boolean;
  /** Seconds signed in until it is; null for never. */
  dueIn: number | null;
  since: string;
  minutes: number;
  staked: number;
  won: number;
  lost: number;
  deposited: number;
  bets: number;
  rounds: number;
}
