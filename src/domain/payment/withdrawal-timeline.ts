import { formatMoney } from '../money/money.ts';
import type { BettorPayment } from './bettor-payment.ts';
import type { PaymentState } from './payment.ts';

/** One station of a withdrawal's way. */
export interface Stage {
  title: string;
  note: string;
  /** RFC 3339: when it was reached, since when it lasts, or by when it is usually reached. Null: nobody can say. */
  at: string | null;
  state: 'done' | 'now' | 'next' | 'ended';
}

type Told = readonly [title: string, note: (payment: BettorPayment) => string];

const amountOf = ({ amount }: BettorPayment) => formatMoney(amount);

const reached: Partial<Record<PaymentState, Told>> = {
  HELD: ['You asked', (payment) => `${amountOf(payment)} left your wallet at once`],
  SENT: ['Checked and sent', ({ payee }) => (payee ? `To ${payee.label}` : 'To your bank')],
  PAID: ['In your account', () => 'Your bank has it'],
  REFUSED: ['Refused', (payment) => `${amountOf(payment)} is back in your wallet`],
  RETURNED: ['Returned by your bank', (payment) => `${amountOf(payment)} is back in your wallet`],
  PAID_TWICE: ['Paid after all', () => 'Your bank has it although it was back in your wallet'],
};

/** How a withdrawal goes well ends it, and how it does not. */
const endsWell: ReadonlySet<PaymentState> = new Set(['HELD', 'SENT', 'PAID']);

const doneStages = (payment: BettorPayment): Stage[] =>
  payment.steps.flatMap(({ state, at, reason }) => {
    const told = reached[state];
    if (!told) return [];
    const [title, note] = told;
    const why = reason === null ? '' : `. ${reason}`;
    const end = endsWell.has(state) ? 'done' : 'ended';
    return [{ title, note: `${note(payment)}${why}`, at, state: end } as const];
  });

const nothing = { note: '', at: null, state: 'next' } as const;

/** A withdrawal's way: what was reached, where it stands, and what comes next. */
export function timelineOf(payment: BettorPayment): Stage[] {
  const { state, steps, usualBy } = payment;
  const done = doneStages(payment);
  const since = steps.at(-1)?.at ?? null;
  const arrival: Stage = { ...nothing, title: 'In your account', at: usualBy };
  if (state === 'HELD') {
    const check: Stage = { title: 'Being checked', note: 'Identity and open bets', at: since, state: 'now' };
    return [...done, check, { ...nothing, title: 'With your bank' }, arrival];
  }
  if (state !== 'SENT') return done;
  const bank: Stage = {
    title: 'With your bank',
    note: 'Most banks take 20 to 60 minutes',
    at: since,
    state: 'now',
  };
  return [...done, bank, arrival];
}
