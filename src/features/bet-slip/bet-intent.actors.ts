import { fromPromise } from 'xstate';
import { newId } from '#actors/new-id.ts';
import type { Bet } from '#domain/bet/intent.ts';
import type { GraphqlClient } from '#graphql/client.ts';
import { giveUp } from '#graphql/give-up.ts';
import {
  InstructionLookupDocument,
  SendInstructionsDocument,
  type InstructionResultFieldsFragment,
} from '#graphql/__generated__/graphql.ts';
import type { KeptIntents } from '#kept/kept-intents.ts';
import { betIntentMachine } from '#machines/bet-intent/bet-intent.machine.ts';
import type { LookUpAnswer, SendAnswer } from '#machines/bet-intent/bet-intent.types.ts';

function toAnswer(result: InstructionResultFieldsFragment | undefined): SendAnswer {
  if (!result) throw new Error('The gateway gave no answer');
  if (result.__typename === 'InstructionRefused') return { kind: 'refused', refusal: result };
  const [order] = result.orders;
  if (!order) throw new Error('An accepted bet must come with its order');
  return { kind: 'accepted', order };
}

/** Asks the exchange what it has of the bet, as it stands now. */
async function lookUpBet(client: GraphqlClient, clientId: string): Promise<LookUpAnswer> {
  const { data } = await client.query({
    query: InstructionLookupDocument,
    variables: { clientId },
    fetchPolicy: 'network-only',
  });
  if (!data) throw new Error('The gateway gave no answer');
  const { result, order } = data.instructionResult;
  if (!result) return { kind: 'neverArrived' };
  // The order as it stands now is newer than the one in the first answer.
  return order ? { kind: 'accepted', order } : toAnswer(result);
}

/** One bet's machine on the real gateway. This browser keeps the bet until its result is known. */
export const provideBetIntent = (client: GraphqlClient, kept: KeptIntents, userName: string) =>
  betIntentMachine.provide({
    actors: {
      storeIntent: fromPromise<void, Bet>(({ input }) => kept.put(userName, input)),
      sendBet: fromPromise<SendAnswer, Bet>(async ({ input: { marketId, isKeptInPlay, ...bet }, signal }) => {
        const { clientId, runnerId, side, odds, line, stake, take } = bet;
        // Said only where it is so: under an id the exchange takes the same words only.
        const stays = isKeptInPlay ? ({ persistence: 'PERSIST' } as const) : {};
        const { data } = await client.mutate({
          mutation: SendInstructionsDocument,
          // Aborts a request that has not left the device once nobody waits for its answer.
          signal,
          variables: {
            marketId,
            instructions: [{ place: { clientId, runnerId, side, odds, line, stake, take, ...stays } }],
          },
        });
        return toAnswer(data?.sendInstructions[0]);
      }),
      cancelBet: fromPromise<void, { marketId: string; orderId: string }>(
        async ({ input: { marketId, orderId } }) => {
          await client.mutate({
            mutation: SendInstructionsDocument,
            variables: { marketId, instructions: [{ cancel: { clientId: newId(), orderId } }] },
          });
        },
      ),
      lookUpBet: fromPromise<LookUpAnswer, { clientId: string }>(({ input }) =>
        lookUpBet(client, input.clientId),
      ),
      giveUpBet: fromPromise<SendAnswer, { clientId: string }>(({ input }) =>
        giveUp(client, input.clientId, lookUpBet),
      ),
    },
    actions: {
      // If removal fails, the next page asks about the bet again: harmless, and better than a forgotten bet.
      forgetIntent: ({ context: { bet } }) => void kept.remove(userName, bet.clientId).catch(() => undefined),
    },
  });
