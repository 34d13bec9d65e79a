import type { DataOf } from '#contract/call.ts';
import type { reconcile as reconcileCall } from '#contract/payment-desk.ts';
import type { BankTransaction, ProviderPayment } from '#contract/payment-provider.ts';
import { lastOf } from '#domain/must.ts';
import type { Bookkeeping } from './bookkeeping.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { PaymentReader } from './payment-reader.ts';
import { unanswered } from './unanswered.ts';

export type Reconciled = DataOf<typeof reconcileCall>;
export type Difference = Reconciled['differences'][number];

const day = 24 * 60 * 60_000;
/** How far back the lists are compared. */
const listed = 32 * day;
/** What the ledger booked within this must stand in the provider's list: it moved at most a month before. */
const bookedLately = 2 * day;

/**
 * Compares a provider's list with the ledger by bank id. What only the provider has is booked where it can be; what then
 * still differs is returned. `now` is in Unix milliseconds. Rejects
 * with `Unanswered`.
 */
export async function reconcileWith(
  provider: PaymentProvider,
  { books, reader }: { books: Bookkeeping; reader: PaymentReader },
  now: number,
): Promise<Reconciled> {
  const { providerId } = provider;
  const sinceOf = (span: number) => new Date(now - span).toISOString();
  // First the ledger: what is booked meanwhile is in the provider's list, whichever is read last.
  const lately = await reader.bookedOf(providerId, sinceOf(bookedLately));
  const list = await provider.list(sinceOf(listed)).catch(unanswered);
  if (list === null) return { compared: 0, differences: [] };
  const ledger = await reader.bookedOf(providerId, sinceOf(listed));
  const differences: Difference[] = [];
  for (const [told, transaction] of withAccounts(list)) {
    const { bankId, amount } = transaction;
    const booked = ledger.get(bankId);
    if (booked === movedBy(transaction)) continue;
    if (booked !== undefined)
      differences.push({ bankId, what: 'OTHER_AMOUNT', ledger: Math.abs(booked), provider: amount });
    else if ((await books.book(providerId, transaction, told)) === 'NOTHING')
      differences.push({ bankId, what: 'NOT_IN_LEDGER', ledger: null, provider: amount });
  }
  const known = new Set(list.map(({ bankId }) => bankId));
  for (const [bankId, booked] of lately)
    if (!known.has(bankId))
      differences.push({ bankId, what: 'NOT_AT_PROVIDER', ledger: Math.abs(booked), provider: null });
  return { compared: list.length, differences };
}

/** What came in, or below zero what went out. */
const movedBy = ({ kind, amount }: BankTransaction): number =>
  kind === 'PAY_IN' || kind === 'RETURN' ? amount : -amount;

const stateAfter = {
  PAY_IN: 'APPROVED',
  TAKE_BACK: 'TAKEN_BACK',
  PAY_OUT: 'PAID',
  RETURN: 'RETURNED',
} as const;

/** Each transaction with what the list says of its payment as a whole. */
function* withAccounts(list: readonly BankTransaction[]): Generator<[ProviderPayment, BankTransaction]> {
  const byReference = new Map<string | null, BankTransaction[]>();
  for (const transaction of list) {
    const others = byReference.get(transaction.reference) ?? [];
    byReference.set(transaction.reference, [...others, transaction]);
  }
  for (const transactions of byReference.values()) {
    const state = stateAfter[lastOf(transactions).kind];
    for (const transaction of transactions) yield [{ state, reason: null, transactions }, transaction];
  }
}
