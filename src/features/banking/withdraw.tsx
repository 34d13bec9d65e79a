import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { fromPromise } from 'xstate';
import { watchNetwork } from '#actors/callbacks.ts';
import { newId } from '#actors/new-id.ts';
import { must } from '#domain/must.ts';
import { paymentMethods } from '#domain/payment/payment-method.ts';
import type { Payee, Wallet } from '#domain/payment/wallet.ts';
import type { WithdrawalFacts } from '#domain/payment/withdrawal.ts';
import { formatMoney } from '#domain/money/money.ts';
import {
  PayeesDocument,
  PaymentMethodsDocument,
  RemovePayeeDocument,
  TwoStepDocument,
} from '#graphql/__generated__/graphql.ts';
import type { GraphqlClient } from '#graphql/client.ts';
import { useClient } from '#graphql/client-provider.tsx';
import { useAsked } from '#graphql/use-asked.ts';
import { payeesMachine, selectPayees } from '#machines/payees/payees.machine.ts';
import { withdrawMachine } from '#machines/withdraw/withdraw.machine.ts';
import { Button } from '#ui/button/button.tsx';
import { exchangeClock } from '#ui/exchange-clock/exchange-clock.ts';
import { KeptFocus } from '#ui/kept-focus/kept-focus.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { PayeeForm } from './payee-form.tsx';
import { PayeesView } from './payees.view.tsx';
import { PaymentCommandView } from './payment-command.view.tsx';
import { useCommand, type Command } from './use-command.ts';
import { WithdrawView } from './withdraw.view.tsx';
import css from './withdraw.module.css';

/** Until the exchange has said what it takes: it decides in any case. */
const expected = must(paymentMethods.find(({ kind }) => kind === 'WITHDRAWAL'));

const provideThePayees = (client: GraphqlClient) =>
  payeesMachine.provide({
    actors: {
      readPayees: fromPromise<readonly Payee[]>(async () => {
        const { data } = await client.query({ query: PayeesDocument, fetchPolicy: 'network-only' });
        if (!data) throw new Error('The gateway gave no payees');
        return data.payees;
      }),
      removePayee: fromPromise<readonly Payee[], { payeeId: string }>(async ({ input }) => {
        const { data } = await client.mutate({ mutation: RemovePayeeDocument, variables: input });
        if (!data) throw new Error('The gateway gave no answer');
        return data.removePayee;
      }),
      watchNetwork: watchNetwork(),
    },
  });

function useFacts(available: number, payees: readonly Payee[] | null, zone: string): WithdrawalFacts {
  const { data } = useAsked(PaymentMethodsDocument, {}, null);
  const method = data?.paymentMethods.find(({ kind }) => kind === 'WITHDRAWAL');
  const { least, most } = method ?? expected;
  const isOn = method?.isOn ?? true;
  const { twoStep } = useAsked(TwoStepDocument, {}, null).data ?? {};
  // While it is not known, the exchange says whether it wants a code.
  const codeAbove = twoStep?.isOn ? twoStep.withdrawalsAbove : null;
  return useMemo(
    () => ({ available, least, most, isOn, payees: payees ?? [], codeAbove, zone }),
    [available, least, most, isOn, payees, codeAbove, zone],
  );
}

export interface WithdrawProps {
  wallet: Wallet;
  /** RFC 3339 */
  now: string;
  /** The time zone of the times shown. */
  zone: string;
  /** The way on once it was asked for. */
  children?: ReactNode;
}

/** Money out to a saved payee. What was given goes on by itself, also when this is no longer shown. */
export const Withdraw = (props: WithdrawProps) => (
  <KeptFocus label="Withdraw">
    <Running {...props} />
  </KeptFocus>
);

function Running({ wallet, now, zone, children }: WithdrawProps) {
  const client = useClient();
  const { command, give } = useCommand('ASK_WITHDRAWAL');
  const payees = useActorRef(provideThePayees(client));
  const listed = useSelector(payees, (is) => is);
  const withdraw = useActorRef(
    withdrawMachine.provide({ actions: { giveCommand: (_, { command: given }) => give?.(given) } }),
  );
  const snapshot = useSelector(withdraw, (is) => is);
  const [edited, setEdited] = useState<{ payee: Payee | null } | null>(null);
  const facts = useFacts(wallet.available, selectPayees(listed), zone);
  useEffect(() => withdraw.send({ type: 'facts.changed', facts }), [withdraw, facts]);
  const close = () => {
    withdraw.send({ type: 'command.closed', isDone: command?.snapshot.matches('done') ?? false });
    command?.close();
  };
  if (command) return <Given {...{ command, close }}>{children}</Given>;
  // What is confirmed must be handed over: not before there is somebody to hand it to.
  if (!give) return <SkeletonRows rows={4} label="Loading" />;
  if (edited) {
    return (
      <PayeeForm
        payee={edited.payee}
        asksCode={facts.codeAbove !== null}
        isFirst={edited.payee === null && facts.payees.length === 0}
        onCancel={() => setEdited(null)}
        onSaved={(payee) => {
          payees.send({ type: 'payee.saved', payee });
          withdraw.send({ type: 'payee.chosen', payeeId: payee.payeeId });
          setEdited(null);
        }}
      />
    );
  }
  return (
    <WithdrawView
      snapshot={snapshot}
      send={withdraw.send}
      now={exchangeClock.text}
      nextClientId={newId}
      usual="It is usually there within the hour."
      payees={
        <PayeesView
          snapshot={listed}
          send={payees.send}
          chosen={snapshot.context.payeeId}
          onChoose={(payeeId) => withdraw.send({ type: 'payee.chosen', payeeId })}
          onEdit={(payee) => setEdited({ payee })}
          now={now}
          zone={zone}
        />
      }
    >
      <p role="status">Handing it over…</p>
    </WithdrawView>
  );
}

function Given({ command, close, children }: { command: Command; close: () => void; children: ReactNode }) {
  const { payment } = command.snapshot.context;
  if (!payment) return <PaymentCommandView {...command} onClose={close} />;
  return (
    <div className={css.done} role="status">
      <p>
        {formatMoney(payment.amount)} has left your balance and is held for{' '}
        {payment.payee?.label ?? 'your payee'}. Its reference is{' '}
        <span className={css.reference}>{payment.reference}</span>.
      </p>
      {children}
      <Button onClick={close}>Withdraw more</Button>
    </div>
  );
}
