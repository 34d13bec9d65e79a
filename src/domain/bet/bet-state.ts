/** What became of an order, as a bettor reads it in the history. */
export const betStates = ['UNMATCHED', 'MATCHED', 'SETTLED', 'LAPSED', 'CANCELLED'] as const;
export type BetState = (typeof betStates)[number];

export interface BetParts {
  remaining: number;
  matched: number;
  lapsed: number;
}

/** Of what was matched the market's end decides; of what was not, why it is no longer there. */
export function betStateOf({ remaining, matched, lapsed }: BetParts, isSettled: boolean): BetState {
  if (remaining > 0) return 'UNMATCHED';
  if (matched > 0) return isSettled ? 'SETTLED' : 'MATCHED';
  return lapsed > 0 ? 'LAPSED' : 'CANCELLED';
}

/** Which bets are asked for; unsettled: those that wait or are matched, in markets that have not been settled. */
export const betScopes = ['ALL', 'UNSETTLED'] as const;
export type BetScope = (typeof betScopes)[number];
