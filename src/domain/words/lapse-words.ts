/** Why the exchange ended the unmatched rest of an accepted order, or its matched part (`VOID`). */
const lapseTexts = {
  IN_PLAY: 'The unmatched part lapsed when the market turned in play.',
  MARKET_CLOSED: 'The unmatched part lapsed when the market was closed.',
  MARKET_SUSPENDED: 'The market was suspended during the delay. Nothing was placed.',
  BALL_RUNNING: 'The ball was running before the delay ended. Nothing was placed.',
  MARKET_NOT_OPEN: 'The market was withdrawn during the delay. Nothing was placed.',
  RUNNER_REMOVED: 'The unmatched part lapsed when the runner was removed.',
  VOID: 'The operator voided it, or its runner was removed: the stake is back.',
  ODDS_CHANGED: 'The odds changed during the delay. Nothing was matched.',
  POSITION_TOO_LARGE: 'After the delay the position would have been larger than the exchange allows.',
  PROFIT_TOO_LARGE: 'The bet would win more than one bet in this market may.',
  SELF_MATCH: 'The rest was cancelled: it would have met your own order.',
  TIMED_OUT: 'You took a break from betting before the delay ended. Nothing was placed.',
  SELF_EXCLUDED: 'You excluded yourself before the delay ended. Nothing was placed.',
  FILL_OR_KILL: 'What could not be matched at once was cancelled.',
} as const;

export type LapseCode = keyof typeof lapseTexts;

export const lapseCodes = Object.keys(lapseTexts) as LapseCode[];

export const lapseText = (code: LapseCode): string => lapseTexts[code];

/** Why the exchange ended an order; empty when the bettor did. */
export const whyEnded = (reason: LapseCode | null): string => (reason === null ? '' : lapseText(reason));
