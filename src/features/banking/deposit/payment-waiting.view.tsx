import { Link } from 'react-router-dom';
import { formatMoney } from '#domain/money/money.ts';
import type { BettorPayment } from '#domain/payment/bettor-payment.ts';
import type { PaymentState } from '#domain/payment/payment.ts';
import { formatUtr } from '#domain/payment/utr.ts';
import { paymentStateWords } from '#domain/words/payment-words.ts';
import type {
  PaymentWaitingEvent,
  PaymentWaitingSnapshot,
} from '#machines/payment-waiting/payment-waiting.machine.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { DepositStepsView } from './deposit-steps.view.tsx';
import { lastWordsOf, NotThereView } from './not-there.view.tsx';
import type { PaymentLinks } from './payment-links.ts';
import { WaitingRing } from './waiting-ring.tsx';
import css from './payment-waiting.module.css';

export interface PaymentWaitingViewProps {
  snapshot: PaymentWaitingSnapshot;
  links: PaymentLinks;
  send: (event: PaymentWaitingEvent) => void;
}

/** How a deposit stands, what becomes of the money, and what its bettor may do. */
export function PaymentWaitingView({ snapshot, links, send }: PaymentWaitingViewProps) {
  const { payment, other } = snapshot.context;
  if (snapshot.matches('noAnswer'))
    return (
      <div className={css.waiting} role="alert">
        <p className={css.words}>Your payment could not be loaded. It is not affected and goes on.</p>
        <Button onClick={() => send({ type: 'retry.chosen' })}>Try again</Button>
      </div>
    );
  if (snapshot.matches('notThere'))
    return <NotThereView title="This address leads to none of your payments" other={other} links={links} />;
  if (!payment) return <SkeletonRows rows={5} label="Loading your payment" />;
  const isLate = snapshot.matches({ followed: 'late' });
  const isWaiting = isLate || snapshot.matches({ followed: 'usual' });
  return (
    <div className={css.waiting}>
      <div className={css.head}>
        {isWaiting && <WaitingRing payment={payment} />}
        <strong className={css.amount}>{formatMoney(payment.came ?? payment.amount)}</strong>
        <span className={css.words}>{payment.utr ? `UTR ${formatUtr(payment.utr)}` : payment.reference}</span>
      </div>
      <StateWords payment={payment} isLate={isLate} help={links.help} />
      <DepositStepsView payment={payment} />
      <div className={css.ways}>
        <Link to={links.home}>Back to the markets</Link>
        {!isWaiting && <Link to={links.newDeposit}>New deposit</Link>}
        <Link to={links.overview}>All payments</Link>
      </div>
    </div>
  );
}

interface StateWordsProps {
  payment: BettorPayment;
  isLate: boolean;
  help: string | null;
}

/** What its bettor may have to ask about. */
const needsHelp: ReadonlySet<PaymentState> = new Set(['REFUSED', 'EXPIRED', 'TAKEN_BACK']);

/** What has become of the money, and what to do: both are read out when they change. */
function StateWords({ payment, isLate, help }: StateWordsProps) {
  const { label, tone, body, next } = paymentStateWords(lastWordsOf(payment));
  return (
    <div className={css.state} role="status">
      <Badge tone={tone}>{label}</Badge>
      <p>
        {isLate && 'It is taking longer than usual. '}
        {body}
      </p>
      <p className={css.words}>
        {isLate
          ? `Check with your bank whether the money has left. If it has, it will be credited when it arrives, and our desk can look for ${payment.reference}.`
          : next}
      </p>
      {help !== null && (isLate || needsHelp.has(payment.state)) && (
        <a className={css.help} href={help} target="_blank" rel="noreferrer">
          Get help with this payment
        </a>
      )}
    </div>
  );
}
