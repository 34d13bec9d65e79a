import type { Effects } from '../changes/effects.ts';
import { toPayment } from '../changes/views.ts';
import { houseAccounts } from '../ledger/house-accounts.ts';
import { moveMoney } from '../ledger/move-money.ts';
import { keepPayment } from '../payments/change-payment.ts';
import { byMethod, newPayment } from '../payments/new-payment.ts';
import { availableRefusal, methodRefusal, type PaymentRefusal } from '../payments/payment-checks.ts';
import type { StoredPayee } from '../records/payments.ts';
import { refusePayment } from '../refusal.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import type { AskWithdrawalCommand, PaymentCommandResults } from './payment-commands.ts';

/**
 * Holds money that a bettor takes out: it leaves the balance at once. A blocked account may take its money out too.
 * Throws when there is no such account.
 */
export function askWithdrawal(
  state: ExchangeState,
  { type: _, method, payeeId, payeeVersion, ...asked }: AskWithdrawalCommand,
  effects: Effects,
): PaymentCommandResults['ASK_WITHDRAWAL'] {
  const { accountId, clientId, amount, paymentId } = asked;
  const account = state.account(accountId);
  const { at } = effects;
  const payee = account.purse?.payees.get(payeeId);
  const refusal =
    methodRefusal(state, account, 'WITHDRAWAL', method, amount) ??
    payeeRefusal(payee, payeeVersion, at) ??
    availableRefusal(account, amount);
  if (refusal) return refusePayment(clientId, ...refusal);
  const to = state.account(houseAccounts.held);
  moveMoney(state, { kind: 'withdrawal', from: account, to, amount, reference: paymentId }, effects);
  const payment = {
    ...newPayment({ ...asked, kind: 'WITHDRAWAL', state: 'HELD', at }),
    ...byMethod(method, at),
    ...(payee && {
      payee: { payeeId, label: payee.label },
      payTarget: { holder: payee.holder, bank: payee.bank, account: payee.account },
    }),
  };
  return { status: 'ACCEPTED', clientId, payment: toPayment(keepPayment(state, payment, effects)) };
}

function payeeRefusal(payee: StoredPayee | undefined, version: number, at: string): PaymentRefusal | null {
  if (!payee || payee.removedAt !== null) return ['UNKNOWN_PAYEE'];
  if (payee.version !== version) return ['PAYEE_CHANGED'];
  const { heldUntil: until } = payee;
  return until !== null && until > at ? ['PAYEE_HELD', { until }] : null;
}
