import type { ProviderNotice } from '#contract/payment-provider.ts';
import type { CommandGate } from '#server/exchange/engine/commands/commands.ts';
import type { StoredPayment } from '#server/exchange/engine/records/payments.ts';
import type { Booked, Bookkeeping } from './bookkeeping.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { PaymentReader } from './payment-reader.ts';

export interface NoticesOptions {
  gate: CommandGate;
  reader: PaymentReader;
  books: Bookkeeping;
}

/**
 * Hears what providers call back. A call-back may come twice, late, out of order, or before the answer to the ask: what
 * does not follow from what stands is asked about, and what is older than what stands changes nothing.
 */
export class Notices {
  readonly #options: NoticesOptions;

  constructor(options: NoticesOptions) {
    this.#options = options;
  }

  /** Rejects when it could not be carried out; the provider then calls again. */
  async hear(provider: PaymentProvider, notice: ProviderNotice): Promise<void> {
    const { books, reader } = this.#options;
    if (notice.transaction?.kind === 'PAY_IN') {
      const { bankId } = notice.transaction;
      const booked = await books.book(provider.providerId, notice.transaction);
      if (booked === 'NOTHING') await this.note(provider.providerId, 'NOTICE_NOT_BOOKED', bankId, null);
      return;
    }
    const payment = await reader.byId(notice.paymentId);
    if (payment?.providerId !== provider.providerId)
      return this.note(provider.providerId, 'NOTICE_OF_UNKNOWN_PAYMENT', notice.paymentId, notice.reason);
    const booked = await this.#bookOne(provider, payment, notice);
    if (booked === 'NOTHING')
      await this.note(provider.providerId, 'NOTICE_TOO_LATE', notice.paymentId, `It says ${notice.state}.`);
  }

  /** A line in the audit about a call-back that changed nothing. */
  async note(providerId: string, act: string, subject: string, reason: string | null): Promise<void> {
    const actor = { who: `provider:${providerId}`, reason };
    await this.#options.gate.submit({ type: 'NOTE_AUDIT', act, subject, actor });
  }

  async #bookOne(provider: PaymentProvider, payment: StoredPayment, notice: ProviderNotice): Promise<Booked> {
    const { books, reader } = this.#options;
    const { transaction, state, reason } = notice;
    if (!transaction) return books.bookState(payment, notice);
    if (payment.state === state) return books.isKnown(transaction);
    if (followsAtOnce[transaction.kind] === payment.state)
      return books.bookMove(payment, transaction, { state, reason, transactions: [] });
    const told = await provider.status(payment);
    if (!told) return 'NOTHING';
    await books.bookAll(provider.providerId, payment, told);
    const stands = await reader.byId(payment.paymentId);
    return stands && stands.version > payment.version ? 'BOOKED' : 'NOTHING';
  }
}

/** The state that a payment must be in for such money to move next. */
const followsAtOnce = {
  PAY_IN: null,
  TAKE_BACK: 'APPROVED',
  PAY_OUT: 'SENT',
  RETURN: 'PAID',
} as const;
