import { mayBecome, type PaymentState } from '#domain/payment/payment.ts';
import type { Effects } from '../changes/effects.ts';
import { toPayment } from '../changes/views.ts';
import { canHold } from '../ledger/move-money.ts';
import { coverBets } from '../payments/cover-bets.ts';
import { changedMeanwhile, findPayment } from '../payments/find-payment.ts';
import { noteAct } from '../payments/note-act.ts';
import { takeStep } from '../payments/take-step.ts';
import type { StoredPayment } from '../records/payments.ts';
import { refuseCommand } from '../refusal.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import type { PaymentCommandResults, PaymentStep, StepPaymentCommand } from './payment-commands.ts';

type Result = PaymentCommandResults['STEP_PAYMENT'];

/** Takes a payment to its next state, as its provider, an operator or the exchange says. */
export function stepPayment(
  state: ExchangeState,
  { paymentId, step, actor, stored }: StepPaymentCommand,
  effects: Effects,
): Result {
  const payment = findPayment(state.payments, paymentId, stored);
  if ('code' in payment) return payment;
  const to = nextState(payment, step);
  const refusal = stepRefusal(state, payment, step, to);
  if (refusal) return refusal;
  const { bankId = null, reason = null, amount = payment.came ?? payment.amount } = factsOf(step);
  const stepped = takeStep(state, payment, { to, reason, bankId, amount }, effects);
  noteAct(state, { act: to, subject: paymentId }, actor, effects);
  if (to === 'TAKEN_BACK') coverBets(state, [state.account(payment.accountId)], effects);
  return { status: 'ACCEPTED', payment: toPayment(stepped) };
}

/** Paid after its money went back to the account: that is once too often. */
const nextState = ({ state }: StoredPayment, { to }: PaymentStep): PaymentState =>
  to === 'PAID' && (state === 'RETURNED' || state === 'REFUSED') ? 'PAID_TWICE' : to;

/** What some steps tell. */
interface StepFacts {
  bankId?: string | null;
  reason?: string;
  amount?: number;
}

const factsOf = ({ to: _, ...facts }: PaymentStep): StepFacts => facts;

function stepRefusal(
  state: ExchangeState,
  payment: StoredPayment,
  step: PaymentStep,
  to: PaymentState,
): Extract<Result, { status: 'REFUSED' }> | null {
  const { bankId = null, amount = 0 } = factsOf(step);
  if (payment.state === to) return changedMeanwhile();
  if (!mayBecome(payment.kind, payment.state, to))
    return refuseCommand('NOT_POSSIBLE', `A payment that is ${payment.state} cannot become ${to}.`);
  // What was paid comes back through the bank. What did not go out by a bank transaction comes back by none.
  if (to === 'RETURNED' && payment.state === 'PAID' && bankId === null)
    return refuseCommand('NOT_POSSIBLE', 'The bank transaction that brought it back is missing.');
  if (to === 'RETURNED' && payment.state !== 'PAID' && bankId !== null)
    return refuseCommand(
      'NOT_POSSIBLE',
      'It is not known as paid. Say first by which bank transaction it was.',
    );
  if (bankId !== null && state.payments.bankIds.has(bankId))
    return refuseCommand('BANK_ID_USED', 'This bank transaction is booked already.');
  return to === 'APPROVED' && !canHold(state, amount)
    ? refuseCommand('BALANCE_TOO_LARGE', 'The exchange cannot hold that much.')
    : null;
}
