import { fromCallback } from 'xstate';
import type { GraphqlClient } from '#graphql/client.ts';
import { SendInstructionsDocument } from '#graphql/__generated__/graphql.ts';
import { myBetsMachine, type CancelAnswer, type CancelRequest } from '#machines/my-bets/my-bets.machine.ts';

/** The my-bets machine on the real gateway. `nextClientId` gives each cancel an id of its own. */
export const provideMyBets = (client: GraphqlClient, nextClientId: () => string) =>
  myBetsMachine.provide({
    actors: {
      canceller: fromCallback<CancelRequest>(({ receive, sendBack }) => {
        const cancel = async ({ marketId, orderId }: CancelRequest): Promise<CancelAnswer> => {
          const { data } = await client.mutate({
            mutation: SendInstructionsDocument,
            variables: { marketId, instructions: [{ cancel: { clientId: nextClientId(), orderId } }] },
          });
          const result = data?.sendInstructions[0];
          if (!result) return { type: 'cancel.unanswered', orderId };
          return result.__typename === 'InstructionAccepted'
            ? { type: 'cancel.accepted', orderId }
            : { type: 'cancel.refused', orderId, message: result.message };
        };
        receive((request) => {
          cancel(request).then(sendBack, () =>
            sendBack({ type: 'cancel.unanswered', orderId: request.orderId }),
          );
        });
      }),
    },
  });
