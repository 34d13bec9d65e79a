import type { QueryResolvers } from '../__generated__/resolver-types.ts';
import { memberOf } from './member-of.ts';

export const reportQueries = {
  statement: async (_, { period, page, sort }, { upstream, caller }) =>
    memberOf('Statement', await upstream.statement(caller, { ...period, ...page, sort })),
  profitLoss: async (_, { period, page, level, sportId, eventId, sort }, { upstream, caller }) => {
    const within = { sportId: sportId ?? undefined, eventId: eventId ?? undefined };
    const asked = { ...period, ...page, ...within, level, sort };
    return memberOf('ProfitLoss', await upstream.profitLoss(caller, asked));
  },
  betHistory: async (_, { period, page, marketId, scope, sort }, { upstream, caller }) => {
    const asked = { ...period, ...page, marketId: marketId ?? undefined, scope, sort };
    return memberOf('BetHistory', await upstream.betHistory(caller, asked));
  },
} satisfies QueryResolvers;
