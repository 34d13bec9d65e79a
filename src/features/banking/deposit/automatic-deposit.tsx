import { useMachine } from '@xstate/react';
import { useState, type ReactNode } from 'react';
import { fromPromise } from 'xstate';
import { parseMoney } from '#domain/money/money.ts';
import type { BettorPayment, PaymentCommand } from '#domain/payment/bettor-payment.ts';
import { findUnderWay, type FoundDeposit } from '#domain/payment/find-deposit.ts';
import { useClient } from '#graphql/client-provider.tsx';
import type { GraphqlClient } from '#graphql/client.ts';
import {
  automaticDepositMachine,
  type AutomaticWay,
} from '#machines/automatic-deposit/automatic-deposit.machine.ts';
import { CommandUnderWay } from '../command-under-way.tsx';
import { useGiveCommand, usePayments } from '../payments.provider.tsx';
import { useCommandNews } from '../use-command-news.ts';
import { AutomaticDepositView } from './automatic-deposit.view.tsx';
import { newPress } from './new-press.ts';
import { readDeposits, readMethods } from './payment-calls.ts';
import type { PaymentLinks } from './payment-links.ts';
import { PaymentWaiting } from './payment-waiting.tsx';

export interface AutomaticDepositProps {
  /** As it stands in the address. */
  amountText: string;
  links: PaymentLinks;
  /** The page around it. What became of the payment is its heading, once it is over. */
  frame: (heading: string | null, content: ReactNode) => ReactNode;
}

async function readWay(client: GraphqlClient, amountText: string): Promise<AutomaticWay> {
  const [methods, deposits] = await Promise.all([readMethods(client), readDeposits(client)]);
  const method = methods.find(({ asksUtr }) => !asksUtr) ?? null;
  const amount = parseMoney(amountText);
  const isAsked = method !== null && amount !== null;
  return { method, underWay: isAsked ? findUnderWay(deposits, amount, method.methodId) : null };
}

const isOurs = (command: PaymentCommand): boolean =>
  command.type === 'ASK_DEPOSIT' && command.methodId === 'auto';

/** A payment is looked for by its own id: it was just read, or asked for. */
const finderOf =
  (paymentId: string) =>
  (deposits: readonly BettorPayment[]): FoundDeposit => {
    const payment = deposits.find((one) => one.paymentId === paymentId);
    return payment ? { kind: 'found', payment } : { kind: 'none' };
  };

/** One deposit that the bettor's bank is asked for. Opening the page asks for nothing. Another amount needs another key. */
export function AutomaticDeposit({ amountText, links, frame }: AutomaticDepositProps) {
  const client = useClient();
  const payments = usePayments();
  const give = useGiveCommand();
  const [machine] = useState(() =>
    automaticDepositMachine.provide({
      actors: {
        readWay: fromPromise<AutomaticWay, { amountText: string }>(({ input }) =>
          readWay(client, input.amountText),
        ),
      },
      actions: { giveCommand: (_, { command }) => give(command) },
    }),
  );
  const [snapshot, send] = useMachine(machine, { input: { amountText } });
  const underWay = useCommandNews('ASK_DEPOSIT', isOurs, send);
  const { payment } = snapshot.context;
  if (snapshot.matches('asked') && payment)
    return (
      <PaymentWaiting key={payment.paymentId} find={finderOf(payment.paymentId)} {...{ links, frame }} />
    );
  return frame(
    null,
    <AutomaticDepositView
      snapshot={snapshot}
      links={links}
      send={send}
      onAsk={payments && (() => send({ type: 'ask.chosen', ...newPress() }))}
    >
      {underWay && <CommandUnderWay payment={underWay} />}
    </AutomaticDepositView>,
  );
}
