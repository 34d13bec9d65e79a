import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { newId } from '#actors/new-id.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { Wallet } from '#domain/payment/wallet.ts';
import { transferMachine } from '#machines/transfer/transfer.machine.ts';
import { Button } from '#ui/button/button.tsx';
import { exchangeClock } from '#ui/exchange-clock/exchange-clock.ts';
import { KeptFocus } from '#ui/kept-focus/kept-focus.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { PaymentCommandView } from './payment-command.view.tsx';
import { TransferView } from './transfer.view.tsx';
import { useCommand } from './use-command.ts';
import css from './withdraw.module.css';

interface TransferProps {
  wallet: Wallet;
}

/** Money between the main wallet and the partner's, both ways. */
export const Transfer = ({ wallet }: TransferProps) => (
  <KeptFocus label="Transfer">
    <Running wallet={wallet} />
  </KeptFocus>
);

function Running({ wallet: { available, partner } }: TransferProps) {
  const { command, give } = useCommand('TRANSFER');
  const transfer = useActorRef(
    transferMachine.provide({ actions: { giveCommand: (_, { command: given }) => give?.(given) } }),
  );
  const snapshot = useSelector(transfer, (is) => is);
  useEffect(
    () => transfer.send({ type: 'facts.changed', facts: { available, partner } }),
    [transfer, available, partner],
  );
  const close = () => {
    transfer.send({ type: 'command.closed', isDone: command?.snapshot.matches('done') ?? false });
    command?.close();
  };
  const payment = command?.snapshot.context.payment;
  if (payment) {
    const whereto = payment.direction === 'FROM_PARTNER' ? 'is back in your wallet' : 'is in VIMAAN’s wallet';
    return (
      <div className={css.done} role="status">
        <p>
          {formatMoney(payment.amount)} {whereto}. The reference is {payment.reference}.
        </p>
        <Button onClick={close}>Move more</Button>
      </div>
    );
  }
  if (command) return <PaymentCommandView {...command} onClose={close} />;
  // What is pressed must be handed over: not before there is somebody to hand it to.
  if (!give) return <SkeletonRows rows={3} label="Loading" />;
  return (
    <TransferView snapshot={snapshot} send={transfer.send} now={exchangeClock.text} nextClientId={newId}>
      <p role="status">Handing it over…</p>
    </TransferView>
  );
}
