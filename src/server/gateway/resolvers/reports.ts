import type { QueryResolvers } from '../__generated__/resolver-types.ts';
import type { Refusal } from '../upstream/upstream.ts';

/** The answer as a member of its union. */
const memberOf = <Name extends string, Data extends object>(name: Name, answer: Data | Refusal) =>
  'isRefusal' in answer
    ? { __typename: 'Refusal' as const, code: answer.code, message: answer.message }
    : { __typename: name, ...answer };

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
