import type { FastifyInstance } from 'fastify';
import { getMarketBook, getRunnerTrades, listMarkets } from '#contract/market.ts';
import { listSportMarkets } from '#contract/sport-markets.ts';
import type { Feed } from '#server/exchange/feed/feed.ts';
import type { AllRunnerTrades } from '#server/exchange/feed/runner-trades.ts';
import { marketsOfEvent } from '#server/exchange/store/queries/market-queries.ts';
import type { Db } from '#server/exchange/store/open-database.ts';
import { refuseCall, unknownMarket } from './errors.ts';
import { publicRoute } from './route.ts';

export interface MarketNeeds {
  feed: Feed;
  trades: AllRunnerTrades;
  db: Db;
}

/** Markets, their prices and what was matched in them. */
export function marketRoutes(app: FastifyInstance, { feed, trades, db }: MarketNeeds): void {
  publicRoute(app, listMarkets, ({ query: { eventId, sportId } }) => {
    if (eventId !== undefined) return marketsOfEvent(db, eventId);
    const open = feed.openMarkets().map(({ definition }) => definition);
    return sportId === undefined ? open : open.filter((definition) => definition.sportId === sportId);
  });

  publicRoute(app, getMarketBook, async ({ params: { marketId } }) => {
    const market = await feed.find(marketId);
    return market?.book() ?? unknownMarket();
  });

  publicRoute(app, getRunnerTrades, async ({ params: { marketId, runnerId } }) => {
    const definition = (await feed.find(marketId))?.definition;
    if (!definition) return unknownMarket();
    if (!definition.runners.some((runner) => runner.runnerId === runnerId))
      return refuseCall('UNKNOWN_RUNNER', 'There is no such runner in this market.');
    return trades.of({ marketId, runnerId });
  });

  publicRoute(app, listSportMarkets, ({ params: { sportId } }) =>
    feed
      .openMarkets()
      .filter(({ definition }) => definition.sportId === sportId && definition.status !== 'INACTIVE')
      .map((market) => {
        const { marketId, eventId, marketName, kind, runners } = market.definition;
        const active = runners.filter(({ status }) => status === 'ACTIVE').length;
        return { marketId, eventId, marketName, kind, runners: active, matched: market.book().matched };
      }),
  );
}
