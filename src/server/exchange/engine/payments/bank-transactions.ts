import type { Effects } from '../changes/effects.ts';
import type { StoredBankTransaction } from '../records/payments.ts';
import type { ExchangeState } from '../state/exchange-state.ts';

/** Notes that a bank transaction is booked. */
export function noteBankTransaction(
  { payments }: ExchangeState,
  row: Omit<StoredBankTransaction, 'at'>,
  effects: Effects,
): void {
  payments.bankIds.set(row.bankId, row.paymentId);
  effects.rows.bankTransactions.push({ ...row, at: effects.at });
}
