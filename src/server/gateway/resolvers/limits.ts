import type { RealityInterval } from '#domain/limits/bettor-limits.ts';
import type { MutationResolvers } from '../__generated__/resolver-types.ts';
import { memberOf } from './member-of.ts';

export const limitMutations = {
  setLimit: async (_, { amount = null, ...asked }, { upstream, caller }) =>
    memberOf('BettorLimits', await upstream.setLimit(caller, { ...asked, amount })),
  confirmLimit: async (_, asked, { upstream, caller }) =>
    memberOf('BettorLimits', await upstream.confirmLimit(caller, asked)),
  takeTimeOut: async (_, asked, { upstream, caller }) =>
    memberOf('BettorLimits', await upstream.takeTimeOut(caller, asked)),
  excludeMyself: async (_, asked, { upstream, caller }) =>
    memberOf('BettorLimits', await upstream.excludeMyself(caller, asked)),
  askToReturn: async (_, asked, { upstream, caller }) =>
    memberOf('BettorLimits', await upstream.askToReturn(caller, asked)),
  // The exchange refuses what is no interval.
  setRealityCheck: async (_, { clientId, every = null }, { upstream, caller }) =>
    memberOf(
      'BettorLimits',
      await upstream.setRealityCheck(caller, { clientId, every: every as RealityInterval | null }),
    ),
  answerRealityCheck: async (_, asked, { upstream, caller }) =>
    memberOf('BettorLimits', await upstream.answerRealityCheck(caller, asked)),
} satisfies MutationResolvers;
