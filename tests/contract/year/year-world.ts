import type { Call, DataOf } from '#contract/call.ts';
import { getReferrals } from '#contract/referrals.ts';
import type { Credentials } from '#contract/rest-client.ts';
import { signUp } from '#contract/session.ts';
import { aPerson } from '#contract/testing/people.ts';
import { must } from '#domain/must.ts';
import type { CommandGate } from '#server/exchange/engine/commands/commands.ts';
import { createRandom } from '#server/maker/random.ts';
import { dataOf, TestExchange } from '#tests/support/test-exchange.ts';

export const password = 'the password of the year';
export const desk = { operatorName: 'Olga', reason: 'The bank says so.' };

/** Whose year it is. Their limits follow the calendar of St John’s. */
export const bettor = 'yara';
/** A friend who joins by their code and takes the other side of their bets. */
export const maker = 'milo';
export const homeZone = 'America/St_Johns';

type Input<C extends Call> = Parameters<typeof TestExchange.prototype.call<C>>[1];

/** An exchange on a clock that only the test moves, the bettor, and what they were refused. */
export class YearWorld {
  readonly random = createRandom('a year');
  /** How often each code was the answer to the bettor. */
  readonly refusals = new Map<string, number>();
  /** What the bettor’s accepted deposits and withdrawals came to, as the test counts them. */
  readonly told = { deposited: 0, withdrawn: 0, bets: 0 };
  /** By which friends join. */
  codes = { own: '', ofFriend: '' };
  by: Credentials = {};
  makerBy: Credentials = {};
  #now: number;
  #exchange: TestExchange | null = null;
  #gate: CommandGate | null = null;
  #lastId = 0;

  constructor(start: string) {
    this.#now = Date.parse(start);
  }

  async open(): Promise<void> {
    this.#exchange = await TestExchange.open({
      now: () => this.#now,
      tokenLife: 12 * 3_600_000,
      // Bets of which nothing came are removed after a day of the machine’s time: here they stay.
      upkeepEvery: 24 * 3_600_000,
      wrap: { gate: (real) => (this.#gate = real) },
    });
    const code = await this.#join(bettor, '1990-05-01', null);
    this.codes = { own: code, ofFriend: await this.#join(maker, '1985-07-09', code) };
    await this.signIn();
  }

  /** Opens an account in the home zone. Returns its code for friends. */
  async #join(userName: string, dateOfBirth: string, referral: string | null): Promise<string> {
    const body = aPerson({ userName, password }, { zone: homeZone, dateOfBirth, referral });
    const { token } = dataOf(await this.exchange.call(signUp, { body }));
    return must(dataOf(await this.exchange.call(getReferrals, {}, { token })).code);
  }

  get exchange(): TestExchange {
    return must(this.#exchange);
  }

  get gate(): CommandGate {
    return must(this.#gate);
  }

  get now(): number {
    return this.#now;
  }

  get time(): string {
    return new Date(this.#now).toISOString();
  }

  /** What ends or is due by then does so before anything else happens. */
  async advanceTo(time: number): Promise<void> {
    if (time < this.#now) throw new Error('Time went back');
    this.#now = time;
    await this.gate.submit({ type: 'END_PAYMENTS' });
  }

  newId(name = 'year'): string {
    return `${name}-${String(++this.#lastId).padStart(6, '0')}`;
  }

  /** Both sign in anew: no session is longer than twelve hours. */
  async signIn(): Promise<void> {
    [this.by, this.makerBy] = await Promise.all([
      this.exchange.signIn(bettor, password),
      this.exchange.signIn(maker, password),
    ]);
  }

  async operate<C extends Call>(call: C, input: Input<C>): Promise<DataOf<C>> {
    return dataOf(await this.exchange.call(call, input, this.exchange.operator));
  }

  /** The answer to the bettor; null where it is a refusal, which is counted. */
  async ask<C extends Call>(call: C, input: Input<C>): Promise<DataOf<C> | null> {
    const answer = await this.exchange.call(call, input, this.by);
    if (answer.ok) return answer.data;
    this.noteRefusal(answer.code);
    return null;
  }

  /** What the exchange answered in words of its own: done, or refused, which is counted. */
  done<R extends { status: string }>(result: R): Extract<R, { status: 'ACCEPTED' }> | null {
    if (result.status === 'ACCEPTED') return result as Extract<R, { status: 'ACCEPTED' }>;
    this.noteRefusal((result as unknown as { code: string }).code);
    return null;
  }

  noteRefusal(code: string): void {
    this.refusals.set(code, (this.refusals.get(code) ?? 0) + 1);
  }
}
