import type { CommandGate } from '#server/exchange/engine/commands/commands.ts';
import { isOpen } from '#domain/payment/payment.ts';
import { backOff } from '#domain/wire/back-off.ts';
import { Bookkeeping } from './bookkeeping.ts';
import { Notices } from './notices.ts';
import type { Headers, PaymentProvider } from './payment-provider.ts';
import type { PaymentReader } from './payment-reader.ts';
import { PaymentRunner, type RunnerOptions } from './payment-runner.ts';
import { reconcileWith, type Difference, type Reconciled } from './reconcile.ts';
import { Unanswered } from './unanswered.ts';

const hour = 60 * 60_000;
/** The longest pause before the list of a provider that did not answer is asked for again. */
const longestPause = 10 * 60_000;

export interface PaymentDeskOptions extends Omit<RunnerOptions, 'providers' | 'books'> {
  gate: CommandGate;
  reader: PaymentReader;
  providers: readonly PaymentProvider[];
}

/** What became of a call-back. The same one always gets the same answer. */
export type Heard = 'HEARD' | 'UNSIGNED' | 'UNREADABLE' | 'UNKNOWN_PROVIDER';

/** Everything that the exchange does about payments outside itself. */
export class PaymentDesk {
  readonly #options: PaymentDeskOptions;
  readonly #providers: ReadonlyMap<string, PaymentProvider>;
  readonly #books: Bookkeeping;
  readonly #runner: PaymentRunner;
  readonly #notices: Notices;
  readonly #differences = new Map<string, Difference[]>();
  #reconciling: Promise<Reconciled> | null = null;
  #callOff: () => void = () => undefined;
  #isStopped = true;
  /** Whether all providers answered when the lists were last compared. */
  #isWhole = true;

  constructor(options: PaymentDeskOptions) {
    const { gate, reader } = options;
    this.#options = options;
    this.#providers = new Map(options.providers.map((provider) => [provider.providerId, provider]));
    this.#books = new Bookkeeping(gate, reader);
    this.#runner = new PaymentRunner({ ...options, providers: this.#providers, books: this.#books });
    this.#notices = new Notices({ gate, reader, books: this.#books });
  }

  /** Finds every open payment again, and compares the lists: now, and every hour. */
  start(): void {
    this.#isStopped = false;
    this.#runner.start();
    this.#reconcileFromNowOn(0);
  }

  /** Resolves once nothing is under way any more. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#callOff();
    await this.#runner.stop();
    await this.#reconciling?.catch(() => undefined);
  }

  /** Looks at the open payments soon. */
  wake(): void {
    this.#runner.wake();
  }

  /** Whether there is such a provider here. Without one its ways to pay are off. */
  carriesOut(providerId: string): boolean {
    return this.#providers.has(providerId);
  }

  /**
   * Asks the provider to give an open deposit up. It fails only when the provider has confirmed that nothing will come
   * of it; it stands as it was when it is too late, the provider does not answer, or is marked away.
   */
  async giveUp(paymentId: string): Promise<void> {
    const { reader } = this.#options;
    const payment = await reader.byId(paymentId);
    if (payment?.kind !== 'DEPOSIT' || !isOpen(payment.state)) return;
    const provider = this.#providers.get(payment.providerId ?? '');
    if (!provider || (await reader.open()).away.has(provider.providerId)) return;
    const outcome = await provider.giveUp(payment).catch(() => 'UNKNOWN' as const);
    const reason = 'You gave it up before it was paid. Nothing was charged.';
    if (outcome === 'GIVEN_UP') await this.#books.bookState(payment, { state: 'FAILED', reason });
  }

  /** Compares the ledger with the lists of all providers that are not away. Two at once are one. */
  reconcile(): Promise<Reconciled> {
    this.#reconciling ??= this.#reconcile().finally(() => {
      this.#reconciling = null;
    });
    return this.#reconciling;
  }

  lastDifferences(): Difference[] {
    return [...this.#differences.values()].flat();
  }

  /** Reads a call-back and does what it says. Rejects when that could not be done; the provider then calls again. */
  async hear(providerId: string, rawBody: Uint8Array, headers: Headers): Promise<Heard> {
    const provider = this.#providers.get(providerId);
    if (!provider) return 'UNKNOWN_PROVIDER';
    const read = provider.readNotice(rawBody, headers, this.#options.now());
    if (read.outcome === 'UNREADABLE') return 'UNREADABLE';
    if (read.outcome === 'UNSIGNED') {
      await this.#notices.note(providerId, 'UNSIGNED_NOTICE', providerId, read.why);
      return 'UNSIGNED';
    }
    await this.#notices.hear(provider, read.notice);
    return 'HEARD';
  }

  async #reconcile(): Promise<Reconciled> {
    const { reader, now, failed } = this.#options;
    const { away } = await reader.open();
    let compared = 0;
    this.#isWhole = true;
    for (const [providerId, provider] of this.#providers) {
      if (away.has(providerId)) continue;
      try {
        const reconciled = await reconcileWith(provider, { reader, books: this.#books }, now());
        compared += reconciled.compared;
        this.#differences.set(providerId, reconciled.differences);
      } catch (error) {
        // Its last differences stand until it answers.
        this.#isWhole = false;
        if (!(error instanceof Unanswered)) failed(error);
      }
    }
    return { compared, differences: this.lastDifferences() };
  }

  /** Reconciles, and again every hour, or sooner while a provider does not answer. */
  #reconcileFromNowOn(attempt: number): void {
    const { failed, after, random } = this.#options;
    void this.reconcile()
      .catch(failed)
      .then(() => {
        if (this.#isStopped) return;
        const wait = this.#isWhole ? hour : backOff(attempt, random(), longestPause);
        this.#callOff = after(wait, () => this.#reconcileFromNowOn(this.#isWhole ? 0 : attempt + 1));
      });
  }
}
