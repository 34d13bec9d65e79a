import type { MutationResolvers } from '../__generated__/resolver-types.ts';

export const accountMutations = {
  saveSettings: (_, { settings }, { upstream, caller }) => upstream.saveSettings(caller, settings),
} satisfies MutationResolvers;
