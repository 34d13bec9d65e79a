import type { FastifyInstance } from 'fastify';
import { listBigBets } from '#contract/big-bets.ts';
import { listBiggestMovers } from '#contract/biggest-movers.ts';
import { listLeadingMarkets } from '#contract/leading-markets.ts';
import { moversMinutes } from '#domain/odds/biggest-movers.ts';
import type { Accounts } from '#server/exchange/accounts/accounts.ts';
import type { Catalogue } from '#server/exchange/catalogue/catalogue.ts';
import type { BigBets } from '#server/exchange/feed/big-bets.ts';
import { biggestMoversOf, mayMove } from '#server/exchange/feed/biggest-movers.ts';
import type { Feed } from '#server/exchange/feed/feed.ts';
import type { MarketView } from '#server/exchange/feed/market-view.ts';
import { leadingMarkets } from '#server/exchange/feed/leading-markets.ts';
import { movesOf } from '#server/exchange/store/queries/moves-query.ts';
import type { Db } from '#server/exchange/store/open-database.ts';
import { publicRoute } from './route.ts';

const moversWhile = moversMinutes * 60_000;
/** Of how much of that while one price is told. */
const moverStretch = 20_000;

export interface HighlightNeeds {
  feed: Feed;
  bigBets: BigBets;
  accounts: Accounts;
  catalogue: Catalogue;
  db: Db;
  /** Unix milliseconds. */
  now: () => number;
}

/** What stands out among all markets: big bets, what leads, what moved furthest. */
export function highlightRoutes(
  app: FastifyInstance,
  { feed, bigBets, accounts, catalogue, db, now }: HighlightNeeds,
): void {
  publicRoute(app, listBigBets, ({ query }) =>
    bigBets.list(query, {
      definitionOf: async (marketId) => (await feed.find(marketId))?.definition,
      userNameOf: (accountId) => accounts.byId(accountId)?.userName,
    }),
  );

  /** Whether it is the first of its event, which is its main one. */
  const isMain = ({ definition: { marketId, eventId } }: MarketView) =>
    catalogue.recent(eventId)?.marketIds[0] === marketId;

  publicRoute(app, listLeadingMarkets, ({ query: { limit } }) => {
    const open = feed.openMarkets().filter((market) => market.definition.inPlay && isMain(market));
    return leadingMarkets(
      open.map((market) => market.book()),
      limit,
    );
  });

  publicRoute(app, listBiggestMovers, async ({ query: { limit } }) => {
    const open = feed.openMarkets().filter((market) => mayMove(market, now()) && isMain(market));
    const moves = await movesOf(
      db,
      open.map(({ definition }) => definition.marketId),
      { since: new Date(now() - moversWhile).toISOString(), stretchMs: moverStretch },
    );
    return biggestMoversOf(
      open.map((market) => market.book()),
      moves,
      limit,
    );
  });
}
