import { must } from '#domain/must.ts';
import { refusalText } from '#domain/words/refusal-words.ts';
import { instruction, type Instruction, type InstructionResult } from '#contract/order.ts';
import type {
  InstructionInput,
  MutationResolvers,
  PlaceInput,
  QueryResolvers,
} from '../__generated__/resolver-types.ts';

const given = <Value>(value: Value | null | undefined): Value | undefined => value ?? undefined;

const placeOf = ({ line, take, persistence, fillOrKill, marketVersion, ...rest }: PlaceInput) => ({
  ...rest,
  line: given(line),
  take: take ? { policy: take.policy, ticks: take.ticks ?? 0 } : undefined,
  persistence: given(persistence),
  fillOrKill: fillOrKill ? { minFill: given(fillOrKill.minFill) } : undefined,
  marketVersion: given(marketVersion),
});

function instructionOf({ place, edit, cancel, cancelMarket }: InstructionInput): Instruction {
  if (place) return { type: 'PLACE', ...placeOf(place) };
  if (edit) {
    const { clientId, orderId, odds, stake } = edit;
    return { type: 'EDIT', clientId, orderId, odds: given(odds), stake: given(stake) };
  }
  if (cancel) return { type: 'CANCEL', ...cancel };
  if (cancelMarket) return { type: 'CANCEL_MARKET', ...cancelMarket };
  throw new Error('@oneOf let an instruction without contents through');
}

/**
 * Refuses an instruction that breaks the contract; null if it does not. Sent on, it would make the exchange refuse the
 * whole request.
 */
function unreadRefusal(asked: Instruction) {
  const issue = instruction.safeParse(asked).error?.issues[0];
  if (!issue) return null;
  return {
    __typename: 'InstructionRefused' as const,
    clientId: asked.clientId,
    code: 'INVALID_INSTRUCTION' as const,
    message: refusalText('INVALID_INSTRUCTION', { problem: `${issue.path.join('.')}: ${issue.message}` }),
  };
}

const resultOf = (result: InstructionResult) =>
  result.status === 'ACCEPTED'
    ? { __typename: 'InstructionAccepted' as const, ...result }
    : { __typename: 'InstructionRefused' as const, ...result };

export const orderQueries = {
  instructionResult: async (_, { clientId }, { upstream, caller }) => {
    const { result, order } = await upstream.result(caller, { clientId });
    return { result: result && resultOf(result), order };
  },
} satisfies QueryResolvers;

export const orderMutations = {
  sendInstructions: async (_, { marketId, instructions }, { upstream, caller }) => {
    const asked = instructions.map(instructionOf);
    const unread = asked.map(unreadRefusal);
    const readable = asked.filter((__, at) => !unread[at]);
    const isForNobody = readable.length === 0 && asked.length > 0;
    const sent = isForNobody
      ? { results: [] }
      : await upstream.sendInstructions(caller, { marketId, instructions: readable });
    const answers = sent.results.map(resultOf);
    return unread.map((refusal) => refusal ?? must(answers.shift()));
  },
  cancelAll: async (_, { clientId }, { upstream, caller }) =>
    (await upstream.cancelAll(caller, { clientId })).orders,
  giveUp: async (_, { clientId }, { upstream, caller }) =>
    (await upstream.giveUp(caller, { clientId })).isGivenUp,
} satisfies MutationResolvers;
