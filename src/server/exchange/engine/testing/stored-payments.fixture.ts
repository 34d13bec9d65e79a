import { isOpen } from '#domain/payment/payment.ts';
import type { WriteBatch } from '../records/batch.ts';
import type { StoredBooks } from '../records/stored-books.ts';

type Rows = Pick<
  WriteBatch,
  'payments' | 'bankTransactions' | 'unmatched' | 'grants' | 'payees' | 'switches'
>;
type Books = Pick<
  StoredBooks,
  'openPayments' | 'usedUtrs' | 'usedBankIds' | 'unmatched' | 'openGrants' | 'payees' | 'switches'
>;

/** What a restart would read of payments. */
export function storedPayments(rows: Rows): Books {
  const payments = lastRows(rows.payments, ({ paymentId }) => paymentId);
  const isBound = (state: string) => ['WAITING', 'APPROVED', 'TAKEN_BACK'].includes(state);
  return {
    openPayments: payments.filter(({ state }) => isOpen(state)),
    usedUtrs: payments.flatMap(({ utr, state, paymentId, accountId }) =>
      utr !== null && isBound(state) ? [{ utr, paymentId, accountId }] : [],
    ),
    usedBankIds: rows.bankTransactions.map(({ bankId, paymentId }) => ({ bankId, paymentId })),
    unmatched: lastRows(rows.unmatched, ({ bankId }) => bankId).filter(({ closedAt }) => closedAt === null),
    openGrants: lastRows(rows.grants, ({ grantId }) => grantId).filter(({ state }) => state === 'OPEN'),
    payees: lastRows(rows.payees, ({ payeeId }) => payeeId),
    switches: lastRows(rows.switches, ({ name }) => name),
  };
}

/** The last state of each row. */
export const lastRows = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] => [
  ...new Map(rows.map((row) => [keyOf(row), row])).values(),
];
