import { fromPromise } from 'xstate';
import { findKept, watchNetwork } from '#actors/callbacks.ts';
import { reportFault } from '#actors/report-fault.ts';
import type { PaymentCommand } from '#domain/payment/bettor-payment.ts';
import type { GraphqlClient } from '#graphql/client.ts';
import { giveUp } from '#graphql/give-up.ts';
import {
  AskDepositDocument,
  AskWithdrawalDocument,
  GiveUtrDocument,
  PaymentLookupDocument,
  TransferMoneyDocument,
  type PaymentResultFieldsFragment,
} from '#graphql/__generated__/graphql.ts';
import type { KeptPayments } from '#kept/kept-payments.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import type { PaymentAnswer, PaymentResult } from '#machines/payment/payment.types.ts';
import { paymentsMachine } from '#machines/payments/payments.machine.ts';
import type { PaymentsEvent } from '#machines/payments/payments.types.ts';

function toResult(result: PaymentResultFieldsFragment | undefined): PaymentResult {
  if (!result) throw new Error('The gateway gave no answer');
  return result.__typename === 'PaymentDone'
    ? { kind: 'done', payment: result.payment }
    : { kind: 'refused', refusal: result };
}

/** Sends a command once. `signal` aborts what has not left the device once nobody waits for its answer. */
async function sendPayment(
  client: GraphqlClient,
  command: PaymentCommand,
  signal: AbortSignal,
): Promise<PaymentResult> {
  const { clientId } = command;
  switch (command.type) {
    case 'ASK_DEPOSIT': {
      const { methodId, amount } = command;
      const variables = { clientId, methodId, amount };
      const { data } = await client.mutate({ mutation: AskDepositDocument, variables, signal });
      return toResult(data?.askDeposit);
    }
    case 'GIVE_UTR': {
      const { paymentId, utr } = command;
      const variables = { clientId, paymentId, utr };
      const { data } = await client.mutate({ mutation: GiveUtrDocument, variables, signal });
      return toResult(data?.giveUtr);
    }
    case 'ASK_WITHDRAWAL': {
      const { payeeId, payeeVersion, amount, code } = command;
      const variables = { clientId, payeeId, payeeVersion, amount, code };
      const { data } = await client.mutate({ mutation: AskWithdrawalDocument, variables, signal });
      return toResult(data?.askWithdrawal);
    }
    case 'TRANSFER': {
      const { direction, amount } = command;
      const variables = { clientId, direction, amount };
      const { data } = await client.mutate({ mutation: TransferMoneyDocument, variables, signal });
      return toResult(data?.transferMoney);
    }
  }
}

/** Asks the exchange what it has of the command, with the payment as it stands now. */
async function lookUpPayment(client: GraphqlClient, clientId: string): Promise<PaymentAnswer> {
  const { data } = await client.query({
    query: PaymentLookupDocument,
    variables: { clientId },
    fetchPolicy: 'network-only',
  });
  if (!data) throw new Error('The gateway gave no answer');
  return data.paymentResult ? toResult(data.paymentResult) : { kind: 'neverArrived' };
}

/** The payment machine on the real gateway. This browser keeps the command until it is known what became of it. */
const providePayment = (client: GraphqlClient, kept: KeptPayments, userName: string) =>
  paymentMachine.provide({
    actions: {
      // If this fails, the next page asks about the command again: harmless.
      forgetCommand: ({ context: { command } }) =>
        void kept.remove(userName, command.clientId).catch(() => undefined),
    },
    actors: {
      storeCommand: fromPromise<void, PaymentCommand>(({ input }) => kept.put(userName, input)),
      sendPayment: fromPromise<PaymentResult, PaymentCommand>(({ input, signal }) =>
        sendPayment(client, input, signal),
      ),
      lookUpPayment: fromPromise<PaymentAnswer, { clientId: string }>(({ input }) =>
        lookUpPayment(client, input.clientId),
      ),
      giveUpPayment: fromPromise<PaymentResult, { clientId: string }>(({ input }) =>
        giveUp(client, input.clientId, lookUpPayment),
      ),
    },
  });

/** One user's commands on the real gateway; those that an earlier visit left unanswered are asked about. */
export const providePayments = (client: GraphqlClient, kept: KeptPayments, userName: string) =>
  paymentsMachine.provide({
    actors: {
      payment: providePayment(client, kept, userName),
      findCommands: findKept(
        () => kept.of(userName),
        (commands): PaymentsEvent => ({ type: 'commands.found', commands }),
      ),
      watchNetwork: watchNetwork(),
    },
    actions: { reportFault },
  });
