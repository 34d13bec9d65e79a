import type { MutationResolvers } from '../__generated__/resolver-types.ts';
import { withoutNulls } from './without-nulls.ts';

export const accountMutations = {
  saveSettings: (_, { changes }, { upstream, caller }) =>
    upstream.saveSettings(caller, withoutNulls(changes)),
} satisfies MutationResolvers;
