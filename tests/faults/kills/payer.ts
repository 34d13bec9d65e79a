import { setTimeout as delay } from 'node:timers/promises';
import {
  askDeposit,
  askWithdrawal,
  giveUtr,
  savePayee,
  transferMoney,
  type PaymentResult,
} from '#contract/payments.ts';
import type { Credentials } from '#contract/rest-client.ts';
import type { Random } from '#server/maker/random.ts';
import { isSameResult } from './answer-log.ts';
import { callOnce, unexpected } from './requests.ts';
import type { Violation } from './violation.ts';

export interface PayerNeeds {
  url: string;
  /** The bettor whose money it is. */
  name: string;
  password: string;
  random: Random;
  credentials: () => Credentials;
  /** A UTR that nobody has used. */
  nextUtr: () => string;
}

/** What a payer sent under one id, and was answered. */
export interface HeardPayment {
  bettor: string;
  clientId: string;
  result: PaymentResult;
}

interface Asked {
  clientId: string;
  send: () => Promise<PaymentResult | null>;
}

const rupee = 100;
/** How the demo provider acts on each, by the rupees' last digits. Those that never end are left out. */
const endings = [1, 2, 4, 6, 7, 8, 10, 33, 44, 55, 66];

/**
 * Pays in, takes out and transfers for a bettor who bets meanwhile. What has no answer is sent again under its id until
 * it has one; some is sent twice at once.
 */
export class Payer {
  readonly heard: HeardPayment[] = [];
  readonly violations: Violation[] = [];
  readonly #needs: PayerNeeds;
  #payeeId: string | null = null;
  #pending: Asked | null = null;
  /** Deposits that were asked for and have no UTR yet. */
  #unpaid: string[] = [];
  #lastId = 0;

  constructor(needs: PayerNeeds) {
    this.#needs = needs;
  }

  async work(isOver: () => boolean): Promise<void> {
    const { random } = this.#needs;
    while (!isOver()) {
      if (this.#payeeId === null) await this.#addPayee();
      else {
        this.#pending ??= this.#choose(this.#payeeId);
        await this.#send(this.#pending);
      }
      await delay(random.integer(5, 30));
    }
  }

  /** Sends what has no answer until it gets one. */
  async finish(): Promise<void> {
    while (this.#pending) await this.#send(this.#pending);
  }

  async #addPayee(): Promise<void> {
    const { url, name, password, credentials } = this.#needs;
    const to = { payeeId: null, holder: name, bank: 'Harbour Bank', account: `acc-${name}` };
    const body = { clientId: `payee-of-${name}`, password, ...to };
    const answer = await callOnce(url, savePayee, { body }, credentials());
    if (!answer) return;
    if (!answer.ok) throw unexpected('savePayee', answer);
    const { result } = answer.data;
    if (result.status !== 'ACCEPTED') throw new Error(result.message);
    this.#payeeId = result.payee.payeeId;
  }

  #choose(payeeId: string): Asked {
    const { url, name, random, credentials, nextUtr } = this.#needs;
    const clientId = `${name}-payment-${++this.#lastId}`;
    const amount = (random.integer(2, 40) * 100 + random.pick(endings)) * rupee;
    const paymentId = this.#unpaid.shift();
    const roll = random.next();
    if (paymentId !== undefined) {
      const input = { params: { paymentId }, body: { clientId, utr: nextUtr() } };
      return { clientId, send: async () => resultOf(await callOnce(url, giveUtr, input, credentials())) };
    }
    if (roll < 0.5) {
      const methodId = random.pick(['upi', 'auto']);
      const body = { clientId, methodId, amount };
      const send = async () => {
        const result = resultOf(await callOnce(url, askDeposit, { body }, credentials()));
        return result;
      };
      return { clientId, send };
    }
    if (roll < 0.8) {
      const body = { clientId, payeeId, payeeVersion: 1, amount };
      return {
        clientId,
        send: async () => resultOf(await callOnce(url, askWithdrawal, { body }, credentials())),
      };
    }
    const body = { clientId, direction: random.pick(['TO_PARTNER', 'FROM_PARTNER'] as const), amount };
    return {
      clientId,
      send: async () => resultOf(await callOnce(url, transferMoney, { body }, credentials())),
    };
  }

  async #send(asked: Asked): Promise<void> {
    const copies = this.#needs.random.chance(0.3) ? 2 : 1;
    const answers = await Promise.all(Array.from({ length: copies }, asked.send));
    const [result, again] = answers.filter((answer) => answer !== null);
    if (!result) return;
    this.#pending = null;
    const { clientId } = asked;
    if (again && !isSameResult(result, again))
      this.violations.push({
        kind: 'TWO_ANSWERS',
        what: `${clientId} heard ${JSON.stringify(result)} and ${JSON.stringify(again)}`,
      });
    this.heard.push({ bettor: this.#needs.name, clientId, result });
    if (result.status !== 'ACCEPTED') return;
    const { paymentId, kind, methodId, state } = result.payment;
    if (kind === 'DEPOSIT' && methodId === 'upi' && state === 'ASKED') this.#unpaid.push(paymentId);
  }
}

function resultOf(answer: Awaited<ReturnType<typeof callOnce<typeof askDeposit>>>): PaymentResult | null {
  if (!answer) return null;
  if (!answer.ok) throw unexpected('a payment', answer);
  return answer.data.result;
}
