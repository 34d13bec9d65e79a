import type { QueryResolvers } from '../__generated__/resolver-types.ts';
import type { Refusal } from '../upstream/upstream.ts';

/** The answer as a member of its union. */
const memberOf = <Name extends string, Data extends object>(name: Name, answer: Data | Refusal) =>
  'isRefusal' in answer
    ? { __typename: 'Refusal' as const, code: answer.code, message: answer.message }
    : { __typename: name, ...answer };

export const reportQueries = {
  statement: async (_, { period, page, sort }, { upstream, caller }) =>
    memberOf('Statement', await upstream.statement(caller, { ...period, ...page, sort })),
} satisfies QueryResolvers;
