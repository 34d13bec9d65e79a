import type { BankTransaction, ProviderNotice, ProviderPayment } from '#contract/payment-provider.ts';
import { itemAt, must } from '#domain/must.ts';
import type { After } from '#domain/wire/after.ts';
import { keptPayment, nextStepAt, noticesOf, transactionsOf, type KeptPayment } from './kept-payment.ts';
import type { Ask } from './plan.ts';
import type { ListEntry, StoredList } from './stored-list.ts';
import { Tellings } from './tellings.ts';

export interface DemoProviderOptions {
  list: StoredList;
  /** Unix milliseconds. */
  now: () => number;
  after: After;
  /** In [0, 1). */
  random: () => number;
  /** How many times faster than a bank it is. A payment's time limit is the exchange's, and does not shrink. */
  speed: number;
  /** Calls the exchange back. Rejects when it did not hear. */
  tell: (notice: ProviderNotice) => Promise<void>;
}

/** The provider's part of the exchange is away for this payment. */
export class Away extends Error {}

/**
 * A bank of the demo. What it was asked for, what happened and what it has told is on disk before it answers, so a kill
 * forgets nothing; its timers follow from that list.
 */
export class DemoProvider {
  readonly #options: DemoProviderOptions;
  readonly #payments = new Map<string, KeptPayment>();
  readonly #givenUp = new Set<string>();
  readonly #tellings: Tellings;
  #isStopped = false;

  constructor(options: DemoProviderOptions) {
    const { list } = options;
    this.#options = options;
    this.#tellings = new Tellings({
      ...options,
      told: (noticeId) => list.append({ type: 'TOLD', noticeId }),
    });
    for (const entry of list.entries) this.#keep(entry);
  }

  /** Arms what is to happen, and tells what the exchange has not heard. */
  start(): void {
    const told = new Set(this.#options.list.entries.map((entry) => entry.type === 'TOLD' && entry.noticeId));
    for (const payment of this.#payments.values()) {
      for (const step of payment.happened.keys())
        for (const notice of noticesOf(payment, step))
          if (!told.has(notice.noticeId)) this.#tellings.add(notice);
      this.#arm(payment);
    }
  }

  /** From now on nothing happens and nothing is told. */
  stop(): void {
    this.#isStopped = true;
    this.#tellings.stop();
  }

  /** Takes a payment on, once per id. Returns why not, if it does not. Throws `Away`. */
  ask(paymentId: string, ask: Ask): string | null {
    if (this.#givenUp.has(paymentId)) return 'It was given up before.';
    if (!this.#payments.has(paymentId)) {
      this.#write({ type: 'ASKED', paymentId, ask, at: this.#options.now() });
      this.#arm(must(this.#payments.get(paymentId)));
    }
    return this.#payment(paymentId).plan.refusal ?? null;
  }

  /** Null: it has never heard of it. Throws `Away`. */
  status(paymentId: string): ProviderPayment | null {
    const isGivenUp = this.#givenUp.has(paymentId);
    if (!this.#payments.has(paymentId)) return isGivenUp ? givenUp : null;
    const payment = this.#payment(paymentId);
    const { plan, happened } = payment;
    if (plan.refusal) return { state: 'REFUSED', reason: plan.refusal, transactions: [] };
    if (isGivenUp) return givenUp;
    if (happened.length === 0) return { state: 'WAITING', reason: null, transactions: [] };
    const { state, reason } = itemAt(plan.steps, happened.length - 1);
    return { state, reason, transactions: transactionsOf(payment) };
  }

  /** Gives an id up, also one that it has never heard of. Throws `Away`. */
  giveUp(paymentId: string): 'GIVEN_UP' | 'TOO_LATE' {
    if (this.#payments.has(paymentId) && this.#payment(paymentId).happened.length > 0) return 'TOO_LATE';
    if (!this.#givenUp.has(paymentId)) this.#write({ type: 'GIVEN_UP', paymentId, at: this.#options.now() });
    return 'GIVEN_UP';
  }

  /** The money that moved since then (Unix milliseconds), the oldest first. */
  transactions(since: number): BankTransaction[] {
    return [...this.#payments.values()]
      .flatMap(transactionsOf)
      .filter(({ at }) => Date.parse(at) >= since)
      .sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  }

  #payment(paymentId: string): KeptPayment {
    const payment = must(this.#payments.get(paymentId));
    if (payment.plan.isAway) throw new Away('The provider is away.');
    return payment;
  }

  #write(entry: ListEntry): void {
    this.#options.list.append(entry);
    this.#keep(entry);
  }

  #keep(entry: ListEntry): void {
    if (entry.type === 'TOLD') return;
    const { paymentId } = entry;
    if (entry.type === 'GIVEN_UP') this.#givenUp.add(paymentId);
    else if (entry.type === 'ASKED')
      this.#payments.set(paymentId, keptPayment(paymentId, entry.ask, entry.at));
    else must(this.#payments.get(paymentId)).happened.push(entry.at);
  }

  /** Waits for the next step of a payment's plan. */
  #arm(payment: KeptPayment): void {
    const { now, after, speed } = this.#options;
    const at = nextStepAt(payment, speed);
    if (at !== null) after(Math.max(at - now(), 0), () => this.#happen(payment));
  }

  #happen(payment: KeptPayment): void {
    const { paymentId, happened } = payment;
    if (this.#isStopped || this.#givenUp.has(paymentId)) return;
    const step = happened.length;
    this.#write({ type: 'HAPPENED', paymentId, step, at: this.#options.now() });
    for (const notice of noticesOf(payment, step)) this.#tellings.add(notice);
    this.#arm(payment);
  }
}

const givenUp: ProviderPayment = {
  state: 'FAILED',
  reason: 'It was given up before anything was charged.',
  transactions: [],
};
