import { fromCallback } from 'xstate';
import type { GraphqlClient } from '#graphql/client.ts';
import { SendInstructionsDocument } from '#graphql/__generated__/graphql.ts';
import { myBetsMachine, type OrderAnswer, type OrderRequest } from '#machines/my-bets/my-bets.machine.ts';

/** The my-bets machine on the real gateway. `nextClientId` gives each change an id of its own. */
export const provideMyBets = (client: GraphqlClient, nextClientId: () => string) =>
  myBetsMachine.provide({
    actors: {
      orderChanger: fromCallback<OrderRequest>(({ receive, sendBack }) => {
        const change = async (request: OrderRequest): Promise<OrderAnswer> => {
          const { ask, marketId, orderId } = request;
          const clientId = nextClientId();
          const { data } = await client.mutate({
            mutation: SendInstructionsDocument,
            variables: {
              marketId,
              instructions: [
                request.type === 'cancel.asked'
                  ? { cancel: { clientId, orderId } }
                  : { edit: { clientId, orderId, odds: request.odds, stake: request.stake } },
              ],
            },
          });
          const result = data?.sendInstructions[0];
          if (!result) return { type: 'change.unanswered', ask, orderId };
          return result.__typename === 'InstructionAccepted'
            ? { type: 'change.accepted', ask, orderId }
            : { type: 'change.refused', ask, orderId, message: result.message };
        };
        receive((request) => {
          const { ask, orderId } = request;
          change(request).then(sendBack, () => sendBack({ type: 'change.unanswered', ask, orderId }));
        });
      }),
    },
  });
