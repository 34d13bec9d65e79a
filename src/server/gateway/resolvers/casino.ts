import type { MutationResolvers } from '../__generated__/resolver-types.ts';
import { refusalMember } from './member-of.ts';

export const casinoMutations = {
  createLaunchCode: async (_, { eventId }, { upstream, caller }) => {
    const answer = await upstream.launchCode(caller, { eventId });
    if ('isRefusal' in answer) return refusalMember(answer);
    const { code: launchCode, expiresAt } = answer;
    return { __typename: 'LaunchCode' as const, launchCode, expiresAt };
  },
} satisfies MutationResolvers;
