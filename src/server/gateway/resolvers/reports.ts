import type { PageInput, QueryResolvers } from '../__generated__/resolver-types.ts';
import { memberOf } from './member-of.ts';

const pageOf = ({ after, before, ...page }: PageInput) => ({
  ...page,
  after: after ?? undefined,
  before: before ?? undefined,
});

export const reportQueries = {
  statement: async (_, { period, page, sort }, { upstream, caller }) =>
    memberOf('Statement', await upstream.statement(caller, { ...period, ...pageOf(page), sort })),
  profitLoss: async (_, { period, page, level, sportId, eventId, sort }, { upstream, caller }) => {
    const within = { sportId: sportId ?? undefined, eventId: eventId ?? undefined };
    const asked = { ...period, ...pageOf(page), ...within, level, sort };
    return memberOf('ProfitLoss', await upstream.profitLoss(caller, asked));
  },
  betHistory: async (_, { period, page, marketId, scope, sort }, { upstream, caller }) => {
    const asked = { ...period, ...pageOf(page), marketId: marketId ?? undefined, scope, sort };
    return memberOf('BetHistory', await upstream.betHistory(caller, asked));
  },
} satisfies QueryResolvers;
