import { ArrowDownLeft, ArrowLeftRight, ArrowUpRight, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { nextStepOf } from '#domain/payment/next-step.ts';
import type { PaymentKind } from '#domain/payment/payment.ts';
import type { BettorPayment } from '#domain/payment/bettor-payment.ts';
import { movedBy } from '#domain/payment/payment-figures.ts';
import { formatMoment } from '#domain/words/moment.ts';
import { paymentMark, paymentTitle } from '#domain/words/payment-title.ts';
import { paymentStateWords } from '#domain/words/payment-words.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { MoneyText } from '#ui/money-text/money-text.tsx';
import css from './payment-list.module.css';

const icons = {
  DEPOSIT: ArrowDownLeft,
  WITHDRAWAL: ArrowUpRight,
  TRANSFER: ArrowLeftRight,
} as const satisfies Record<PaymentKind, unknown>;

export interface PaymentListProps {
  payments: readonly BettorPayment[];
  /** The time zone of the times shown. */
  zone: string;
  /** Null: there are no more. */
  onMore: (() => void) | null;
  isLoading?: boolean;
  /** What stands there instead of none. */
  emptyText?: string;
  /** Goes to a payment's next step, where a link would leave a popup open; null: whoever looks cannot go there. */
  onFollow?: ((href: string) => void) | null;
  /** A payment's receipts, where it has any. */
  renderReceipts?: (payment: BettorPayment) => ReactNode;
}

/** Payments, each with its state in words and what there is to do about it. */
export function PaymentList({
  payments,
  zone,
  onMore,
  isLoading = false,
  emptyText = 'What you pay in, take out and move stands here, with what happens next.',
  onFollow,
  renderReceipts,
}: PaymentListProps) {
  if (payments.length === 0) {
    return (
      <EmptyState title="No payments" icon={<Wallet />}>
        {emptyText}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={css.list} aria-label="Payments" aria-busy={isLoading || undefined}>
        {payments.map((payment) => (
          <PaymentRow key={payment.paymentId} {...{ payment, zone, onFollow }}>
            {renderReceipts?.(payment)}
          </PaymentRow>
        ))}
      </ul>
      {onMore && (
        <Button wide loading={isLoading} onClick={onMore}>
          {isLoading ? 'Loading…' : 'Show more'}
        </Button>
      )}
    </>
  );
}

interface PaymentRowProps {
  payment: BettorPayment;
  zone: string;
  onFollow: ((href: string) => void) | null | undefined;
  /** Stands below its words. */
  children: ReactNode;
}

function PaymentRow({ payment, zone, onFollow, children }: PaymentRowProps) {
  const { kind, amount, steps, askedAt } = payment;
  const reason = steps.at(-1)?.reason ?? null;
  const words = paymentStateWords({ ...payment, reason });
  const moved = movedBy(payment);
  const next = nextStepOf(payment);
  const Icon = icons[kind];
  return (
    <li className={css.row}>
      <span className={css.icon}>
        <Icon aria-hidden size={18} />
      </span>
      <span className={css.what}>
        <span className={css.title}>{paymentTitle(payment)}</span>
        <span className={css.mark}>{paymentMark(payment)}</span>
      </span>
      <span className={css.state}>
        <Badge tone={words.tone}>{words.label}</Badge>
      </span>
      <time className={css.time} dateTime={askedAt}>
        {formatMoment(askedAt, zone)}
      </time>
      <span className={css.amount}>
        {moved === null ? <MoneyText minor={amount} /> : <MoneyText minor={moved} signed />}
      </span>
      <div className={css.words}>
        {words.body}{' '}
        {next === null || onFollow === null ? (
          words.next
        ) : onFollow ? (
          <button type="button" className={css.next} onClick={() => onFollow(next.href)}>
            {next.label}
          </button>
        ) : (
          <Link className={css.next} to={next.href}>
            {next.label}
          </Link>
        )}
        {children}
      </div>
    </li>
  );
}
