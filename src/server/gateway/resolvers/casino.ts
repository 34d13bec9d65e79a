import type { MutationResolvers } from '../__generated__/resolver-types.ts';
import { memberOf } from './member-of.ts';

export const casinoMutations = {
  createLaunchCode: async (_, { eventId }, { upstream, caller }) =>
    memberOf('LaunchCode', await upstream.launchCode(caller, { eventId })),
} satisfies MutationResolvers;
