import type { Effects } from '../changes/effects.ts';
import { toPayee } from '../changes/views.ts';
import { secondsAfter } from '../payments/new-payment.ts';
import type { StoredPayee } from '../records/payments.ts';
import { refuseCommand, refusePayment } from '../refusal.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import type { PaymentCommandResults, RemovePayeeCommand, SavePayeeCommand } from './payment-commands.ts';

const mostPayees = 10;
/** 24 hours, in seconds. */
const hold = 24 * 60 * 60;

/**
 * Adds a payee or changes one. Nothing is sent to it for a day, so that its owner can find out; only the first payee that
 * an account ever had is free of that. Throws when there is no such account.
 */
export function savePayee(
  state: ExchangeState,
  { accountId, clientId, payeeId, isNew, holder, bank, account: number }: SavePayeeCommand,
  effects: Effects,
): PaymentCommandResults['SAVE_PAYEE'] {
  const account = state.account(accountId);
  const known = [...(account.purse?.payees.values() ?? [])];
  const there = known.filter(({ removedAt }) => removedAt === null);
  const before = there.find((payee) => payee.payeeId === payeeId);
  if (!isNew && !before) return refusePayment(clientId, 'UNKNOWN_PAYEE');
  if (isNew && there.length >= mostPayees) return refusePayment(clientId, 'TOO_MANY_PAYEES');
  const payee: StoredPayee = {
    payeeId,
    accountId,
    holder,
    bank,
    account: number,
    label: `${bank} •••• ${number.slice(-4)}`,
    heldUntil: known.length === 0 ? null : secondsAfter(effects.at, hold),
    version: (before?.version ?? 0) + 1,
    removedAt: null,
  };
  keepPayee(state, payee, effects);
  return { status: 'ACCEPTED', clientId, payee: toPayee(payee) };
}

export function removePayee(
  state: ExchangeState,
  { accountId, payeeId }: RemovePayeeCommand,
  effects: Effects,
): PaymentCommandResults['REMOVE_PAYEE'] {
  const payee = state.accounts.get(accountId)?.purse?.payees.get(payeeId);
  if (!payee || payee.removedAt !== null)
    return refuseCommand('UNKNOWN_PAYEE', 'There is no such payee of yours.');
  keepPayee(state, { ...payee, removedAt: effects.at }, effects);
  return { status: 'ACCEPTED' };
}

function keepPayee(state: ExchangeState, payee: StoredPayee, effects: Effects): void {
  state.payments.keepPayee(payee, state.account(payee.accountId));
  effects.rows.payees.push(payee);
}
