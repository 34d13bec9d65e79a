/** How a market is bet on and settled. */
export const marketKinds = [
  /** One runner wins. */
  'WINNER',
  /** Several runners win: `numberOfWinners`. */
  'PLACE',
  /** Asian handicap lines: every runner is a side with a handicap, settled on one number. */
  'HANDICAP',
  /** One runner wins; the operator quotes p, and a winning back is paid p for every 100. */
  'BOOKMAKER',
  /** A fancy: the operator quotes Yes and No on a line at a rate, settled on one number. */
  'SESSION',
  /** Even money; the price is the line, settled on one number. */
  'LINE',
  /** Two runners: an index is at the close at or above the strike, or it is not. */
  'BINARY',
  /** One digit of a draw: ten runners, one wins. */
  'LOTTERY',
] as const;
export type MarketKind = (typeof marketKinds)[number];

/** Bets are matched with the operator's quotes, at exactly what they name; there is no book. */
export const isQuoted = (kind: MarketKind): boolean => kind === 'BOOKMAKER' || kind === 'SESSION';

/** Orders rest in a book, and just one runner wins. */
export const hasOneWinner = (kind: MarketKind): boolean =>
  kind === 'WINNER' || kind === 'BINARY' || kind === 'LOTTERY';

/** Whether withdrawals have left a market no more runners than win in it: nothing is to be decided any more. */
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

/** What is won depends on one whole number (runs, goals apart), not on which runners win. */
export const isSettledOnNumber = (kind: MarketKind): boolean =>
  kind === 'HANDICAP' || kind === 'SESSION' || kind === 'LINE';

/** The p of a bookmaker's quote, or the rate of a session's: what a winning back or Yes gets for a stake of 100. */
export const rateOf = (odds: number): number => odds - 100;

/** The odds (hundredths) that a p or a rate comes to. */
export const oddsOfRate = (rate: number): number => rate + 100;
