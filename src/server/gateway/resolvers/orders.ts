import type { Instruction, InstructionResult } from '#contract/order.ts';
import type { InstructionInput, MutationResolvers, QueryResolvers } from '../__generated__/resolver-types.ts';

function instructionOf({ place, edit, cancel, cancelMarket }: InstructionInput): Instruction {
  if (place) return { type: 'PLACE', ...place, line: place.line ?? undefined };
  if (edit) {
    const { clientId, orderId, odds, stake } = edit;
    return { type: 'EDIT', clientId, orderId, odds: odds ?? undefined, stake: stake ?? undefined };
  }
  if (cancel) return { type: 'CANCEL', ...cancel };
  if (cancelMarket) return { type: 'CANCEL_MARKET', ...cancelMarket };
  throw new Error('@oneOf let an instruction without contents through');
}

const resultOf = (result: InstructionResult) =>
  result.status === 'ACCEPTED'
    ? { __typename: 'InstructionAccepted' as const, ...result }
    : { __typename: 'InstructionRefused' as const, ...result };

export const orderQueries = {
  orders: (_, { marketId, state }, { upstream, caller }) =>
    upstream.orders(caller, { marketId: marketId ?? undefined, state: state ?? undefined }),
  positions: (_, __, { upstream, caller }) => upstream.positions(caller),
  instructionResult: async (_, { clientId }, { upstream, caller }) => {
    const { result, order } = await upstream.result(caller, clientId);
    return { result: result && resultOf(result), order };
  },
} satisfies QueryResolvers;

export const orderMutations = {
  sendInstructions: async (_, { marketId, instructions }, { upstream, caller }) => {
    const results = await upstream.sendInstructions(caller, marketId, instructions.map(instructionOf));
    return results.map(resultOf);
  },
  cancelAll: (_, { clientId }, { upstream, caller }) => upstream.cancelAll(caller, clientId),
} satisfies MutationResolvers;
