import type { StoredBooks } from '../../records/stored-books.ts';
import type { ExchangeState } from '../exchange-state.ts';

/** Rebuilds what is under way of payments, and what is used up. */
export function restorePayments(state: ExchangeState, stored: StoredBooks): void {
  const { payments } = state;
  for (const payment of stored.openPayments) payments.keep(payment, state.account(payment.accountId));
  for (const { utr, ...holder } of stored.usedUtrs) payments.utrs.set(utr, holder);
  for (const { bankId, paymentId } of stored.usedBankIds) payments.bankIds.set(bankId, paymentId);
  for (const unmatched of stored.unmatched) payments.keepUnmatched(unmatched);
  for (const grant of stored.openGrants) payments.keepGrant(grant, state.account(grant.accountId));
  for (const payee of stored.payees) payments.keepPayee(payee, state.account(payee.accountId));
  for (const { name, isOff } of stored.switches) payments.keepSwitch(name, isOff);
}
