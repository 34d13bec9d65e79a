import { getBalance } from '#contract/account.ts';
import type { Call } from '#contract/call.ts';
import { fundAccount } from '#contract/operator.ts';
import { callExchange, type Answer } from '#contract/rest-client.ts';
import { simulatedBettorName } from '#domain/site/simulated.ts';
import { createRandom, type Random } from '#server/maker/random.ts';
import { openTrader, required, type Trader } from '#server/maker/trader.ts';
import { drawHabit } from './habits/all-habits.ts';
import type { Habit } from './habits/habit.ts';

export interface House {
  baseUrl: string;
  operatorKey: string;
  /** New at each start, because the exchange remembers ids. */
  startId: string;
  /** Epoch ms. */
  clock: () => number;
}

/** Minor units: what an account gets when it has less than `lowPurse` left, once a day. */
const dailyFunds = 1_000_000_00;
const lowPurse = 200_000_00;

/** A simulated bettor: an account with a habit. It signs in, or up, when it first acts. */
export class Bettor {
  readonly userName: string;
  readonly habit: Habit;
  readonly random: Random;
  readonly #house: House;
  #trader: Trader | null = null;

  constructor(number: number, seed: string, house: House, habit?: Habit) {
    this.userName = simulatedBettorName(number);
    // It keeps its habit from start to start. Its luck is new, because what it did before is done.
    this.habit = habit ?? drawHabit(createRandom(`${seed}|${this.userName}`));
    this.random = createRandom(`${seed}|${this.userName}|${house.startId}`);
    this.#house = house;
  }

  /** Calls the exchange as this bettor. Returns a refusal as a value; throws if there is no answer. */
  async call<C extends Call>(call: C, input: Parameters<typeof callExchange<C>>[2]): Promise<Answer<C>> {
    const trader = await this.#signedIn();
    return callExchange(this.#house.baseUrl, call, input, { token: await trader.freshToken() });
  }

  async nextClientId(): Promise<string> {
    return (await this.#signedIn()).nextClientId();
  }

  /** Returns what it may still risk, minor units. An account that has almost run out is funded, at most once a day. */
  async available(): Promise<number> {
    const { bankBalance, exposure } = required(await this.call(getBalance, {}));
    if (bankBalance - exposure >= lowPurse) return bankBalance - exposure;
    const { baseUrl, operatorKey, clock } = this.#house;
    const { userName } = this;
    const day = new Date(clock()).toISOString().slice(0, 10);
    const body = { amount: dailyFunds, reference: `crowd-${userName}-${day}` };
    const funded = await callExchange(baseUrl, fundAccount, { params: { userName }, body }, { operatorKey });
    return required(funded).bankBalance - exposure;
  }

  /** Forgets the session, for example because it has been revoked: the next call opens another. */
  forgetSession(): void {
    this.#trader = null;
  }

  async #signedIn(): Promise<Trader> {
    const { baseUrl, operatorKey, startId, clock } = this.#house;
    const { userName } = this;
    // The password contains the operator's key, so that nobody else can sign in as a simulated bettor.
    this.#trader ??= await openTrader(
      baseUrl,
      userName,
      `${userName}-${operatorKey}`,
      `${startId}-${userName}`,
      clock,
      operatorKey,
    );
    return this.#trader;
  }
}
