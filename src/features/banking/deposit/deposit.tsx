import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import type { BettorPayment, PaymentCommand } from '#domain/payment/bettor-payment.ts';
import { useClient } from '#graphql/client-provider.tsx';
import { depositMachine, selectTyped, type DepositMethod } from '#machines/deposit/deposit.machine.ts';
import { narrow, phone, useMedia } from '#ui/media/use-media.ts';
import { CommandUnderWay } from '../command-under-way.tsx';
import { useGiveCommand, usePayments } from '../payments.provider.tsx';
import { useCommandNews } from '../use-command-news.ts';
import { DepositView, type DepositViewProps } from './deposit.view.tsx';
import { newPress } from './new-press.ts';
import { readMethods } from './payment-calls.ts';

export interface DepositProps {
  /** As it stands in the address. */
  methodId: string;
  /** The way in which the bettor paid last; null: none, or not known yet. */
  lastUsed: string | null;
  /** What is free to bet with, minor units; null until known. */
  available: number | null;
  /** The deposit was asked for: it is to be paid now. The same function between renders, as the next one. */
  onAsked: (payment: BettorPayment) => void;
  /** The chosen way has a page of its own. Minor units. */
  onAutomatic: (amount: number) => void;
  renderRoom: DepositViewProps['renderRoom'];
}

const isOurs = (command: PaymentCommand): boolean =>
  command.type === 'ASK_DEPOSIT' && command.methodId !== 'auto';

/** How, and how much, money is paid in. */
export function Deposit({ methodId, lastUsed, available, onAsked, onAutomatic, renderRoom }: DepositProps) {
  const client = useClient();
  const payments = usePayments();
  const give = useGiveCommand();
  const [machine] = useState(() =>
    depositMachine.provide({
      actors: { readMethods: fromPromise<readonly DepositMethod[]>(() => readMethods(client)) },
      actions: { giveCommand: (_, { command }) => give(command) },
    }),
  );
  const [snapshot, send] = useMachine(machine, { input: { methodId } });
  const underWay = useCommandNews('ASK_DEPOSIT', isOurs, send);
  const automatic = snapshot.matches('automatic') ? selectTyped(snapshot).amount : null;
  const { payment } = snapshot.context;
  useEffect(() => {
    if (payment) onAsked(payment);
    else if (automatic !== null) onAutomatic(automatic);
  }, [payment, automatic, onAsked, onAutomatic]);
  return (
    <DepositView
      snapshot={snapshot}
      lastUsed={lastUsed}
      available={available}
      isStepwise={useMedia(narrow)}
      hasKeypad={useMedia(phone)}
      renderRoom={renderRoom}
      send={send}
      onAsk={payments && (() => send({ type: 'ask.chosen', ...newPress() }))}
    >
      {underWay && <CommandUnderWay payment={underWay} />}
    </DepositView>
  );
}
