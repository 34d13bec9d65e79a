import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { fromPromise } from 'xstate';
import { watchNetwork } from '#actors/callbacks.ts';
import type { BettorPayment } from '#domain/payment/bettor-payment.ts';
import { PaymentsDocument, WalletDocument } from '#graphql/__generated__/graphql.ts';
import type { GraphqlClient } from '#graphql/client.ts';
import { useClient } from '#graphql/client-provider.tsx';
import {
  bankingMachine,
  type BankingAnswer,
  type BankingAsk,
  type BankingEvent,
  type BankingSnapshot,
} from '#machines/banking/banking.machine.ts';

/** What one call lists at most. */
const mostAtOnce = 100;

async function readPayments(client: GraphqlClient, { kind, count }: BankingAsk) {
  const payments: BettorPayment[] = [];
  for (;;) {
    const { data } = await client.query({
      query: PaymentsDocument,
      variables: {
        kind,
        limit: Math.min(mostAtOnce, count - payments.length),
        before: payments.at(-1)?.paymentId ?? null,
      },
      fetchPolicy: 'network-only',
    });
    if (!data) throw new Error('The gateway gave no payments');
    payments.push(...data.payments.payments);
    const { hasMore } = data.payments;
    if (!hasMore || payments.length >= count) return { payments, hasMore };
  }
}

async function readWallet(client: GraphqlClient) {
  const { data } = await client.query({ query: WalletDocument, fetchPolicy: 'network-only' });
  if (!data) throw new Error('The gateway gave no wallet');
  return data.wallet;
}

const readBanking = async (client: GraphqlClient, ask: BankingAsk): Promise<BankingAnswer> => {
  const [wallet, listed] = await Promise.all([readWallet(client), readPayments(client, ask)]);
  return { wallet, ...listed };
};

export interface Banking {
  snapshot: BankingSnapshot;
  send: (event: BankingEvent) => void;
}

/** The wallet and payments while somebody looks at them. They are read again whenever `account` is another. */
export function useBanking(ask: BankingAsk, account: unknown): Banking {
  const client = useClient();
  const machine = bankingMachine.provide({
    actors: {
      readBanking: fromPromise<BankingAnswer, BankingAsk>(({ input }) => readBanking(client, input)),
      watchNetwork: watchNetwork(),
    },
  });
  const banking = useActorRef(machine, { input: ask });
  const told = useRef(account);
  useEffect(() => {
    if (told.current === account) return;
    told.current = account;
    banking.send({ type: 'account.changed' });
  }, [banking, account]);
  const snapshot = useSelector(banking, (now) => now);
  return { snapshot, send: banking.send };
}
