/** What became of an order, as the bettor's history shows it. */
export const betStates = ['UNMATCHED', 'MATCHED', 'SETTLED', 'LAPSED', 'CANCELLED'] as const;
export type BetState = (typeof betStates)[number];

export interface BetParts {
  remaining: number;
  matched: number;
  lapsed: number;
}

/** The matched part is settled with its market; an unmatched rest that is gone has lapsed or was cancelled. */
export function betStateOf({ remaining, matched, lapsed }: BetParts, isSettled: boolean): BetState {
  if (remaining > 0) return 'UNMATCHED';
  if (matched > 0) return isSettled ? 'SETTLED' : 'MATCHED';
  return lapsed > 0 ? 'LAPSED' : 'CANCELLED';
}

/**
 * Which bets to list. Unsettled bets wait or are matched in markets that have not been settled; settled are those
 * that were matched, once their market was. Ended were cancelled or lapsed without a match.
 */
export const betScopes = ['ALL', 'UNSETTLED', 'SETTLED', 'ENDED'] as const;
export type BetScope = (typeof betScopes)[number];
