import { fromPromise } from 'xstate';
import { findKept, watchNetwork } from '#actors/callbacks.ts';
import { reportFault } from '#actors/report-fault.ts';
import type { OrderChange } from '#domain/bet/order-change.ts';
import type { GraphqlClient } from '#graphql/client.ts';
import { giveUp } from '#graphql/give-up.ts';
import {
  InstructionLookupDocument,
  SendInstructionsDocument,
  type InstructionInput,
} from '#graphql/__generated__/graphql.ts';
import type { KeptOrderChanges } from '#kept/kept-order-changes.ts';
import { myBetsMachine, type MyBetsEvent } from '#machines/my-bets/my-bets.machine.ts';
import { orderChangeMachine, type ChangeAnswer } from '#machines/order-change/order-change.machine.ts';

function toAnswer(
  result:
    | { __typename: 'InstructionAccepted' }
    | { __typename: 'InstructionRefused'; code: string; message: string }
    | null
    | undefined,
): ChangeAnswer {
  if (!result) throw new Error('The gateway gave no answer');
  return result.__typename === 'InstructionAccepted'
    ? { kind: 'accepted' }
    : { kind: 'refused', message: result.message, isGivenUp: result.code === 'GIVEN_UP' };
}

/** Asks the exchange what became of a change. */
async function lookUpChange(client: GraphqlClient, clientId: string): Promise<ChangeAnswer> {
  const { data } = await client.query({
    query: InstructionLookupDocument,
    variables: { clientId },
    fetchPolicy: 'network-only',
  });
  return toAnswer(data?.instructionResult.result);
}

function instructionOf(change: OrderChange): InstructionInput {
  const { clientId, orderId } = change;
  return change.what === 'cancel'
    ? { cancel: { clientId, orderId } }
    : { edit: { clientId, orderId, odds: change.odds, stake: change.stake } };
}

/** The my-bets machine on the real gateway. This browser keeps each change until its result is known. */
export const provideMyBets = (client: GraphqlClient, kept: KeptOrderChanges, userName: string) =>
  myBetsMachine.provide({
    actions: { reportFault },
    actors: {
      findChanges: findKept(
        () => kept.of(userName),
        (changes): MyBetsEvent => ({ type: 'changes.found', changes }),
      ),
      watchNetwork: watchNetwork(),
      orderChange: orderChangeMachine.provide({
        // Storage failures are ignored. A change that was not stored is forgotten with its page; one that was not deleted
        // is given up again by the next page, which is harmless.
        actions: {
          storeChange: ({ context: { change } }) => void kept.put(userName, change).catch(() => undefined),
          forgetChange: ({ context: { change } }) =>
            void kept.remove(userName, change.clientId).catch(() => undefined),
        },
        actors: {
          sendChange: fromPromise<ChangeAnswer, OrderChange>(async ({ input, signal }) => {
            const { data } = await client.mutate({
              mutation: SendInstructionsDocument,
              // Aborts a request that has not left the device once nobody waits for its answer.
              signal,
              variables: { marketId: input.marketId, instructions: [instructionOf(input)] },
            });
            return toAnswer(data?.sendInstructions[0]);
          }),
          giveUpChange: fromPromise<ChangeAnswer, { clientId: string }>(({ input }) =>
            giveUp(client, input.clientId, lookUpChange),
          ),
        },
      }),
    },
  });
