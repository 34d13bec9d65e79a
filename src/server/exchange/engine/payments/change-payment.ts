import { isOpen, type PaymentState } from '#domain/payment/payment.ts';
import type { Effects } from '../changes/effects.ts';
import type { StoredPayment } from '../records/payments.ts';
import type { ExchangeState } from '../state/exchange-state.ts';

/** Keeps a payment as it stands now, and notes it. */
export function keepPayment(state: ExchangeState, payment: StoredPayment, effects: Effects): StoredPayment {
  const account = state.account(payment.accountId);
  state.payments.keep(payment, account);
  effects.paymentChanged(payment, account);
  return payment;
}

export type PaymentFacts = Partial<Pick<StoredPayment, 'utr' | 'came' | 'bankId' | 'leftOver' | 'usualBy'>>;

/** Changes a payment without a step of its life, as when its UTR is corrected. */
export function correctPayment(
  state: ExchangeState,
  payment: StoredPayment,
  facts: PaymentFacts,
  effects: Effects,
): StoredPayment {
  const changed = { ...payment, ...facts, changedAt: effects.at, version: payment.version + 1 };
  return keepPayment(state, changed, effects);
}

/** Takes a payment to its next state. `reason` is for the bettor to read. */
export function advance(
  state: ExchangeState,
  payment: StoredPayment,
  { to, reason, ...facts }: PaymentFacts & { to: PaymentState; reason: string | null },
  effects: Effects,
): StoredPayment {
  const { steps, expiresAt } = payment;
  const { at } = effects;
  const advanced = {
    ...payment,
    state: to,
    steps: [...steps, { state: to, at, reason }],
    expiresAt: isOpen(to) ? expiresAt : null,
  };
  return correctPayment(state, advanced, facts, effects);
}
