import { Link } from 'react-router-dom';
import { formatMoney } from '#domain/money/money.ts';
import type { BettorPayment } from '#domain/payment/bettor-payment.ts';
import { paymentStateWords } from '#domain/words/payment-words.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import type { PaymentLinks } from './payment-links.ts';
import css from './payment-waiting.module.css';

export interface NotThereViewProps {
  title: string;
  /** The bettor's own payment that comes nearest; null if there is none. */
  other: BettorPayment | null;
  links: PaymentLinks;
}

/** What stands in the address is no payment of the bettor's: says so, and leads on. */
export function NotThereView({ title, other, links }: NotThereViewProps) {
  const otherLink = other && links.of(other);
  return (
    <EmptyState
      title={title}
      action={
        <div className={css.ways}>
          {otherLink && <Link to={otherLink}>See that payment</Link>}
          <Link to={links.newDeposit}>New deposit</Link>
          <Link to={links.overview}>All payments</Link>
        </div>
      }
    >
      Nothing was asked for and nothing was booked.
      {other && (
        <>
          {' '}
          The closest of your payments: {formatMoney(other.amount)}, {other.reference}.{' '}
          {paymentStateWords(lastWordsOf(other)).body}
        </>
      )}
    </EmptyState>
  );
}

/** A payment's facts for its words, with the reason of its last step. */
export const lastWordsOf = (payment: BettorPayment) => ({
  ...payment,
  reason: payment.steps.at(-1)?.reason ?? null,
});
