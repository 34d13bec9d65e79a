import type { PaymentRefused, PaymentResult } from '#contract/payments.ts';
import type { MutationResolvers, QueryResolvers } from '../__generated__/resolver-types.ts';
import { memberOf } from './member-of.ts';

const refusedOf = (refused: PaymentRefused) => ({ __typename: 'PaymentRefused' as const, ...refused });

const resultOf = (result: PaymentResult) =>
  result.status === 'ACCEPTED' ? { __typename: 'PaymentDone' as const, ...result } : refusedOf(result);

export const paymentQueries = {
  payments: (_, { before, limit, kind }, { upstream, caller }) =>
    upstream.payments(caller, { before: before ?? undefined, limit, kind: kind ?? undefined }),
  paymentResult: async (_, { clientId }, { upstream, caller }) => {
    const { result } = await upstream.paymentResult(caller, { clientId });
    return result && resultOf(result);
  },
} satisfies QueryResolvers;

export const paymentMutations = {
  askDeposit: async (_, asked, { upstream, caller }) =>
    resultOf((await upstream.askDeposit(caller, asked)).result),
  giveUtr: async (_, asked, { upstream, caller }) => resultOf((await upstream.giveUtr(caller, asked)).result),
  giveUpDeposit: async (_, asked, { upstream, caller }) =>
    memberOf('Payment', await upstream.giveUpDeposit(caller, asked)),
  askWithdrawal: async (_, asked, { upstream, caller }) =>
    resultOf((await upstream.askWithdrawal(caller, asked)).result),
  transferMoney: async (_, asked, { upstream, caller }) =>
    resultOf((await upstream.transferMoney(caller, asked)).result),
  savePayee: async (_, { payeeId, ...asked }, { upstream, caller }) => {
    const { result } = await upstream.savePayee(caller, { ...asked, payeeId: payeeId ?? null });
    return result.status === 'ACCEPTED'
      ? { __typename: 'PayeeSaved' as const, ...result }
      : refusedOf(result);
  },
  removePayee: (_, asked, { upstream, caller }) => upstream.removePayee(caller, asked),
} satisfies MutationResolvers;
