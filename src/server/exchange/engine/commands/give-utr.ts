import { readUtr } from '#domain/payment/utr.ts';
import type { Effects } from '../changes/effects.ts';
import { toPayment } from '../changes/views.ts';
import { advance, correctPayment } from '../payments/change-payment.ts';
import { usualFrom } from '../payments/new-payment.ts';
import type { StoredPayment } from '../records/payments.ts';
import { refusePayment } from '../refusal.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import type { GiveUtrCommand, PaymentCommandResults } from './payment-commands.ts';

/** Binds the UTR of a deposit that its owner has paid. While the deposit is waiting, it may be corrected. */
export function giveUtr(
  state: ExchangeState,
  { accountId, clientId, paymentId, utr: typed }: GiveUtrCommand,
  effects: Effects,
): PaymentCommandResults['GIVE_UTR'] {
  const { open, ended, utrs } = state.payments;
  const payment = open.get(paymentId);
  // Where nobody is named to pay to, the provider asks the bettor's bank itself, and no UTR is wanted.
  if (payment?.accountId !== accountId || payment.kind !== 'DEPOSIT' || payment.payTo === null) {
    const isOver = ended.get(paymentId)?.accountId === accountId;
    return refusePayment(clientId, isOver ? 'PAYMENT_OVER' : 'UNKNOWN_PAYMENT');
  }
  const utr = readUtr(typed);
  if (utr === null) return refusePayment(clientId, 'WRONG_UTR');
  const holder = utrs.get(utr);
  if (holder && holder.paymentId !== paymentId)
    return holder.accountId === accountId
      ? refusePayment(clientId, 'UTR_OWN', { paymentId: holder.paymentId })
      : refusePayment(clientId, 'UTR_USED');
  const waiting = holder ? payment : withUtr(state, payment, utr, effects);
  return { status: 'ACCEPTED', clientId, payment: toPayment(waiting) };
}

function withUtr(state: ExchangeState, payment: StoredPayment, utr: string, effects: Effects): StoredPayment {
  if (payment.state === 'WAITING') return correctPayment(state, payment, { utr }, effects);
  const usualBy = usualFrom(payment, effects.at);
  return advance(state, payment, { to: 'WAITING', reason: null, utr, usualBy }, effects);
}
