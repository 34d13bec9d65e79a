import { fromCallback, type EventObject } from 'xstate';
import type { BettorPayment } from '#domain/payment/bettor-payment.ts';
import { timing } from '#domain/site/timing.ts';
import type { GraphqlClient } from '#graphql/client.ts';
import { PaymentDocument, PaymentMethodsDocument, PaymentsDocument } from '#graphql/__generated__/graphql.ts';
import type { DepositMethod } from '#machines/deposit/deposit.machine.ts';
import { exchangeClock } from '#ui/exchange-clock/exchange-clock.ts';

const noAnswer = (): never => {
  throw new Error('The gateway gave no answer');
};

/** The ways to pay in. */
export async function readMethods(client: GraphqlClient): Promise<DepositMethod[]> {
  const { data } = await client.query({ query: PaymentMethodsDocument, fetchPolicy: 'network-only' });
  return (data ?? noAnswer()).paymentMethods.filter(({ kind }) => kind === 'DEPOSIT');
}

/** As many as the exchange lists at once: an address means one of the last. */
const lastDeposits = { kind: 'DEPOSIT', limit: 100 } as const;

/** The bettor's own deposits, newest first. */
export async function readDeposits(client: GraphqlClient): Promise<readonly BettorPayment[]> {
  const { data } = await client.query({
    query: PaymentsDocument,
    variables: lastDeposits,
    fetchPolicy: 'network-only',
  });
  return (data ?? noAnswer()).payments.payments;
}

/** One payment of the bettor's; null if there is no such one. */
export async function readPayment(client: GraphqlClient, paymentId: string): Promise<BettorPayment | null> {
  const { data } = await client.query({
    query: PaymentDocument,
    variables: { paymentId },
    fetchPolicy: 'network-only',
  });
  return (data ?? noAnswer()).payment;
}

type Followed = { type: 'payment.changed'; payment: BettorPayment; at: number };

/** Asks how a payment stands, again and again, and at once after each event it is sent. A failure waits for the next. */
export const followPayment = <Event extends EventObject>(
  client: GraphqlClient,
  told: (followed: Followed) => Event,
) =>
  fromCallback<Event, { paymentId: string }>(({ input: { paymentId }, sendBack, receive }) => {
    let isOver = false;
    let next: ReturnType<typeof setTimeout>;
    const askLater = () => {
      clearTimeout(next);
      if (!isOver) next = setTimeout(() => void ask(), timing.paymentRefresh);
    };
    const ask = async () => {
      const payment = await readPayment(client, paymentId).catch(() => null);
      if (payment && !isOver) sendBack(told({ type: 'payment.changed', payment, at: exchangeClock.now() }));
      askLater();
    };
    receive(() => void ask());
    askLater();
    return () => {
      isOver = true;
      clearTimeout(next);
    };
  });
