import type { BankTransaction, ProviderPayment } from '#contract/payment-provider.ts';
import { isOpen, mayBecome } from '#domain/payment/payment.ts';
import type { CommandGate } from '#server/exchange/engine/commands/commands.ts';
import type { Actor, PaymentStep } from '#server/exchange/engine/commands/payment-commands.ts';
import type { StoredPayment } from '#server/exchange/engine/records/payments.ts';
import type { PaymentReader } from './payment-reader.ts';

/** What came of a step. `KNOWN`: it stands so already. `NOTHING`: it does not follow from what stands. */
export type Booked = 'BOOKED' | 'KNOWN' | 'NOTHING';

/** How often a payment that changed meanwhile is read again. */
const tries = 4;

/** Turns what providers say into commands. The engine decides; this knows what a provider's words mean. */
export class Bookkeeping {
  readonly #gate: CommandGate;
  readonly #reader: PaymentReader;

  constructor(gate: CommandGate, reader: PaymentReader) {
    this.#gate = gate;
    this.#reader = reader;
  }

  /** Does what the provider's whole account of a payment says, in the order in which it happened. */
  async bookAll(providerId: string, payment: StoredPayment, told: ProviderPayment): Promise<void> {
    for (const transaction of told.transactions) await this.book(providerId, transaction, told);
    if (told.transactions.length === 0) await this.bookState(payment, told);
  }

  /** Books what moved no money: that a payment was taken on, refused or given up. */
  async bookState(
    payment: StoredPayment,
    { state, reason }: Pick<ProviderPayment, 'state' | 'reason'>,
  ): Promise<Booked> {
    const why = reason ?? 'The provider gave no reason.';
    const actor = actorOf(payment.providerId, reason);
    if (payment.kind === 'WITHDRAWAL') {
      const isReturned = state === 'RETURNED' || state === 'REFUSED' || state === 'FAILED';
      // Money that went out is back only with a bank transaction that says so.
      if (!isReturned || payment.state !== 'SENT') return payment.state === 'RETURNED' ? 'KNOWN' : 'NOTHING';
      return this.step(payment, { to: 'RETURNED', bankId: null, reason: why }, actor);
    }
    if (payment.state === state) return 'KNOWN';
    if (state === 'WAITING') {
      // That it was taken on says nothing new of one that its bettor paid.
      return payment.state === 'ASKED' ? this.step(payment, { to: 'WAITING' }, actor) : 'KNOWN';
    }
    if (state === 'REFUSED' || state === 'FAILED')
      return this.step(payment, { to: state, reason: why }, actor);
    return 'NOTHING';
  }

  /** Books money that moved, once. `told` is the payment's whole account, where that is known. */
  async book(
    providerId: string,
    transaction: BankTransaction,
    told: ProviderPayment | null = null,
  ): Promise<Booked> {
    if (transaction.kind === 'PAY_IN') return this.#moneyCame(providerId, transaction);
    const payment = transaction.reference && (await this.#reader.byReference(transaction.reference));
    if (!payment || payment.providerId !== providerId) return 'NOTHING';
    return this.bookMove(payment, transaction, told);
  }

  /** The same for money of a known payment that went out, or back. */
  async bookMove(
    payment: StoredPayment,
    transaction: BankTransaction,
    told: ProviderPayment | null = null,
  ): Promise<Booked> {
    const booked = await this.#move(payment, transaction, told);
    return booked === 'BOOKED' ? booked : this.isKnown(transaction);
  }

  /** Whether this bank transaction is booked. Its payment's state does not tell: money may move so more than once. */
  isKnown({ bankId }: Pick<BankTransaction, 'bankId'>): Promise<Booked> {
    return this.#gate.look(({ payments }) => (payments.bankIds.has(bankId) ? 'KNOWN' : 'NOTHING'));
  }

  async #move(
    payment: StoredPayment,
    { bankId, kind, amount }: BankTransaction,
    told: ProviderPayment | null,
  ): Promise<Booked> {
    // A payment moves as a whole. What became of a part of it is for operators to find out.
    if (amount !== (payment.came ?? payment.amount)) return 'NOTHING';
    const actor = actorOf(payment.providerId, told?.reason ?? null);
    const reason = told?.reason ?? 'The bank sent it back.';
    if (kind === 'TAKE_BACK') return this.step(payment, { to: 'TAKEN_BACK', bankId, reason }, actor);
    if (kind === 'RETURN') return this.step(payment, { to: 'RETURNED', bankId, reason }, actor);
    // It went out and came back. Heard in the wrong order, it is not one payment too many.
    if (payment.state !== 'SENT' && told?.state !== 'PAID') return 'NOTHING';
    return this.step(payment, { to: 'PAID', bankId }, actor);
  }

  /** Commits a step from a payment as it was read. Reads it again if it has changed meanwhile. */
  async step(read: StoredPayment, step: PaymentStep, actor: Actor): Promise<Booked> {
    const { paymentId } = read;
    let payment: StoredPayment | null = read;
    for (let attempt = 0; attempt < tries && payment; attempt++) {
      if (!follows(payment, step)) return 'NOTHING';
      const stored = isOpen(payment.state) ? null : payment;
      const result = await this.#gate.submit({ type: 'STEP_PAYMENT', paymentId, step, actor, stored });
      if (result.status === 'ACCEPTED') return 'BOOKED';
      if (result.code !== 'CHANGED_MEANWHILE') return 'NOTHING';
      payment = await this.#reader.byId(paymentId);
    }
    return 'NOTHING';
  }

  async #moneyCame(providerId: string, transaction: BankTransaction): Promise<Booked> {
    const { bankId, amount, reference, utr, payerName } = transaction;
    const payerAccountId = payerName === null ? null : this.#reader.accountOfPayer(payerName);
    for (let attempt = 0; attempt < tries; attempt++) {
      const found = reference === null ? null : await this.#reader.byReference(reference);
      const result = await this.#gate.submit({
        type: 'MONEY_CAME',
        providerId,
        bankId,
        amount,
        reference,
        utr,
        payerName,
        payerAccountId,
        stored: found && !isOpen(found.state) ? found : null,
      });
      if (result.status === 'ACCEPTED') return result.outcome === 'KNOWN' ? 'KNOWN' : 'BOOKED';
      if (result.code !== 'CHANGED_MEANWHILE') return 'NOTHING';
    }
    return 'NOTHING';
  }
}

/** A payment that was paid although its money had come back becomes PAID_TWICE by the step PAID. */
const follows = ({ kind, state }: StoredPayment, { to }: PaymentStep): boolean =>
  mayBecome(kind, state, to) || (to === 'PAID' && mayBecome(kind, state, 'PAID_TWICE'));

const actorOf = (providerId: string | null, reason: string | null): Actor => ({
  who: providerId === null ? 'exchange' : `provider:${providerId}`,
  reason,
});
