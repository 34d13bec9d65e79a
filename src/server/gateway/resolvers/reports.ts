import type { PageInput, QueryResolvers } from '../__generated__/resolver-types.ts';
import { memberOf } from './member-of.ts';

const pageOf = ({ after, before, ...page }: PageInput) => ({
  ...page,
  after: after ?? undefined,
  before: before ?? undefined,
});

export const reportQueries = {
  statement: async (_, { period, page, sort, group, practice }, { upstream, caller }) => {
    const read = practice ? upstream.keptStatement : upstream.statement;
    const asked = { ...period, ...pageOf(page), sort, group: group ?? undefined };
    return memberOf('Statement', await read(caller, asked));
  },
  accountChart: async (_, { period, practice }, { upstream, caller }) => {
    const read = practice ? upstream.keptAccountChart : upstream.accountChart;
    return memberOf('AccountChart', await read(caller, period));
  },
  profitLoss: async (_, { period, page, level, sportId, eventId, sort, practice }, { upstream, caller }) => {
    const read = practice ? upstream.keptProfitLoss : upstream.profitLoss;
    const within = { sportId: sportId ?? undefined, eventId: eventId ?? undefined };
    const asked = { ...period, ...pageOf(page), ...within, level, sort };
    return memberOf('ProfitLoss', await read(caller, asked));
  },
  betHistory: async (_, { period, page, scope, sort, practice, ...given }, { upstream, caller }) => {
    const read = practice ? upstream.keptBetHistory : upstream.betHistory;
    const filter = {
      marketId: given.marketId ?? undefined,
      sportId: given.sportId ?? undefined,
      kind: given.kind ?? undefined,
      side: given.side ?? undefined,
      text: given.text ?? undefined,
    };
    const asked = { ...period, ...pageOf(page), ...filter, scope, sort };
    return memberOf('BetHistory', await read(caller, asked));
  },
  rollingCommission: async (_, { period, page, sort }, { upstream, caller }) =>
    memberOf(
      'RollingCommission',
      await upstream.rollingCommission(caller, { ...period, ...pageOf(page), sort }),
    ),
} satisfies QueryResolvers;
