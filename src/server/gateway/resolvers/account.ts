import type { MutationResolvers, QueryResolvers } from '../__generated__/resolver-types.ts';

export const accountQueries = {
  matchedBets: (_, { eventId }, { upstream, caller }) =>
    upstream.matchedBets(caller, { eventId: eventId ?? undefined }),
  settlements: (_, { since }, { upstream, caller }) =>
    upstream.settlements(caller, { since: since ?? undefined }),
  whyAmount: (_, { marketId }, { upstream, caller }) => upstream.whyAmount(caller, marketId),
  userEventsExposure: (_, __, { upstream, caller }) => upstream.userEventsExposure(caller),
  settings: (_, __, { upstream, caller }) => upstream.settings(caller),
} satisfies QueryResolvers;

export const accountMutations = {
  saveSettings: (_, { settings }, { upstream, caller }) => upstream.saveSettings(caller, settings),
} satisfies MutationResolvers;
