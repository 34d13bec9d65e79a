import type { CashOutResult } from '#contract/cash-out.ts';
import type { MutationResolvers, QueryResolvers } from '../__generated__/resolver-types.ts';

const resultOf = (result: CashOutResult) =>
  result.status === 'ACCEPTED'
    ? { __typename: 'CashOutDone' as const, ...result }
    : { __typename: 'InstructionRefused' as const, ...result };

export const cashOutQueries = {
  cashOutQuote: async (_, { marketId, runnerId, percent }, { upstream, caller }) => {
    const answer = await upstream.cashOutQuote(caller, marketId, { ...(runnerId && { runnerId }), percent });
    return 'isRefusal' in answer
      ? { __typename: 'Refusal' as const, ...answer }
      : { __typename: 'CashOutQuote' as const, ...answer };
  },
  cashOutResult: async (_, { clientId }, { upstream, caller }) => {
    const result = await upstream.cashOutResult(caller, clientId);
    return result && resultOf(result);
  },
} satisfies QueryResolvers;

export const cashOutMutations = {
  cashOut: async (_, { marketId, request }, { upstream, caller }) =>
    resultOf(await upstream.cashOut(caller, marketId, { ...request, runnerId: request.runnerId ?? null })),
} satisfies MutationResolvers;
