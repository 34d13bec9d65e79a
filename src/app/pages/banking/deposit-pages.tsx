import { useCallback } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { availableOf } from '#domain/bet/order.ts';
import { typedStake } from '#domain/bet/stake-keys.ts';
import type { BettorPayment } from '#domain/payment/bettor-payment.ts';
import { findByUtr } from '#domain/payment/find-deposit.ts';
import { hrefOf } from '#domain/site/route.ts';
import { useBalance } from '#features/account-feed/use-account.ts';
import { AutomaticDeposit } from '#features/banking/deposit/automatic-deposit.tsx';
import { DepositDetails } from '#features/banking/deposit/deposit-details.tsx';
import { Deposit } from '#features/banking/deposit/deposit.tsx';
import { PaymentWaiting } from '#features/banking/deposit/payment-waiting.tsx';
import { BankingFrame } from './banking-frame.tsx';
import { depositHref, depositLinks } from './banking-links.ts';

/** Opens the page that shows a payment in place of this one: going back does not repeat what was done here. */
function useOpenPayment(): (payment: BettorPayment) => void {
  const navigate = useNavigate();
  return useCallback(
    (payment) => void navigate(depositHref(payment) ?? depositLinks.overview, { replace: true }),
    [navigate],
  );
}

/** How, and how much, money is paid in. */
export function DepositPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const balance = useBalance();
  const openAutomatic = useCallback(
    (amount: number) => void navigate(hrefOf('automaticDeposit', { amount: typedStake(amount) })),
    [navigate],
  );
  return (
    <BankingFrame title="Deposit">
      <Deposit
        key={id}
        methodId={id}
        available={balance && availableOf(balance)}
        onAsked={useOpenPayment()}
        onAutomatic={openAutomatic}
      />
    </BankingFrame>
  );
}

/** Whom and what to pay, and the UTR under which it was paid. */
export function DepositDetailsPage() {
  const { amount = '' } = useParams();
  return (
    <BankingFrame title="Deposit details">
      <DepositDetails key={amount} address={{ amount }} links={depositLinks} onGiven={useOpenPayment()} />
    </BankingFrame>
  );
}

/** One deposit until nothing more is expected of it. */
export function PaymentWaitingPage() {
  const { amount = '', utr = '', method = '' } = useParams();
  return (
    <BankingFrame title="Payment waiting">
      <PaymentWaiting
        key={`${amount} ${utr} ${method}`}
        find={(deposits) => findByUtr(deposits, { amount, utr, method })}
        links={depositLinks}
      />
    </BankingFrame>
  );
}

/** One deposit that the bettor's bank is asked for. */
export function AutomaticDepositPage() {
  const { amount = '' } = useParams();
  return (
    <BankingFrame title="Automatic deposit">
      <AutomaticDeposit key={amount} amountText={amount} links={depositLinks} />
    </BankingFrame>
  );
}
