import { z } from 'zod';
import { marketKinds } from '#domain/market/market-kind.ts';
import { lapseCodes } from '#domain/words/lapse-words.ts';
import { betFates } from '#domain/words/why-amount.ts';
import { defineCall } from './call.ts';
import { rulesVersion } from './market-rules.ts';
import { amount, id, lineValue, money, odds, side, text, time } from './values.ts';

/** Why a bet is void: its market is void, its runner was removed, or the operator voided bets of that time. */
const voidReasons = ['MARKET', 'RUNNER', 'OPERATOR'] as const;

const betFacts = {
  orderId: id,
  selectionName: text,
  side,
  /** In a line market, the line. */
  odds,
  /** The line of a session bet. */
  line: lineValue.nullable(),
  /** The version of the market kind's rules that was in force when the order was placed. */
  rulesVersion,
};

/** The part of an order matched at one price, and what it pays. */
export const settledBet = z.object({
  ...betFacts,
  /** Backer's stake. */
  stake: amount,
  /** The odds it was matched at, if a runner's removal has since reduced `odds`; else null. */
  struckOdds: odds.nullable(),
  fate: z.enum(betFates),
  /** Set if `fate` is VOID. */
  voidReason: z.enum(voidReasons).nullable(),
  /** Before commission, rounded on its own. */
  amount: money,
});
export type SettledBet = z.infer<typeof settledBet>;

/** How a market ended. The `tied` ran a dead heat for the `places` the winners left. */
const keptEnding = z.object({
  voided: z.boolean(),
  winners: z.array(text),
  tied: z.array(text),
  places: z.int().nonnegative(),
  /** The number it was settled on, if any. */
  number: z.int().nullable(),
});

/** One settlement of the market: the first, or a correction of what was paid so far. */
export const explainedSettlement = z.object({
  settlementId: id,
  at: time,
  /** Null if it was settled before endings were kept: only the amounts are known. */
  ending: keptEnding.nullable(),
  bets: z.array(settledBet),
  /** How many more bets there are than are listed, and what they pay together. */
  others: z.object({ count: z.int().nonnegative(), amount: money }),
  /** The market is rounded once but each bet on its own. `profit` is the sum of all bets plus this. */
  rounding: money,
  /** What the market pays with this ending, before commission. */
  profit: money,
  commission: money,
  /** What was posted to the ledger this time; for a correction, the difference from what was paid so far. */
  posted: z.object({ profit: money, commission: money }),
});
export type ExplainedSettlement = z.infer<typeof explainedSettlement>;

/** The part of an order that ended unmatched. */
export const unmatchedRest = z.object({
  ...betFacts,
  lapsed: amount,
  cancelled: amount,
  /** Why it lapsed, as orders say it; null if no longer known. */
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
  /** The strike of a BINARY market. */
  strike: lineValue.nullable(),
  /** Removed runners, each with the factor (basis points) by which the others' odds were reduced. */
  removed: z.array(z.object({ name: text, reductionFactor: z.int() })),
  /** Oldest first. */
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
