import { fromPromise } from 'xstate';
import type { GraphqlClient } from '#graphql/client.ts';
import {
  GiveUpDocument,
  InstructionLookupDocument,
  SendInstructionsDocument,
  type InstructionInput,
} from '#graphql/__generated__/graphql.ts';
import { myBetsMachine } from '#machines/my-bets/my-bets.machine.ts';
import {
  orderChangeMachine,
  type ChangeAnswer,
  type OrderChange,
} from '#machines/order-change/order-change.machine.ts';

function toAnswer(
  result:
    | { __typename: 'InstructionAccepted' }
    | { __typename: 'InstructionRefused'; message: string }
    | null
    | undefined,
): ChangeAnswer {
  if (!result) throw new Error('The gateway gave no answer');
  return result.__typename === 'InstructionAccepted'
    ? { kind: 'accepted' }
    : { kind: 'refused', message: result.message };
}

function instructionOf(change: OrderChange): InstructionInput {
  const { clientId, orderId } = change;
  return change.what === 'cancel'
    ? { cancel: { clientId, orderId } }
    : { edit: { clientId, orderId, odds: change.odds, stake: change.stake } };
}

/** The my-bets machine on the real gateway. */
export const provideMyBets = (client: GraphqlClient) =>
  myBetsMachine.provide({
    actors: {
      orderChange: orderChangeMachine.provide({
        actors: {
          sendChange: fromPromise<ChangeAnswer, OrderChange>(async ({ input, signal }) => {
            const { data } = await client.mutate({
              mutation: SendInstructionsDocument,
              // What is still on this device when nobody waits for its answer any longer is not sent.
              signal,
              variables: { marketId: input.marketId, instructions: [instructionOf(input)] },
            });
            return toAnswer(data?.sendInstructions[0]);
          }),
          giveUpChange: fromPromise<ChangeAnswer, { clientId: string }>(async ({ input: { clientId } }) => {
            await client.mutate({ mutation: GiveUpDocument, variables: { clientId } });
            const { data } = await client.query({
              query: InstructionLookupDocument,
              variables: { clientId },
              fetchPolicy: 'network-only',
            });
            return toAnswer(data?.instructionResult.result);
          }),
        },
      }),
    },
  });
