import type { ProviderNotice } from '#contract/payment-provider.ts';
import type { After } from '#domain/wire/after.ts';
import { backOff } from '#domain/wire/back-off.ts';

export interface TellingsOptions {
  after: After;
  /** In [0, 1). */
  random: () => number;
  /** Rejects when the exchange did not hear. */
  tell: (notice: ProviderNotice) => Promise<void>;
  /** Called once the exchange has heard. */
  told: (noticeId: string) => void;
}

/** Tells the exchange each notice until it has heard it, those of one payment in their order. */
export class Tellings {
  readonly #options: TellingsOptions;
  readonly #untold = new Map<string, ProviderNotice[]>();
  #isStopped = false;

  constructor(options: TellingsOptions) {
    this.#options = options;
  }

  add(notice: ProviderNotice): void {
    const queue = this.#untold.get(notice.paymentId);
    if (queue) queue.push(notice);
    else {
      this.#untold.set(notice.paymentId, [notice]);
      this.#tellNext(notice.paymentId, 0);
    }
  }

  stop(): void {
    this.#isStopped = true;
  }

  #tellNext(paymentId: string, attempt: number): void {
    const queue = this.#untold.get(paymentId);
    const notice = queue?.[0];
    if (!notice) this.#untold.delete(paymentId);
    if (!notice || this.#isStopped) return;
    const { tell, told, after, random } = this.#options;
    tell(notice).then(
      () => {
        // What is heard after the end is told again after the next start.
        if (this.#isStopped) return;
        told(notice.noticeId);
        queue.shift();
        this.#tellNext(paymentId, 0);
      },
      () => {
        after(backOff(attempt, random()), () => this.#tellNext(paymentId, attempt + 1));
      },
    );
  }
}
