import type { CashOutResult } from '#contract/cash-out.ts';
import type { MutationResolvers, QueryResolvers } from '../__generated__/resolver-types.ts';
import { isRefusalCode } from '#domain/words/refusal-words.ts';
import { Refused } from '../upstream/failures.ts';

const resultOf = (result: CashOutResult) =>
  result.status === 'ACCEPTED'
    ? { __typename: 'CashOutDone' as const, ...result }
    : { __typename: 'InstructionRefused' as const, ...result };

export const cashOutQueries = {
  cashOutQuote: async (_, { marketId, runnerId, percent }, { upstream, caller }) => {
    const scope = { ...(runnerId && { runnerId }), percent };
    const answer = await upstream.cashOutQuote(caller, { marketId, ...scope });
    if (!('isRefusal' in answer)) return { __typename: 'CashOutQuote' as const, ...answer };
    const { code, message } = answer;
    if (!isRefusalCode(code)) throw new Refused(code, message);
    return { __typename: 'CashOutNotOffered' as const, code, message };
  },
  cashOutResult: async (_, { clientId }, { upstream, caller }) => {
    const { result, orders } = await upstream.cashOutResult(caller, { clientId });
    // With its orders as they stand now; null if it never arrived.
    return result && resultOf(result.status === 'ACCEPTED' ? { ...result, orders } : result);
  },
} satisfies QueryResolvers;

export const cashOutMutations = {
  cashOut: async (_, { marketId, request }, { upstream, caller }) => {
    const asked = { marketId, ...request, runnerId: request.runnerId ?? null };
    return resultOf((await upstream.cashOut(caller, asked)).result);
  },
} satisfies MutationResolvers;
