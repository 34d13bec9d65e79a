import { useSelector } from '@xstate/react';
import { useCallback, useEffect } from 'react';
import { openActor, usePage, usePageActor } from '#actors/page-actors.tsx';
import { randomSeed } from '#actors/random-seed.ts';
import type { PaymentCommand, PaymentCommandType } from '#domain/payment/bettor-payment.ts';
import { useClient } from '#graphql/client-provider.tsx';
import { keepPayments } from '#kept/kept-payments.ts';
import { openLayline } from '#kept/layline-database.ts';
import type { PaymentSnapshot } from '#machines/payment/payment.machine.ts';
import { selectCommand, type PaymentsRef } from '#machines/payments/payments.machine.ts';
import { providePayments } from './payments.actors.ts';

// A connection of its own to the database: the first page needs none of this.
const kept = keepPayments(openLayline());

/**
 * Opens the payments of the signed-in user for as long as somebody is signed in. What an earlier visit left unanswered is
 * asked about, whichever page is shown. Null: a visitor. Import it only from code that is itself loaded later.
 */
export function useOpenPayments(userName: string | null): void {
  const client = useClient();
  const page = usePage();
  useEffect(() => {
    if (userName === null) return;
    openActor(page, 'payments', providePayments(client, kept, userName), { seed: randomSeed() });
    return () => page.send({ type: 'actor.closed', id: 'payments' });
  }, [page, client, userName]);
}

/** Null for a visitor, and until they are loaded. */
export const usePayments = (): PaymentsRef | null => usePageActor<PaymentsRef>('payments');

/** The last command of one type until its bettor closes it, moving as it moves; null if there is none. */
export const usePaymentCommand = (type: PaymentCommandType): PaymentSnapshot | null =>
  useSelector(
    usePayments() ?? undefined,
    (payments) => (payments && selectCommand(payments, type)?.getSnapshot()) ?? null,
  );

/** Has a command stored and sent. The same function between renders. */
export function useGiveCommand(): (command: PaymentCommand) => void {
  const page = usePage();
  return useCallback(
    (command) => page.getSnapshot().context.actors.payments?.send({ type: 'command.given', command }),
    [page],
  );
}

/** Calls `hear` whenever the account's feed says that payments moved; it stays the same between renders. */
export function useOnPaymentNews(hear: () => void): void {
  const payments = usePayments();
  useEffect(() => {
    if (!payments) return;
    let known = payments.getSnapshot().context.news;
    const { unsubscribe } = payments.subscribe(({ context: { news } }) => {
      if (news === known) return;
      known = news;
      hear();
    });
    return unsubscribe;
  }, [payments, hear]);
}
