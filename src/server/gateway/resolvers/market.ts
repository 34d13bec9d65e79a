import type { QueryResolvers } from '../__generated__/resolver-types.ts';

export const marketQueries = {
  event: (_, { eventId }, { upstream, caller }) => upstream.event(caller, eventId),
  markets: (_, { eventId }, { upstream, caller }) => upstream.markets(caller, eventId),
  market: (_, { marketId }, { upstream, caller }) => upstream.marketBook(caller, marketId),
  runnerTrades: (_, { marketId, runnerId }, { upstream, caller }) =>
    upstream.runnerTrades(caller, marketId, runnerId),
} satisfies QueryResolvers;
