/** How a market is bet on and settled. */
export const marketKinds = [
  /** One runner wins. */
  'WINNER',
  /** Several runners win: `numberOfWinners`. */
  'PLACE',
  /** Asian handicap lines: every runner is a side with a handicap. Settled on one number. */
  'HANDICAP',
  /** One runner wins. The operator quotes p, and a winning back is paid p for every 100. */
  'BOOKMAKER',
  /** A fancy: the operator quotes Yes and No on a line at a rate. Settled on one number. */
  'SESSION',
  /** Even money; the price is the line. Settled on one number. */
  'LINE',
  /** Two runners: at the close, an index is at or above the strike, or it is not. */
  'BINARY',
  /** One digit of a draw: ten runners, one wins. */
  'LOTTERY',
] as const;
export type MarketKind = (typeof marketKinds)[number];

/** Bets are matched with the operator's quotes, exactly as quoted; there is no book. */
export const isQuoted = (kind: MarketKind): boolean => kind === 'BOOKMAKER' || kind === 'SESSION';

/** Orders rest in a book, and exactly one runner wins. */
export const hasOneWinner = (kind: MarketKind): boolean =>
  kind === 'WINNER' || kind === 'BINARY' || kind === 'LOTTERY';

/** Whether withdrawals have left a market with no more runners than winners, so that nothing is left to decide. */
export const hasTooFewRunners = ({
  numberOfWinners,
  runners,
}: {
  numberOfWinners: number;
  runners: readonly { status: string }[];
}): boolean => {
  const left = runners.filter(({ status }) => status !== 'REMOVED').length;
  return left < runners.length && left <= numberOfWinners;
};

/** What is won depends on one whole number (runs, goal difference), not on which runners win. */
export const isSettledOnNumber = (kind: MarketKind): boolean =>
  kind === 'HANDICAP' || kind === 'SESSION' || kind === 'LINE';

/** The p of a bookmaker's quote or the rate of a session's: what a winning back or Yes gets for a stake of 100. */
export const rateOf = (odds: number): number => odds - 100;

/** The odds (hundredths) equal to a p or a rate. */
export const oddsOfRate = (rate: number): number => rate + 100;
