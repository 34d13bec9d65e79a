import { rateOf } from '../market/market-kind.ts';
import { formatLine, formatOdds } from '../odds/odds.ts';
import { formatMoney } from '../money/money.ts';
import { restrictionWords } from './restriction-words.ts';
import { typedRefusals } from './typed-refusals.ts';

/** Facts that a refusal's sentence may need. Odds in hundredths, money in minor units. */
export interface RefusalFacts {
  lower?: number | null;
  higher?: number | null;
  limit?: number | null;
  quote?: { odds: number; line: number | null; size: number } | null;
  /** The price now; null when there is none. */
  odds?: number | null;
  /** What cannot be read, and why. */
  problem?: string;
}

/** Why a bet, a change of one or a cash out was refused. Every code has a sentence that a bettor can act on. */
const refusalTexts = {
  ...typedRefusals,
  INSUFFICIENT_BALANCE: ({ limit }: RefusalFacts) =>
    `Your available balance does not cover this bet. ${formatMoney(limit ?? 0)} is available.`,
  PROFIT_TOO_LARGE: ({ limit }: RefusalFacts) =>
    `The most one bet in this market may win is ${formatMoney(limit ?? 0)}.`,
  MARKET_EXPOSURE_TOO_LARGE: ({ limit }: RefusalFacts) =>
    `This bet would take your exposure in this market over its limit of ${formatMoney(limit ?? 0)}.`,
  EXPOSURE_TOO_LARGE: ({ limit }: RefusalFacts) =>
    `This bet would take your exposure over your limit of ${formatMoney(limit ?? 0)}.`,
  POSITION_TOO_LARGE: () => 'Your position in the market would be larger than the exchange allows.',
  UNKNOWN_MARKET: () => 'There is no such market.',
  UNKNOWN_RUNNER: () => 'There is no such runner in this market.',
  RUNNER_REMOVED: () => 'This runner has been removed.',
  UNKNOWN_ORDER: () => 'There is no such order of yours in this market.',
  ORDER_COMPLETE: () => 'This order is already complete: nothing of it is left to change.',
  NOTHING_TO_CHANGE: () => 'The order already has these odds and this stake.',
  MARKET_NOT_OPEN: () => 'The market has not opened yet.',
  MARKET_SUSPENDED: () => 'The market is suspended. Nothing was placed.',
  BALL_RUNNING: () => 'The ball is running. Nothing was placed.',
  MARKET_CLOSED: () => 'The market is closed.',
  MARKET_CHANGED: () => 'The market has changed since you saw it. Nothing was placed.',
  ODDS_CHANGED: ({ odds }: RefusalFacts) =>
    odds == null
      ? 'These odds are not offered any more. Nothing was placed.'
      : `The odds had moved to ${formatOdds(odds)}. Nothing was placed.`,
  LEAST_FILL_TOO_LARGE: ({ limit }: RefusalFacts) =>
    `The minimum to match at once is more than your stake of ${formatMoney(limit ?? 0)}. Nothing was placed.`,
  FILL_OR_KILL: () => 'Too little could be matched at once. Nothing was placed.',
  BLOCKED: () => restrictionWords.blocked,
  SELF_EXCLUDED: () => restrictionWords.selfExcluded,
  TIMED_OUT: () => restrictionWords.timedOut,
  STAKE_LIMIT: ({ limit }: RefusalFacts) =>
    `The most you let one bet risk is ${formatMoney(limit ?? 0)}. Nothing was placed.`,
  LOSS_LIMIT: ({ limit }: RefusalFacts) =>
    `If this bet lost, you would be past your loss limit of ${formatMoney(limit ?? 0)}. Nothing was placed.`,
  SESSION_LIMIT: () =>
    'You have been signed in for as long as you allow yourself today. Nothing was placed; you can bet again tomorrow.',
  REALITY_CHECK: () => 'Your reality check waits for an answer. Nothing was placed.',
  CLIENT_ID_REUSED: () => 'This bet id was used before with other contents. Nothing was placed.',
  GIVEN_UP: () => 'The exchange had not received it, so we withdrew it. Nothing was placed.',
  QUOTE_CHANGED: ({ quote }: RefusalFacts) =>
    quote
      ? `The quote had moved to ${quote.line === null ? '' : `${formatLine(quote.line)} at `}${rateOf(quote.odds)}. Nothing was placed.`
      : 'There is no quote at the moment. Nothing was placed.',
  NOTHING_TO_CASH_OUT: () => 'There is nothing to cash out: your position here is level already.',
  NO_PRICES_TO_CASH_OUT: () => 'The prices that this cash out needs are not there now. Nothing was placed.',
  CASH_OUT_NOT_BETTER: () =>
    'At these prices a cash out is no better than the worst that keeping your position may bring, so none is offered. Nothing was placed.',
  CASH_OUT_NOT_OFFERED: () => 'This kind of market has no cash out.',
  NOT_A_HEDGE: () => 'These bets would not even out your position. Nothing was placed.',
  BETS_UNDER_WAY: () =>
    'Some of your bets are still in the in-play delay. Cash out once it has passed. Nothing was placed.',
  POSITION_CHANGED: () => 'Your position changed since this cash out was shown. Nothing was placed.',
  INVALID_INSTRUCTION: ({ problem }: RefusalFacts) =>
    `We could not read this bet${problem ? ` (${problem})` : ''}. Nothing was placed.`,
  NOT_ENOUGH_STAKE_LEFT: () => 'The new stake is less than what is already matched.',
} as const;

export type RefusalCode = keyof typeof refusalTexts;

export const refusalCodes = Object.keys(refusalTexts) as RefusalCode[];

export const isRefusalCode = (code: string): code is RefusalCode => Object.hasOwn(refusalTexts, code);

export const refusalText = (code: RefusalCode, facts: RefusalFacts = {}): string => refusalTexts[code](facts);
