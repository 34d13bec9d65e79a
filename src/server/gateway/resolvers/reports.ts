import type { PageInput, QueryResolvers } from '../__generated__/resolver-types.ts';
import { memberOf } from './member-of.ts';

const pageOf = ({ after, before, ...page }: PageInput) => ({
  ...page,
  after: after ?? undefined,
  before: before ?? undefined,
});

export const reportQueries = {
  statement: async (_, { period, page, sort, practice }, { upstream, caller }) => {
    const read = practice ? upstream.keptStatement : upstream.statement;
    return memberOf('Statement', await read(caller, { ...period, ...pageOf(page), sort }));
  },
  profitLoss: async (_, { period, page, level, sportId, eventId, sort, practice }, { upstream, caller }) => {
    const read = practice ? upstream.keptProfitLoss : upstream.profitLoss;
    const within = { sportId: sportId ?? undefined, eventId: eventId ?? undefined };
    const asked = { ...period, ...pageOf(page), ...within, level, sort };
    return memberOf('ProfitLoss', await read(caller, asked));
  },
  betHistory: async (_, { period, page, marketId, scope, sort, practice }, { upstream, caller }) => {
    const read = practice ? upstream.keptBetHistory : upstream.betHistory;
    const asked = { ...period, ...pageOf(page), marketId: marketId ?? undefined, scope, sort };
    return memberOf('BetHistory', await read(caller, asked));
  },
} satisfies QueryResolvers;
