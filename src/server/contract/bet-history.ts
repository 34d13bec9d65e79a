import { z } from 'zod';
import { betScopes, betStates } from '#domain/bet/bet-state.ts';
import { marketKinds } from '#domain/market/market-kind.ts';
import { lapseCodes } from '#domain/words/lapse-words.ts';
import { defineCall } from './call.ts';
import { rulesVersion } from './market-rules.ts';
import { byCashOut } from './order.ts';
import { page, period, place, reportRefusals } from './reports.ts';
import { separately } from './understood.ts';
import { amount, hundredths, id, lineValue, money, odds, side, text, time } from './values.ts';

export const historyBet = z.object({
  orderId: id,
  placedAt: time,
  sportId: id,
  eventId: id,
  marketId: id,
  eventName: text,
  marketName: text,
  selectionName: text,
  kind: z.enum(marketKinds),
  /** The version of its kind's rules that was in force when it was placed. */
  rulesVersion,
  byCashOut,
  side,
  odds,
  line: lineValue.nullable(),
  stake: amount,
  matched: amount,
  /** What of it still waits. */
  remaining: amount,
  averageOdds: odds.nullable(),
  /** The sum of each matched stake times its odds, exact. */
  matchedValue: hundredths,
  state: z.enum(betStates),
  /** Why the exchange ended the unmatched part; null if it did not. */
  reason: z.enum(lapseCodes).nullable(),
  /** Once its market is settled: the winners' names, the number, or `Void`. */
  result: text.nullable(),
  /** Before commission, rounded per bet. Null if unsettled, unmatched, or settled by a dead heat that was not kept. */
  profit: money.nullable(),
});
export type HistoryBet = z.infer<typeof historyBet>;

/** What a market came to for the user, by the ledger: all bets in it, of corrections the sum. */
const paidMarket = z.object({
  marketId: id,
  /** Before commission. */
  profit: money,
  commission: money,
  /** Whether bets that a cash out placed are among them. */
  byCashOut: z.boolean(),
});

export const betHistory = z.object({
  count: z.int().nonnegative(),
  /** Over all requested bets: what was matched or still waits, not what was cancelled or lapsed. */
  stake: amount,
  matched: amount,
  /** What the one requested market paid, rounded once; null until it is settled. */
  paid: z.object({ profit: money, commission: money }).nullable(),
  /** What the settled markets of all requested bets came to after commission; null while none is settled. */
  net: money.nullable().optional(),
  /** The settled markets of these bets. Absent where that is not told. */
  paidMarkets: z.array(paidMarket).optional(),
  /** How many there would be in each scope. Absent where that is not told. */
  scopes: z.record(z.enum(betScopes), z.int().nonnegative()).optional(),
  place,
  bets: separately(z.array(historyBet)),
});
export type BetHistory = z.infer<typeof betHistory>;

export const getBetHistory = defineCall({
  name: 'getBetHistory',
  summary: 'The user’s bets placed in a period, those of one market, or those not settled yet',
  tag: 'Reports',
  method: 'GET',
  path: '/me/bet-history',
  auth: 'bettor',
  query: z.strictObject({
    from: period.from.optional(),
    to: period.to.optional(),
    zone: period.zone,
    marketId: id.optional(),
    scope: z.enum(betScopes).default('ALL'),
    sportId: id.optional(),
    kind: z.enum(marketKinds).optional(),
    side: side.optional(),
    text: text
      .min(1)
      .max(100)
      .optional()
      .describe('A part of the names of event, market or runner, in either case'),
    ...page,
    sort: z.enum(['AT', 'ODDS', 'STAKE']).default('AT'),
  }),
  data: betHistory,
  refusals: reportRefusals,
});
