import type { FastifyInstance } from 'fastify';
import { listBigBets } from '#contract/big-bets.ts';
import { listLeadingMarkets } from '#contract/leading-markets.ts';
import { getEvent, getMarketBook, getRunnerTrades, listMarkets } from '#contract/market.ts';
import { getEventResult, listResults } from '#contract/results.ts';
import { getScore } from '#contract/score.ts';
import type { Accounts } from '#server/exchange/accounts/accounts.ts';
import type { Catalogue } from '#server/exchange/catalogue/catalogue.ts';
import type { Scores } from '#server/exchange/catalogue/scores.ts';
import type { BigBets } from '#server/exchange/feed/big-bets.ts';
import type { Feed } from '#server/exchange/feed/feed.ts';
import { leadingMarkets } from '#server/exchange/feed/leading-markets.ts';
import { AllRunnerTrades } from '#server/exchange/feed/runner-trades.ts';
import { listEndedEvents, resultsOf } from '#server/exchange/store/queries/ended-events.ts';
import { marketsOfEvent } from '#server/exchange/store/queries/market-queries.ts';
import { tradesAfter } from '#server/exchange/store/queries/trade-queries.ts';
import type { Db } from '#server/exchange/store/open-database.ts';
import { refuseCall } from './errors.ts';
import { publicRoute } from './route.ts';

export interface MarketNeeds {
  feed: Feed;
  bigBets: BigBets;
  accounts: Accounts;
  catalogue: Catalogue;
  scores: Scores;
  db: Db;
  /** Unix milliseconds. */
  now: () => number;
}

export function marketRoutes(
  app: FastifyInstance,
  { feed, bigBets, accounts, catalogue, scores, db, now }: MarketNeeds,
): void {
  publicRoute(app, listMarkets, ({ query: { eventId, sportId } }) => {
    if (eventId !== undefined) return marketsOfEvent(db, eventId);
    const open = feed.openMarkets().map(({ definition }) => definition);
    return sportId === undefined ? open : open.filter((definition) => definition.sportId === sportId);
  });

  publicRoute(app, getMarketBook, async ({ params: { marketId } }) => {
    const market = await feed.find(marketId);
    return market?.book() ?? refuseCall('UNKNOWN_MARKET', 'There is no such market.');
  });

  const trades = new AllRunnerTrades((runner, fillId) => tradesAfter(db, runner, fillId));
  publicRoute(app, getRunnerTrades, async ({ params: { marketId, runnerId } }) => {
    const definition = (await feed.find(marketId))?.definition;
    if (!definition) return refuseCall('UNKNOWN_MARKET', 'There is no such market.');
    if (!definition.runners.some((runner) => runner.runnerId === runnerId))
      return refuseCall('UNKNOWN_RUNNER', 'There is no such runner in this market.');
    return trades.of(definition, runnerId);
  });

  publicRoute(app, listBigBets, ({ query }) =>
    bigBets.list(query, {
      definitionOf: async (marketId) => (await feed.find(marketId))?.definition,
      userNameOf: (accountId) => accounts.byId(accountId)?.userName,
    }),
  );

  publicRoute(app, listLeadingMarkets, ({ query: { limit } }) => {
    // The first market of an event is its main one.
    const isMain = (marketId: string, eventId: string) =>
      catalogue.recent(eventId)?.marketIds[0] === marketId;
    const books = feed
      .openMarkets()
      .filter(({ definition: { marketId, eventId, inPlay } }) => inPlay && isMain(marketId, eventId))
      .map((market) => market.book());
    return leadingMarkets(books, limit);
  });

  publicRoute(app, getEvent, async ({ params: { eventId } }) => {
    const event = await catalogue.find(eventId);
    return event ?? refuseCall('UNKNOWN_EVENT', 'There is no such event.');
  });

  publicRoute(app, listResults, ({ params: { sportId }, query }) =>
    listEndedEvents(db, { sportId, ...query }),
  );

  publicRoute(app, getEventResult, async ({ params: { eventId } }) => {
    const event = await catalogue.find(eventId);
    if (!event) return refuseCall('UNKNOWN_EVENT', 'There is no such event.');
    return event.ended ? ((await resultsOf(db, [eventId]))[0] ?? null) : null;
  });

  publicRoute(app, getScore, async ({ params: { eventId } }) => {
    if (!(await catalogue.find(eventId))) return refuseCall('UNKNOWN_EVENT', 'There is no such event.');
    return (await scores.find(eventId, new Date(now()).toISOString())).state();
  });
}
