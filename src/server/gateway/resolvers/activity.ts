import type { MutationResolvers } from '../__generated__/resolver-types.ts';

export const activityMutations = {
  endSession: (_, asked, { upstream, caller }) => upstream.endSession(caller, asked),
  endOtherSessions: (_, __, { upstream, caller }) => upstream.endOtherSessions(caller),
  seeNewDevices: async (_, asked, { upstream, caller }) => {
    await upstream.seeNewDevices(caller, asked);
    return true;
  },
} satisfies MutationResolvers;
