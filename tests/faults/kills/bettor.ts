import { setTimeout as delay } from 'node:timers/promises';
import { aPerson } from '#contract/testing/people.ts';
import { signIn, signUp, type Session } from '#contract/session.ts';
import type { Order } from '#contract/order.ts';
import { callExchange } from '#contract/rest-client.ts';
import type { Random } from '#server/maker/random.ts';
import type { AnswerLog, Result } from './answer-log.ts';
import { chooseCashOut } from './choose-cash-out.ts';
import { chooseRequest, type OpenMarket } from './choose-request.ts';
import { altered, sendRequest, unexpected, type Request } from './requests.ts';

export interface BettorNeeds {
  url: string;
  name: string;
  random: Random;
  log: AnswerLog;
  markets: () => readonly OpenMarket[];
}

export const bettorPassword = 'correct horse battery';
/** Well before the token's 30 minutes are over. */
const tokenLifeMs = 15 * 60_000;

/**
 * Bets and cashes out as fast as the exchange answers. A request without an answer is sent again with the same ids
 * until it gets one. Some requests are sent two or three times at once, some are given up within milliseconds and sent
 * again, and some ids are reused with other contents.
 */
export class Bettor {
  readonly name: string;
  readonly #needs: BettorNeeds;
  readonly #open = new Map<string, Order>();
  #session: { token: string; since: number } | null = null;
  /** Sent, but not answered yet. */
  #pending: Request | null = null;
  /** Some of the answered requests, to be repeated at any time. */
  readonly #past: Request[] = [];
  #lastId = 0;

  constructor(needs: BettorNeeds) {
    this.#needs = needs;
    this.name = needs.name;
  }

  get credentials(): { token: string } {
    if (!this.#session) throw new Error(`${this.name} is not signed in`);
    return this.#session;
  }

  async signUp(): Promise<void> {
    const { url, name: userName } = this.#needs;
    this.#keepSession(
      await callExchange(url, signUp, { body: aPerson({ userName, password: bettorPassword }) }),
    );
  }

  /** A session survives restarts; one that grows old is replaced. */
  async refreshSession(): Promise<void> {
    if (this.#session && performance.now() - this.#session.since < tokenLifeMs) return;
    const { url, name: userName } = this.#needs;
    this.#keepSession(await callExchange(url, signIn, { body: { userName, password: bettorPassword } }));
  }

  /** Works until `isOver`. Resolves when nothing of it is under way. */
  async work(isOver: () => boolean): Promise<void> {
    const { random } = this.#needs;
    while (!isOver()) {
      const request = this.#pending ?? (await this.#choose());
      this.#pending = request;
      const results = await this.#sendCopies(request);
      if (!results) continue;
      this.#pending = null;
      for (const result of results) this.#note(result);
      this.#past[this.#past.length < 100 ? this.#past.length : random.integer(0, 99)] = request;
      if (random.chance(0.03)) await this.#sendCopies(random.pick(this.#past));
      if (random.chance(0.03)) await this.#sendAltered(random.pick(this.#past));
    }
  }

  /** Sends what has no answer until it gets one. */
  finish(): Promise<void> {
    return this.work(() => this.#pending === null);
  }

  async #sendAltered(request: Request): Promise<void> {
    const results = await this.#send(altered(request));
    for (const result of results ?? []) this.#needs.log.heardAltered(result);
  }

  async #choose(): Promise<Request> {
    const { random, markets, log, name, url } = this.#needs;
    const situation = {
      markets: markets(),
      open: [...this.#open.values()],
      nextId: () => `${name}-${++this.#lastId}`,
    };
    const cashOut = random.chance(0.1) ? await chooseCashOut(random, situation, url, this.credentials) : null;
    const request = cashOut ?? chooseRequest(random, situation);
    if (request.type === 'CASH_OUT')
      log.asked({ bettor: name, clientId: request.cashOut.clientId, sent: request });
    else if (request.type === 'CANCEL_ALL')
      log.asked({ bettor: name, clientId: request.clientId, sent: null });
    else {
      const { marketId } = request;
      for (const instruction of request.instructions)
        log.asked({ bettor: name, clientId: instruction.clientId, sent: { marketId, instruction } });
    }
    return request;
  }

  /** Resolves to what any of the copies heard. Each answer is logged as soon as it is heard. */
  async #sendCopies(request: Request): Promise<Result[] | null> {
    const { random, log } = this.#needs;
    const copies = random.chance(0.3) ? random.integer(2, 3) : 1;
    const answers = await Promise.all(
      Array.from({ length: copies }, async (_, copy) => {
        const [later, patience] = [random.integer(0, 12), random.integer(1, 8)];
        const isImpatient = random.chance(0.05);
        if (copy > 0 && later > 0) await delay(later);
        const results = await this.#send(request, isImpatient ? AbortSignal.timeout(patience) : undefined);
        for (const result of results ?? []) log.heard(result);
        return results;
      }),
    );
    return answers.find((results) => results !== null) ?? null;
  }

  #send(request: Request, signal?: AbortSignal): Promise<Result[] | null> {
    return sendRequest(this.#needs.url, this.credentials, request, signal);
  }

  #note(result: Result): void {
    if (result.status === 'REFUSED') return;
    for (const order of result.orders)
      if (order.status === 'EXECUTABLE') this.#open.set(order.orderId, order);
      else this.#open.delete(order.orderId);
    // Eventually forgets orders that others have matched meanwhile.
    for (const orderId of this.#open.keys()) {
      if (this.#open.size <= 12) break;
      this.#open.delete(orderId);
    }
  }

  #keepSession(
    answer: { ok: true; data: Session } | ({ ok: false } & Parameters<typeof unexpected>[1]),
  ): void {
    if (!answer.ok) throw unexpected('signing in', answer);
    this.#session = { token: answer.data.token, since: performance.now() };
  }
}
