import { useMachine } from '@xstate/react';
import { useCallback, useState, type ReactNode } from 'react';
import { fromPromise } from 'xstate';
import type { BettorPayment } from '#domain/payment/bettor-payment.ts';
import type { FoundDeposit } from '#domain/payment/find-deposit.ts';
import { depositHeading } from '#domain/words/payment-title.ts';
import { useClient } from '#graphql/client-provider.tsx';
import {
  paymentWaitingMachine,
  type PaymentWaitingEvent,
  type WaitedFor,
} from '#machines/payment-waiting/payment-waiting.machine.ts';
import { exchangeClock } from '#ui/exchange-clock/exchange-clock.ts';
import { useOnPaymentNews } from '../payments.provider.tsx';
import { followPayment, readDeposits } from './payment-calls.ts';
import type { PaymentLinks } from './payment-links.ts';
import { PaymentWaitingView } from './payment-waiting.view.tsx';

export interface PaymentWaitingProps {
  /** Which of the bettor's own deposits the address means. */
  find: (deposits: readonly BettorPayment[]) => FoundDeposit;
  links: PaymentLinks;
  /** The page around it. What became of the payment is its heading, once it is over. */
  frame: (heading: string | null, content: ReactNode) => ReactNode;
}

/** One deposit until nothing more is expected of it. Another address needs another key. */
export function PaymentWaiting({ find, links, frame }: PaymentWaitingProps) {
  const client = useClient();
  const [machine] = useState(() =>
    paymentWaitingMachine.provide({
      actors: {
        findPayment: fromPromise<WaitedFor>(async () => ({
          found: find(await readDeposits(client)),
          at: exchangeClock.now(),
        })),
        followPayment: followPayment<PaymentWaitingEvent>(client, (followed) => followed),
      },
    }),
  );
  const [snapshot, send, actor] = useMachine(machine);
  useOnPaymentNews(useCallback(() => actor.send({ type: 'news.heard' }), [actor]));
  const { payment } = snapshot.context;
  return frame(
    payment && depositHeading(payment.state),
    <PaymentWaitingView snapshot={snapshot} links={links} send={send} />,
  );
}
