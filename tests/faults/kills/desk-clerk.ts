import { setTimeout as delay } from 'node:timers/promises';
import { approvePayment, getDesk } from '#contract/payment-desk.ts';
import { callOnce } from './requests.ts';

/** Lets every withdrawal go, as an operator does. What is not answered is tried again, for it is still on the list. */
export class DeskClerk {
  readonly #url: string;
  readonly #operatorKey: string;

  constructor(url: string, operatorKey: string) {
    this.#url = url;
    this.#operatorKey = operatorKey;
  }

  async work(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      await this.letAllGo();
      await delay(20);
    }
  }

  async letAllGo(): Promise<void> {
    const by = { operatorKey: this.#operatorKey };
    const desk = await callOnce(this.#url, getDesk, {}, by);
    if (!desk?.ok) return;
    for (const { paymentId } of desk.data.held) {
      const body = { operatorName: 'Clerk' };
      // Refused where the payment has changed since the list was read.
      await callOnce(this.#url, approvePayment, { params: { paymentId }, body }, by);
    }
  }
}
