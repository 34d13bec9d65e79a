import type { Effects } from '../changes/effects.ts';
import { houseAccounts } from '../ledger/house-accounts.ts';
import { moveMoney } from '../ledger/move-money.ts';
import { correctPayment } from '../payments/change-payment.ts';
import { findPayment } from '../payments/find-payment.ts';
import { noteAct } from '../payments/note-act.ts';
import { refuseCommand } from '../refusal.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import type { ClosePaidTwiceCommand, PaymentCommandResults } from './payment-commands.ts';

/**
 * Takes what was paid twice from its account, at most what is available, so that more may be left to take later; or
 * writes it off, which the house bears.
 */
export function closePaidTwice(
  state: ExchangeState,
  { stored, how, actor }: ClosePaidTwiceCommand,
  effects: Effects,
): PaymentCommandResults['CLOSE_PAID_TWICE'] {
  const payment = findPayment(state.payments, stored.paymentId, stored);
  if ('code' in payment) return payment;
  const { paymentId, leftOver, accountId } = payment;
  const isTaken = how === 'TAKE';
  const account = state.account(accountId);
  const amount = isTaken ? Math.min(leftOver, account.available) : leftOver;
  if (payment.state !== 'PAID_TWICE' || amount === 0)
    return refuseCommand('NOT_POSSIBLE', 'Nothing was paid twice, or there is nothing to take it from.');
  const kind = isTaken ? 'withdrawal-taken' : 'write-off';
  const from = isTaken ? account : state.account(houseAccounts.bonus);
  const to = state.account(houseAccounts.unmatched);
  moveMoney(state, { kind, from, to, amount, reference: paymentId }, effects);
  const left = leftOver - amount;
  correctPayment(state, payment, { leftOver: left }, effects);
  noteAct(state, { act: isTaken ? 'TAKEN' : 'WRITTEN_OFF', subject: paymentId }, actor, effects);
  return { status: 'ACCEPTED', left };
}
