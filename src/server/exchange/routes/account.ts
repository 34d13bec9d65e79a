import type { FastifyInstance } from 'fastify';
import {
  getBalance,
  listLedgerEntries,
  listMatchedBets,
  listSettlements,
  listUserEventsExposure,
} from '#contract/account.ts';
import type { DataOf } from '#contract/call.ts';
import { getWhyAmount } from '#contract/why-amount.ts';
import type { Catalogue } from '#server/exchange/catalogue/catalogue.ts';
import type { Feed } from '#server/exchange/feed/feed.ts';
import type { Db } from '#server/exchange/store/open-database.ts';
import { ledgerOf, settlementsOf } from '#server/exchange/store/queries/ledger-queries.ts';
import { matchedBetsOf } from '#server/exchange/store/queries/matched-bet-queries.ts';
import { whyAmountOf } from '#server/exchange/store/queries/why-amount-query.ts';
import { notSettled, unknownMarket } from './errors.ts';
import type { Authenticator } from './authenticator.ts';
import { bettorRoute } from './route.ts';

const day = 24 * 60 * 60_000;

export interface AccountNeeds {
  authenticator: Authenticator;
  feed: Feed;
  catalogue: Catalogue;
  db: Db;
  now: () => number;
}

export function accountRoutes(
  app: FastifyInstance,
  { authenticator, feed, catalogue, db, now }: AccountNeeds,
): void {
  bettorRoute(app, authenticator, getBalance, ({ caller: { accountId } }) => {
    const view = feed.account(accountId);
    if (!view) throw new Error(`${accountId} has a session and no account`);
    return view.balance;
  });

  bettorRoute(app, authenticator, listUserEventsExposure, ({ caller: { accountId } }) =>
    exposureRows(accountId, feed, catalogue),
  );

  bettorRoute(app, authenticator, listMatchedBets, ({ caller: { accountId }, query: { eventId } }) =>
    matchedBetsOf(db, accountId, eventId),
  );

  bettorRoute(app, authenticator, listSettlements, ({ caller: { accountId }, query: { since } }) =>
    settlementsOf(db, accountId, since ?? new Date(now() - day).toISOString()),
  );

  bettorRoute(app, authenticator, getWhyAmount, async ({ caller: { accountId }, params: { marketId } }) => {
    const why = await whyAmountOf(db, accountId, marketId);
    if (why === 'UNKNOWN_MARKET') return unknownMarket();
    return why === 'MARKET_NOT_CLOSED' ? notSettled() : why;
  });

  bettorRoute(
    app,
    authenticator,
    listLedgerEntries,
    ({ caller: { accountId }, query: { before, limit } }) => {
      const entryId = before === undefined ? null : Number(before);
      return ledgerOf(db, accountId, { before: entryId, limit: limit ?? 100 });
    },
  );
}

/** ENT-5: one row per market in which the account has bets, with their number. */
function exposureRows(
  accountId: string,
  feed: Feed,
  catalogue: Catalogue,
): DataOf<typeof listUserEventsExposure> {
  const counts = new Map<string, number>();
  for (const { marketId } of feed.account(accountId)?.orders() ?? []) {
    counts.set(marketId, (counts.get(marketId) ?? 0) + 1);
  }
  const sportNames = new Map(catalogue.sports().map(({ sportId, sportName }) => [sportId, sportName]));
  return [...counts].flatMap(([marketId, betCounts]) => {
    const definition = feed.market(marketId)?.definition;
    if (!definition) return [];
    const { sportId, eventId, eventName, marketName } = definition;
    return [
      {
        sportName: sportNames.get(sportId) ?? '',
        eventName,
        marketName,
        betCounts,
        sportId,
        eventId,
        marketId,
      },
    ];
  });
}
