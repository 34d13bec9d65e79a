import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import type { BettorPayment, PaymentCommand } from '#domain/payment/bettor-payment.ts';
import type { DetailsAddress } from '#domain/payment/find-deposit.ts';
import { useClient } from '#graphql/client-provider.tsx';
import type { GraphqlClient } from '#graphql/client.ts';
import { GiveUpDepositDocument } from '#graphql/__generated__/graphql.ts';
import { depositDetailsMachine } from '#machines/deposit-details/deposit-details.machine.ts';
import type { DepositDetailsEvent, GiveUpAnswer } from '#machines/deposit-details/deposit-details.types.ts';
import { CommandUnderWay } from '../command-under-way.tsx';
import { useGiveCommand, useOnPaymentNews, usePayments } from '../payments.provider.tsx';
import { useCommandNews } from '../use-command-news.ts';
import { DepositDetailsView } from './deposit-details.view.tsx';
import { newPress } from './new-press.ts';
import { followPayment, readDeposits, readPayment } from './payment-calls.ts';
import type { PaymentLinks } from './payment-links.ts';

export interface DepositDetailsProps {
  address: DetailsAddress;
  links: PaymentLinks;
  /** The deposit is said to be paid: it is waited for now. The same function between renders. */
  onGiven: (payment: BettorPayment) => void;
}

async function giveUpDeposit(client: GraphqlClient, paymentId: string): Promise<GiveUpAnswer> {
  const { data } = await client.mutate({ mutation: GiveUpDepositDocument, variables: { paymentId } });
  if (!data) throw new Error('The gateway gave no answer');
  const answer = data.giveUpDeposit;
  return answer.__typename === 'Payment' ? { kind: 'heard', payment: answer } : { kind: 'refused' };
}

const isOurs = ({ type }: PaymentCommand): boolean => type === 'GIVE_UTR';

/** Whom and what to pay, and the UTR under which it was paid. */
export function DepositDetails({ address, links, onGiven }: DepositDetailsProps) {
  const client = useClient();
  const payments = usePayments();
  const give = useGiveCommand();
  const [machine] = useState(() =>
    depositDetailsMachine.provide({
      actors: {
        readDeposits: fromPromise<readonly BettorPayment[]>(() => readDeposits(client)),
        followPayment: followPayment<DepositDetailsEvent>(client, ({ type, payment }) => ({ type, payment })),
        giveUpDeposit: fromPromise<GiveUpAnswer, { paymentId: string }>(({ input }) =>
          giveUpDeposit(client, input.paymentId),
        ),
      },
      actions: { giveCommand: (_, { command }) => give(command) },
    }),
  );
  const [snapshot, send, actor] = useMachine(machine, { input: address });
  const underWay = useCommandNews('GIVE_UTR', isOurs, send);
  useOnPaymentNews(useCallback(() => actor.send({ type: 'news.heard' }), [actor]));
  const given = snapshot.matches('given') ? snapshot.context.payment : null;
  useEffect(() => {
    if (given) onGiven(given);
  }, [given, onGiven]);
  const showUsed = async (paymentId: string) => {
    const used = await readPayment(client, paymentId).catch(() => null);
    if (used) onGiven(used);
  };
  return (
    <DepositDetailsView
      snapshot={snapshot}
      links={links}
      send={send}
      onGive={payments && (() => send({ type: 'utr.given', ...newPress() }))}
      onShowUsed={(paymentId) => void showUsed(paymentId)}
    >
      {underWay && <CommandUnderWay payment={underWay} />}
    </DepositDetailsView>
  );
}
