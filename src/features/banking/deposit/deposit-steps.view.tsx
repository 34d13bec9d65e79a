import { Check, X } from 'lucide-react';
import { formatMoney } from '#domain/money/money.ts';
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
  state: 'done' | 'now' | 'next' | 'ended';
}

function begunSteps({ steps, payTo, utr, reference, askedAt }: BettorPayment): Step[] {
  const waited = steps.find(({ state }) => state === 'WAITING')?.at ?? askedAt;
  return [
    { name: 'You asked', about: payTo?.account ?? 'Your bank asks you', at: askedAt, state: 'done' },
    {
      name: utr ? 'Reference received' : 'Your bank was asked',
      about: utr ? `UTR ${formatUtr(utr)}` : reference,
      at: waited,
      state: 'done',
    },
  ];
}

/** The steps of a deposit: the last is what became of it, whatever that is. */
function stepsOf(payment: BettorPayment): Step[] {
  const { steps, state, usualBy, came, amount } = payment;
  const begun = begunSteps(payment);
  if (isOpen(state))
    return [
      ...begun,
      { name: 'The bank confirms the amount', about: 'You can leave; we carry on', at: null, state: 'now' },
      {
        name: 'In your wallet',
        about: usualBy ? `about ${clockOf(usualBy)}` : '',
        at: null,
        state: 'next',
      },
    ];
  const approvedAt = steps.find((step) => step.state === 'APPROVED')?.at ?? null;
  if (approvedAt !== null)
    begun.push(
      {
        name: 'The bank confirmed the amount',
        about: `${formatMoney(came ?? amount)} came`,
        at: approvedAt,
        state: 'done',
      },
      { name: 'In your wallet', about: '', at: approvedAt, state: 'done' },
    );
  if (state === 'APPROVED') return begun;
  const last = steps.at(-1);
  const { label } = paymentStateWords(lastWordsOf(payment));
  return [...begun, { name: label, about: last?.reason ?? '', at: last?.at ?? null, state: 'ended' }];
}

/** What has happened, what happens now, and what comes. */
export function DepositStepsView({ payment }: { payment: BettorPayment }) {
  return (
    <ol className={css.steps} aria-label="How it goes">
      {stepsOf(payment).map(({ name, about, at, state }) => (
        <li key={name} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span className={css.mark}>
            {state === 'done' && <Check aria-hidden size={14} />}
            {state === 'ended' && <X aria-hidden size={14} />}
          </span>
          <span className={css.about}>
            <strong>{name}</strong>
            <span>{about}</span>
          </span>
          <span className={css.at}>
            {at ? <time dateTime={at}>{clockOf(at)}</time> : state === 'now' && 'now'}
          </span>
        </li>
      ))}
    </ol>
  );
}
