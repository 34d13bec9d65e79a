import type { Effects } from '../changes/effects.ts';
import { toPayment } from '../changes/views.ts';
import { houseAccounts } from '../ledger/house-accounts.ts';
import { moveMoney } from '../ledger/move-money.ts';
import { isSomebodys } from '../ledger/partner-accounts.ts';
import { noteBankTransaction } from '../payments/bank-transactions.ts';
import { keepPayment } from '../payments/change-payment.ts';
import { changedMeanwhile } from '../payments/find-payment.ts';
import { newPayment } from '../payments/new-payment.ts';
import { noteAct } from '../payments/note-act.ts';
import type { StoredPayment, StoredUnmatched } from '../records/payments.ts';
import { refuseCommand } from '../refusal.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import type { CloseUnmatchedCommand, PaymentCommandResults } from './payment-commands.ts';

/** Gives unmatched money to an account, as a payment of its own, or sends it back. */
export function closeUnmatched(
  state: ExchangeState,
  { bankId, to, actor }: CloseUnmatchedCommand,
  effects: Effects,
): PaymentCommandResults['CLOSE_UNMATCHED'] {
  const { payments, accounts } = state;
  const unmatched = payments.unmatched.get(bankId);
  if (!unmatched)
    return payments.bankIds.has(bankId)
      ? changedMeanwhile()
      : refuseCommand('UNKNOWN_PAYMENT', 'There is no such money.');
  const isBack = 'backBy' in to;
  if (isBack && payments.bankIds.has(to.backBy))
    return refuseCommand('BANK_ID_USED', 'This bank transaction is booked already.');
  if (!isBack && (!accounts.has(to.accountId) || !isSomebodys(to.accountId)))
    return refuseCommand('UNKNOWN_ACCOUNT', 'There is no such account.');
  const payment = isBack ? sendBack(state, unmatched, to, effects) : give(state, unmatched, to, effects);
  const closed = { ...unmatched, closedAt: effects.at, paymentId: payment?.paymentId ?? null };
  payments.keepUnmatched(closed);
  effects.rows.unmatched.push(closed);
  noteAct(state, { act: isBack ? 'SENT_BACK' : 'ASSIGNED', subject: bankId }, actor, effects);
  return { status: 'ACCEPTED', payment: payment && toPayment(payment) };
}

function give(
  state: ExchangeState,
  { bankId, providerId, amount }: StoredUnmatched,
  { accountId, paymentId, reference }: Exclude<CloseUnmatchedCommand['to'], { backBy: string }>,
  effects: Effects,
): StoredPayment {
  const from = state.account(houseAccounts.unmatched);
  const to = state.account(accountId);
  moveMoney(state, { kind: 'payment-in', from, to, amount, reference: paymentId }, effects);
  const { at } = effects;
  const asked = { accountId, clientId: paymentId, paymentId, reference, amount, at };
  const payment = newPayment({ ...asked, kind: 'DEPOSIT', state: 'APPROVED' });
  return keepPayment(state, { ...payment, came: amount, providerId, bankId }, effects);
}

function sendBack(
  state: ExchangeState,
  { bankId, providerId, amount }: StoredUnmatched,
  { backBy }: { backBy: string },
  effects: Effects,
): null {
  const [from, to] = [state.account(houseAccounts.unmatched), state.account(houseAccounts.funding)];
  moveMoney(state, { kind: 'unmatched-back', from, to, amount, reference: bankId }, effects);
  noteBankTransaction(state, { bankId: backBy, providerId, paymentId: null, amount: -amount }, effects);
  return null;
}
