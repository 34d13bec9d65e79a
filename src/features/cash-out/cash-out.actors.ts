import { fromPromise } from 'xstate';
import type { CashOutRequest, StoredCashOut } from '#domain/bet/cash-out-request.ts';
import type { GraphqlClient } from '#graphql/client.ts';
import { giveUp } from '#graphql/give-up.ts';
import {
  CashOutDocument,
  CashOutLookupDocument,
  type CashOutResultFieldsFragment,
} from '#graphql/__generated__/graphql.ts';
import type { KeptCashOuts } from '#kept/kept-cash-outs.ts';
import { cashOutMachine } from '#machines/cash-out/cash-out.machine.ts';
import type { CashOutAnswer, CashOutResult } from '#machines/cash-out/cash-out.types.ts';

const toAnswer = (result: CashOutResultFieldsFragment): CashOutResult =>
  result.__typename === 'CashOutDone'
    ? { kind: 'done', done: result }
    : { kind: 'refused', message: result.message };

/** Asks the exchange what it has of the cash out, with its orders as they stand now. */
async function lookUpCashOut(client: GraphqlClient, clientId: string): Promise<CashOutAnswer> {
  const { data } = await client.query({
    query: CashOutLookupDocument,
    variables: { clientId },
    fetchPolicy: 'network-only',
  });
  if (!data) throw new Error('The gateway gave no answer');
  return data.cashOutResult ? toAnswer(data.cashOutResult) : { kind: 'neverArrived' };
}

/** The cash-out machine on the real gateway. This browser keeps the request until its result has been seen. */
export const provideCashOut = (client: GraphqlClient, kept: KeptCashOuts, userName: string) =>
  cashOutMachine.provide({
    actions: {
      // If this fails, the next page asks about the request again: harmless.
      noteResult: ({ context: { request } }) =>
        void (request && kept.noteResult(userName, request).catch(() => undefined)),
      forgetRequest: ({ context: { request } }) =>
        void (request && kept.remove(userName, request).catch(() => undefined)),
    },
    actors: {
      storeCashOut: fromPromise<CashOutRequest, StoredCashOut>(({ input }) => kept.put(userName, input)),
      sendCashOut: fromPromise<CashOutResult, CashOutRequest>(
        async ({ input: { marketId, clientId, runnerId, percent, legs, before }, signal }) => {
          const { data } = await client.mutate({
            mutation: CashOutDocument,
            // Aborts a request that has not left the device once nobody waits for its answer.
            signal,
            variables: {
              marketId,
              request: { clientId, runnerId, percent, legs: [...legs], before: [...before] },
            },
          });
          if (!data) throw new Error('The gateway gave no answer');
          return toAnswer(data.cashOut);
        },
      ),
      lookUpCashOut: fromPromise<CashOutAnswer, { clientId: string }>(({ input }) =>
        lookUpCashOut(client, input.clientId),
      ),
      giveUpCashOut: fromPromise<CashOutResult, { clientId: string }>(({ input }) =>
        giveUp(client, input.clientId, lookUpCashOut),
      ),
    },
  });
