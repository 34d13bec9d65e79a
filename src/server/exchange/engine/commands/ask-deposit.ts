import type { Effects } from '../changes/effects.ts';
import { toPayment } from '../changes/views.ts';
import { canHold } from '../ledger/move-money.ts';
import { keepPayment } from '../payments/change-payment.ts';
import { byMethod, newPayment, secondsAfter } from '../payments/new-payment.ts';
import { methodRefusal } from '../payments/payment-checks.ts';
import { refusePayment } from '../refusal.ts';
import { depositRefusal } from '../risk/limit-checks.ts';
import { accountRefusal } from '../risk/order-checks.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import type { AskDepositCommand, PaymentCommandResults } from './payment-commands.ts';

/** Asks to pay in. Nothing is booked before the money comes. Throws when there is no such account. */
export function askDeposit(
  state: ExchangeState,
  { type: _, method, ...asked }: AskDepositCommand,
  effects: Effects,
): PaymentCommandResults['ASK_DEPOSIT'] {
  const { accountId, clientId, amount } = asked;
  const { at } = effects;
  const account = state.account(accountId);
  const barred = accountRefusal(account, at);
  if (barred) return refusePayment(clientId, barred.code);
  const refusal =
    methodRefusal(state, account, 'DEPOSIT', method, amount) ??
    depositRefusal(account, amount, method.least, at);
  if (refusal) return refusePayment(clientId, ...refusal);
  if (!canHold(state, amount)) return refusePayment(clientId, 'BALANCE_TOO_LARGE');
  const payment = {
    ...newPayment({ ...asked, kind: 'DEPOSIT', state: 'ASKED', at }),
    ...byMethod(method, at),
    expiresAt: secondsAfter(at, method.limit),
  };
  return { status: 'ACCEPTED', clientId, payment: toPayment(keepPayment(state, payment, effects)) };
}
