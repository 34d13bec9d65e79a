import { Check } from 'lucide-react';
import type { BettorPayment } from '#domain/payment/bettor-payment.ts';
import { isOpen } from '#domain/payment/payment.ts';
import { formatUtr } from '#domain/payment/utr.ts';
import { paymentStateWords } from '#domain/words/payment-words.ts';
import { clockOf } from '#domain/words/when.ts';
import { lastWordsOf } from './not-there.view.tsx';
import css from './payment-waiting.module.css';

interface Step {
  name: string;
  about: string;
  /** RFC 3339; null while it has not come. */
  at: string | null;
}

/** The four steps of a deposit: the last is what became of it, whatever that is. */
function stepsOf(payment: BettorPayment): Step[] {
  const { steps, payTo, utr, state, askedAt, usualBy } = payment;
  const isOver = !isOpen(state);
  const last = steps.at(-1);
  const { label } = paymentStateWords(lastWordsOf(payment));
  return [
    { name: 'You asked', about: payTo?.account ?? 'Your bank asks you', at: askedAt },
    {
      name: utr ? 'Reference received' : 'Your bank was asked',
      about: utr ? `UTR ${formatUtr(utr)}` : payment.reference,
      at: steps.find((step) => step.state === 'WAITING')?.at ?? askedAt,
    },
    {
      name: 'The bank confirms the amount',
      about: isOver ? 'It has been looked at' : 'You may leave; we carry on',
      at: isOver ? (last?.at ?? null) : null,
    },
    {
      name: isOver ? label : 'In your wallet',
      about: isOver ? (last?.reason ?? '') : usualBy ? `about ${clockOf(usualBy)}` : '',
      at: isOver ? (last?.at ?? null) : null,
    },
  ];
}

/** What has happened, what happens now, and what comes. */
export function DepositStepsView({ payment }: { payment: BettorPayment }) {
  const steps = stepsOf(payment);
  const now = steps.findIndex(({ at }) => at === null);
  return (
    <ol className={css.steps} aria-label="How it goes">
      {steps.map(({ name, about, at }, index) => (
        <li key={name} data-state={at ? 'done' : index === now ? 'now' : 'next'}>
          <span className={css.mark}>{at && <Check aria-hidden size={14} />}</span>
          <span className={css.about}>
            <strong>{name}</strong>
            <span>{about}</span>
          </span>
          <span className={css.at}>
            {at ? <time dateTime={at}>{clockOf(at)}</time> : index === now && 'now'}
          </span>
        </li>
      ))}
    </ol>
  );
}
