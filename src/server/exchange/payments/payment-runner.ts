import type { After } from '#domain/wire/after.ts';
import { backOff } from '#domain/wire/back-off.ts';
import type { StoredPayment } from '#server/exchange/engine/records/payments.ts';
import type { Bookkeeping } from './bookkeeping.ts';
import { carryOut } from './carry-out.ts';
import { dueAt, type Followed } from './followed.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { PaymentReader } from './payment-reader.ts';
import { Unanswered } from './unanswered.ts';

const minute = 60_000;
/** The longest pause before a provider that did not answer is asked about a payment again. */
const longestPause = 5 * minute;
/** How many payments are asked about at the same time. */
const atOnce = 50;

export interface RunnerOptions {
  providers: ReadonlyMap<string, PaymentProvider>;
  reader: PaymentReader;
  books: Bookkeeping;
  /** After how many milliseconds a held withdrawal is sent by itself; null: operators let it go. */
  letsGoAfter: number | null;
  /** Unix milliseconds. */
  now: () => number;
  after: After;
  /** In [0, 1). */
  random: () => number;
  /** Called when a payment could not be followed for a fault of ours. It is tried again. */
  failed: (error: unknown) => void;
}

/**
 * Carries open payments out. What is under way is found in the state, so that a restart forgets nothing: what may have
 * reached a provider is asked about by its id, and asked for again under that id alone.
 */
export class PaymentRunner {
  readonly #options: RunnerOptions;
  readonly #followed = new Map<string, Followed>();
  #isFirstPass = true;
  #isStopped = true;
  #passing: Promise<void> | null = null;
  #isWoken = false;
  /** Some were due and had to wait for others. */
  #isFull = false;
  #nextAt = Infinity;
  #callOff: () => void = () => undefined;
  readonly #works = new Set<Promise<void>>();

  constructor(options: RunnerOptions) {
    this.#options = options;
  }

  start(): void {
    this.#isStopped = false;
    this.wake();
  }

  /** Resolves once nothing is under way any more. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#callOff();
    await this.#passing;
    await Promise.all(this.#works);
  }

  /** Looks at the open payments soon: one may be new, or may have changed. */
  wake(): void {
    this.#isWoken = true;
    if (this.#isStopped || this.#passing) return;
    this.#passing = this.#pass()
      .catch((error: unknown) => {
        this.#options.failed(error);
        this.#wakeAt(this.#options.now() + minute);
      })
      .finally(() => {
        this.#passing = null;
        if (this.#isWoken) this.wake();
      });
  }

  async #pass(): Promise<void> {
    this.#isWoken = false;
    const { reader, now, providers, letsGoAfter } = this.#options;
    const { payments, away } = await reader.open();
    this.#forgetAllBut(payments);
    this.#isFull = false;
    for (const payment of payments) {
      const provider = providers.get(payment.providerId ?? '');
      if (!provider || away.has(provider.providerId)) continue;
      const followed = this.#follow(payment);
      if (followed.isBusy) continue;
      const due = dueAt(payment, followed, { letsGoAfter, now: now() });
      if (due > now()) this.#wakeAt(due);
      else if (this.#works.size >= atOnce) this.#isFull = true;
      else this.#work(provider, payment, followed);
    }
    this.#isFirstPass = false;
  }

  #forgetAllBut(payments: readonly StoredPayment[]): void {
    const open = new Set(payments.map(({ paymentId }) => paymentId));
    for (const id of this.#followed.keys()) if (!open.has(id)) this.#followed.delete(id);
  }

  #follow({ paymentId, state }: StoredPayment): Followed {
    const known = this.#followed.get(paymentId);
    if (known) return known;
    // Of one that stood before the start it is not known how far the process before got with it.
    const mayBeKnown = this.#isFirstPass && state !== 'HELD';
    const followed = { mayBeKnown, looks: 0, unanswered: 0, at: 0, isBusy: false };
    this.#followed.set(paymentId, followed);
    return followed;
  }

  /** Wakes then, in Unix milliseconds, if nothing wakes it before. */
  #wakeAt(at: number): void {
    const { now, after } = this.#options;
    if (this.#isStopped || at >= this.#nextAt) return;
    this.#callOff();
    this.#nextAt = at;
    this.#callOff = after(Math.max(at - now(), 0), () => {
      this.#nextAt = Infinity;
      this.wake();
    });
  }

  #work(provider: PaymentProvider, payment: StoredPayment, followed: Followed): void {
    const { now, random, failed } = this.#options;
    followed.isBusy = true;
    const work = carryOut(provider, payment, followed, this.#options)
      .then((wait) => {
        followed.unanswered = 0;
        followed.at = now() + wait;
      })
      .catch((error: unknown) => {
        if (!(error instanceof Unanswered)) failed(error);
        followed.at = now() + backOff(followed.unanswered++, random(), longestPause);
      })
      .finally(() => {
        followed.isBusy = false;
        this.#works.delete(work);
        if (this.#isFull && this.#works.size <= atOnce / 2) this.wake();
        else this.#wakeAt(followed.at);
      });
    this.#works.add(work);
  }
}
