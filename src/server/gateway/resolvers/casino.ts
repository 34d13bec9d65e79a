import type { MutationResolvers, QueryResolvers } from '../__generated__/resolver-types.ts';

/** The ways out to other sites. */
export const casinoQueries = {
  partner: (_, __, { upstream, caller }) => upstream.partner(caller),
} satisfies QueryResolvers;

export const casinoMutations = {
  createLaunchCode: async (_, { eventId }, { upstream, caller }) => {
    const answer = await upstream.launchCode(caller, eventId);
    return 'isRefusal' in answer
      ? { __typename: 'Refusal' as const, code: answer.code, message: answer.message }
      : { __typename: 'LaunchCode' as const, ...answer };
  },
} satisfies MutationResolvers;
