import { must } from '#domain/must.ts';
import { turns } from '#contract/testing/fake-clock.fixture.ts';
import type { StoredPayment } from '#server/exchange/engine/records/payments.ts';
import { PaymentDesk } from '../payment-desk.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { uplineDesk } from '../upline/upline-desk.ts';
import { PayingEngine } from './paying-engine.fixture.ts';

/** The real engine and the real desk, on a clock of the test. */
export class PaymentWorld extends PayingEngine {
  readonly failures: unknown[] = [];
  /** After how long the desk acts by itself, ms. */
  deskActsAfter: number | null = 5_000;
  readonly #providers: PaymentProvider[] = [];
  #desk: PaymentDesk | null = null;
  #underWay = 0;

  override asked(): void {
    this.#desk?.wake();
  }

  get desk(): PaymentDesk {
    return must(this.#desk);
  }

  /** Adds a provider, whose calls are noted and waited for. */
  with(provider: PaymentProvider): this {
    const noted = <Result>(name: string, call: (payment: StoredPayment) => Promise<Result>) =>
      this.counted(async (payment: StoredPayment) => {
        this.log.push(`${name} ${payment.paymentId}`);
        return call(payment);
      });
    this.#providers.push({
      providerId: provider.providerId,
      ask: noted('ask', (payment) => provider.ask(payment)),
      status: noted('status', (payment) => provider.status(payment)),
      giveUp: noted('give up', (payment) => provider.giveUp(payment)),
      list: this.counted((since: string) => provider.list(since)),
      looksAfter: (payment, now) => provider.looksAfter(payment, now),
      readNotice: (...notice) => provider.readNotice(...notice),
    });
    return this;
  }

  /** Starts the desk; a second time as after a kill, on what is stored alone. */
  start(): this {
    void this.#desk?.stop();
    const { now, after } = this.clock;
    this.#desk = new PaymentDesk({
      gate: this.gate,
      reader: this.reader,
      providers: [uplineDesk({ actsAfter: this.deskActsAfter, now }), ...this.#providers],
      letsGoAfter: this.deskActsAfter,
      now,
      after,
      random: () => 0,
      failed: (error) => this.failures.push(error),
    });
    this.#desk.start();
    return this;
  }

  /** Lets time pass; all that follows is done by then. */
  async pass(ms: number): Promise<void> {
    await this.clock.advance(ms, () => this.settle());
    this.run({ type: 'END_PAYMENTS' });
    await this.settle();
  }

  async settle(): Promise<void> {
    do await turns();
    while (this.#underWay > 0);
  }

  /** Makes what the call takes be waited for. */
  counted<Args extends unknown[], Result>(
    call: (...args: Args) => Promise<Result>,
  ): (...args: Args) => Promise<Result> {
    return async (...args) => {
      this.#underWay++;
      try {
        return await call(...args);
      } finally {
        this.#underWay--;
      }
    };
  }
}
