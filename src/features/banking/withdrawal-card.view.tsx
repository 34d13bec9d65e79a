import { Check, Lock, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BettorPayment } from '#domain/payment/bettor-payment.ts';
import { isOpen } from '#domain/payment/payment.ts';
import { timelineOf, type Stage } from '#domain/payment/withdrawal-timeline.ts';
import { formatClock, formatDayOf, formatMoment } from '#domain/words/moment.ts';
import { paymentStateWords } from '#domain/words/payment-words.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { MoneyText } from '#ui/money-text/money-text.tsx';
import css from './withdrawal-card.module.css';

export interface WithdrawalCardProps {
  payment: BettorPayment;
  /** The time zone of the times shown. */
  zone: string;
  /** Its receipts, once there are any. */
  children?: ReactNode;
}

/** A withdrawal and its way: done, where it stands, and what comes next. Nobody can take it back, and it says so. */
export function WithdrawalCard({ payment, zone, children }: WithdrawalCardProps) {
  const { kind, state, amount, came, payee, reference, steps, askedAt } = payment;
  const words = paymentStateWords({ kind, state, amount, came, reason: steps.at(-1)?.reason ?? null });
  return (
    <article className={css.card} aria-label={`Withdrawal ${reference}`}>
      <header className={css.head}>
        <p className={css.to}>To {payee?.label ?? 'your bank'}</p>
        <Badge tone={words.tone}>{words.label}</Badge>
        <strong className={css.amount}>
          <MoneyText minor={amount} />
        </strong>
        <p className={css.mark}>
          <span>
            {reference} · {formatDayOf(askedAt, zone)}
          </span>
          {isOpen(state) && (
            <span className={css.lock}>
              <Lock aria-hidden size={14} /> Cannot be reversed
            </span>
          )}
        </p>
      </header>
      <ol className={css.stages} aria-label="Its way">
        {timelineOf(payment).map((stage) => (
          <StageRow key={`${stage.title} ${stage.at}`} {...{ stage, zone, askedAt }} />
        ))}
      </ol>
      {children}
    </article>
  );
}

const spoken = { done: 'Done', now: 'Now', next: 'Next', ended: 'Ended' } as const;
const before = { done: '', ended: '', now: 'since ', next: 'by about ' } as const;

interface StageRowProps {
  stage: Stage;
  zone: string;
  /** On its day, the time of day says enough. */
  askedAt: string;
}

function StageRow({ stage: { title, note, at, state }, zone, askedAt }: StageRowProps) {
  const format =
    at !== null && formatDayOf(at, zone) === formatDayOf(askedAt, zone) ? formatClock : formatMoment;
  return (
    <li className={css.stage} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
      <span className={css.dot} role="img" aria-label={spoken[state]}>
        {state === 'done' && <Check aria-hidden size={16} />}
        {state === 'ended' && <X aria-hidden size={16} />}
        {state === 'now' && <span aria-hidden>…</span>}
      </span>
      <span className={css.what}>
        <span className={css.title}>{title}</span>
        {note !== '' && <span className={css.note}>{note}</span>}
      </span>
      {at !== null && (
        <time className={css.note} dateTime={at}>
          {before[state]}
          {format(at, zone)}
        </time>
      )}
    </li>
  );
}
