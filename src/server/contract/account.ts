import { z } from 'zod';
import { transactionKinds } from '#domain/report/transaction-kind.ts';
import { defineCall } from './call.ts';
import { amount, id, money, side, text, time } from './values.ts';

/** ENT-4. The site displays `bankBalance − exposure` (HDR-2). */
export const balance = z.object({ bankBalance: money, exposure: amount });
export type Balance = z.infer<typeof balance>;

export const getBalance = defineCall({
  name: 'getBalance',
  summary: 'Balance and exposure',
  tag: 'Account',
  method: 'GET',
  path: '/me/balance',
  auth: 'bettor',
  data: balance,
});

/** ENT-5, HDR-7: a POST with an empty body. */
export const listUserEventsExposure = defineCall({
  name: 'listUserEventsExposure',
  summary: 'Markets in which the user has bets, with their number',
  tag: 'Account',
  method: 'POST',
  path: '/me/events-exposure',
  auth: 'bettor',
  data: z.array(
    z.object({
      sportName: text,
      eventName: text,
      marketName: text,
      betCounts: z.int(),
      sportId: id,
      eventId: id,
      marketId: id,
    }),
  ),
});

/** ENT-6. `oddsPrice` is in hundredths; `type` is L or B. */
export const listMatchedBets = defineCall({
  name: 'listMatchedBets',
  summary: 'Matched bets, one row a fill price of an order, newest first',
  tag: 'Account',
  method: 'GET',
  path: '/me/matched-bets',
  auth: 'bettor',
  query: z.strictObject({ eventId: id.optional() }),
  data: z.array(
    z.object({
      orderId: id,
      marketId: id,
      selectionName: text,
      oddsPrice: z.int(),
      stake: amount,
      type: z.enum(['B', 'L']),
      side,
      at: time,
    }),
  ),
});

export const settlement = z.object({
  settlementId: id,
  marketId: id,
  eventName: text,
  marketName: text,
  /** The winners' names, or `Void`. */
  result: text,
  /** Before commission. For a resettled market, how much the new result differs from the old one. */
  profit: money,
  commission: money,
  at: time,
});
export type Settlement = z.infer<typeof settlement>;

export const listSettlements = defineCall({
  name: 'listSettlements',
  summary: 'Markets settled for the user since a time (default 24 hours ago), newest first',
  tag: 'Account',
  method: 'GET',
  path: '/me/settlements',
  auth: 'bettor',
  query: z.strictObject({ since: time.optional() }),
  data: z.array(settlement),
});

const ledgerEntry = z.object({
  entryId: id,
  kind: z.enum(transactionKinds),
  marketId: id.nullable(),
  reference: text,
  amount: money,
  balanceAfter: money,
  at: time,
});

export const listLedgerEntries = defineCall({
  name: 'listLedgerEntries',
  summary: 'Entries of the user’s account in the ledger, newest first',
  tag: 'Account',
  method: 'GET',
  path: '/me/ledger',
  auth: 'bettor',
  query: z.strictObject({
    before: text.regex(/^\d{1,15}$/, 'not the id of an entry').optional(),
    limit: z.coerce.number().int().min(1).max(500).optional(),
  }),
  data: z.array(ledgerEntry),
});
