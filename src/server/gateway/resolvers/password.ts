import type { MutationResolvers } from '../__generated__/resolver-types.ts';
import { memberOf } from './member-of.ts';

export const passwordMutations = {
  changePassword: async (_, passwords, { upstream, caller }) =>
    memberOf('PasswordDone', await upstream.changePassword(caller, passwords)),
  requestPasswordReset: async (_, user, { upstream, caller }) =>
    memberOf('PasswordDone', await upstream.requestPasswordReset(caller, user)),
  resetPassword: async (_, reset, { upstream, caller }) =>
    memberOf('PasswordDone', await upstream.resetPassword(caller, reset)),
} satisfies MutationResolvers;
