import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { openActor, usePage, usePageActor } from '#actors/page-actors.tsx';
import { randomSeed } from '#actors/random-seed.ts';
import type { PaymentCommandType } from '#domain/payment/bettor-payment.ts';
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
