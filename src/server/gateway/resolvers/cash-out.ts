import type { CashOutResult } from '#contract/cash-out.ts';
import type { MutationResolvers, QueryResolvers } from '../__generated__/resolver-types.ts';
import { memberOf } from './member-of.ts';

const resultOf = (result: CashOutResult) =>
  result.status === 'ACCEPTED'
    ? { __typename: 'CashOutDone' as const, ...result }
    : { __typename: 'InstructionRefused' as const, ...result };

export const cashOutQueries = {
  cashOutQuote: async (_, { marketId, runnerId, percent }, { upstream, caller }) => {
    const scope = { ...(runnerId && { runnerId }), percent };
    return memberOf('CashOutQuote', await upstream.cashOutQuote(caller, { marketId, ...scope }));
  },
  cashOutResult: async (_, { clientId }, { upstream, caller }) => {
    const { result, orders } = await upstream.cashOutResult(caller, { clientId });
    // Its orders as they stand now; null when it never arrived.
    return result && resultOf(result.status === 'ACCEPTED' ? { ...result, orders } : result);
  },
} satisfies QueryResolvers;

export const cashOutMutations = {
  cashOut: async (_, { marketId, request }, { upstream, caller }) => {
    const asked = { marketId, ...request, runnerId: request.runnerId ?? null };
    return resultOf((await upstream.cashOut(caller, asked)).result);
  },
} satisfies MutationResolvers;
