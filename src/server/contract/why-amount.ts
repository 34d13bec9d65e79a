import { z } from 'zod';
import { marketKinds } from '#domain/market/market-kind.ts';
import { lapseCodes } from '#domain/words/messages.ts';
import { betFates } from '#domain/words/why-amount.ts';
import { defineCall } from './call.ts';
import { amount, id, lineValue, money, odds, side, text, time } from './values.ts';

/** Why a bet is void: the whole market is, its runner was removed, or the operator voided bets of that time. */
const voidReasons = ['MARKET', 'RUNNER', 'OPERATOR'] as const;

const betFacts = {
  orderId: id,
  selectionName: text,
  side,
  /** Of a line market: the line. */
  odds,
  /** Of a session's bet. */
  line: lineValue.nullable(),
};

/** What was matched of an order at one price, and what it pays. */
export const settledBet = z.object({
  ...betFacts,
  /** Backer's stake. */
  stake: amount,
  /** At which it was struck, where a runner's removal reduced `odds` since; else null. */
  struckOdds: odds.nullable(),
  fate: z.enum(betFates),
  /** Of a VOID one. */
  voidReason: z.enum(voidReasons).nullable(),
  /** Before commission, rounded by itself. */
  amount: money,
});
export type SettledBet = z.infer<typeof settledBet>;

/** How a market ended. `tied` ran a dead heat for `places`, those that the winners left. */
const keptEnding = z.object({
  voided: z.boolean(),
  winners: z.array(text),
  tied: z.array(text),
  places: z.int().nonnegative(),
  /** What it was settled on, where that is a number. */
  number: z.int().nullable(),
});

/** One time that the market was settled: the first time, or a correction of what was paid so far. */
export const explainedSettlement = z.object({
  settlementId: id,
  at: time,
  /** Null: settled before endings were kept, so that only the amounts are known. */
  ending: keptEnding.nullable(),
  bets: z.array(settledBet),
  /** Bets beyond those that are listed, and what they pay together. */
  others: z.object({ count: z.int().nonnegative(), amount: money }),
  /** The market is rounded once, its bets each by itself. `profit` is the sum of all bets and this. */
  rounding: money,
  /** What the market comes to by this ending, before commission. */
  profit: money,
  commission: money,
  /** What was posted to the ledger this time: of a correction, by how much it differs from what was paid so far. */
  posted: z.object({ profit: money, commission: money }),
});
export type ExplainedSettlement = z.infer<typeof explainedSettlement>;

/** What of an order was not matched any more. */
export const unmatchedRest = z.object({
  ...betFacts,
  lapsed: amount,
  cancelled: amount,
  /** Why it lapsed, as orders say it; null when that is not known any more. */
  reason: z.enum(lapseCodes).nullable(),
});
export type UnmatchedRest = z.infer<typeof unmatchedRest>;

export const whyAmount = z.object({
  marketId: id,
  eventName: text,
  marketName: text,
  kind: z.enum(marketKinds),
  numberOfWinners: z.int().positive(),
  /** Basis points. */
  commissionRate: z.int().nonnegative(),
  /** Of a BINARY market. */
  strike: lineValue.nullable(),
  /** Runners that were taken out, with the factor (basis points) by which the others' odds were reduced. */
  removed: z.array(z.object({ name: text, reductionFactor: z.int() })),
  /** The first time first. */
  settlements: z.array(explainedSettlement),
  unmatched: z.array(unmatchedRest),
});
export type WhyAmount = z.infer<typeof whyAmount>;

export const getWhyAmount = defineCall({
  name: 'getWhyAmount',
  summary: 'Why a settled market came to what was paid to the user: result, bets, rounding, commission',
  tag: 'Account',
  method: 'GET',
  path: '/me/settlements/:marketId',
  auth: 'bettor',
  params: z.strictObject({ marketId: id }),
  data: whyAmount,
  refusals: ['UNKNOWN_MARKET', 'MARKET_NOT_CLOSED'],
});
