import type { MutationResolvers, QueryResolvers } from '../__generated__/resolver-types.ts';
import type { Refusal } from '../upstream/upstream.ts';

const resultOf = (answer: { at: string } | Refusal) =>
  'isRefusal' in answer
    ? { __typename: 'Refusal' as const, code: answer.code, message: answer.message }
    : { __typename: 'PasswordDone' as const, at: answer.at };

export const passwordQueries = {
  passwordChanges: (_, __, { upstream, caller }) => upstream.passwordChanges(caller),
  demoMessages: (_, { userName }, { upstream, caller }) => upstream.demoMessages(caller, userName),
} satisfies QueryResolvers;

export const passwordMutations = {
  changePassword: async (_, body, { upstream, caller }) =>
    resultOf(await upstream.changePassword(caller, body)),
  requestPasswordReset: async (_, body, { upstream, caller }) =>
    resultOf(await upstream.requestPasswordReset(caller, body)),
  resetPassword: async (_, body, { upstream, caller }) =>
    resultOf(await upstream.resetPassword(caller, body)),
} satisfies MutationResolvers;
