import { setTimeout as delay } from 'node:timers/promises';
import type { Call } from '#contract/call.ts';
import { createLaunchCode, playRound, redeemLaunchCode } from '#contract/casino.ts';
import { createEvent, createMarket, fundAccount, setMarketStatus, settleMarket } from '#contract/operator.ts';
import { callExchange, type Answer, type Credentials } from '#contract/rest-client.ts';
import { sportIds } from '#domain/market/sport.ts';
import type { Random } from '#server/maker/random.ts';
import type { OpenMarket } from './choose-request.ts';
import { callOnce, unexpected } from './requests.ts';

export interface OperatorNeeds {
  url: string;
  operatorKey: string;
  gamesKey: string;
  random: Random;
  bettors: readonly string[];
  /** Whoever plays a game is signed in. */
  credentialsOf: (userName: string) => Credentials;
}

/** What the operator requested and heard was done. */
export interface OperatorAnswers {
  /** By market: the winner, null for a void one. */
  settled: Map<string, string | null>;
  /** By reference. */
  funded: Map<string, { userName: string; amount: number }>;
  /** Game rounds by their ids. */
  played: Map<string, { userName: string; stake: number; payout: number }>;
}

const startTime = '2026-05-01T12:00:00.000Z';
const eventId = 'kills';
const amount = 60_000_00;
const game = { eventId: '99.0003' };

/**
 * Keeps three markets open: now and then settles one and opens another, takes some in play, pays money in, and has
 * games played.
 */
export class Operator {
  readonly heard: OperatorAnswers = {
    settled: new Map(),
    funded: new Map(),
    played: new Map(),
  };
  readonly #needs: OperatorNeeds;
  #open: OpenMarket[] = [];
  /** Begun, but not known to be done. Doing it again has no further effect. */
  #task: (() => Promise<boolean>) | null = null;
  /** Called when the next settlement is sent. */
  #onSettling: () => void = () => undefined;
  #isSettling = false;
  #lastMarket = 0;
  #lastFunding = 0;
  #lastRound = 0;
  /** The sessions in which games were opened, by their tokens. */
  readonly #launched = new Map<string | undefined, string>();

  constructor(needs: OperatorNeeds) {
    this.#needs = needs;
  }

  /** Markets that were open when last heard of. */
  get openMarkets(): readonly OpenMarket[] {
    return this.#open;
  }

  /** Whether a settlement was sent and not answered yet. */
  get isSettling(): boolean {
    return this.#isSettling;
  }

  /** Resolves when the next settlement is sent. */
  nextSettling(): Promise<void> {
    return new Promise((resolve) => (this.#onSettling = resolve));
  }

  /** Creates an event, its markets, and money for every bettor. */
  async setUp(): Promise<void> {
    const body = {
      sportId: sportIds.tennis,
      eventName: 'A day of kills',
      eventTime: startTime,
      tournamentId: 'kills',
      tournamentName: 'Kills',
      home: null,
      away: null,
    };
    await this.#must(createEvent, { params: { eventId }, body });
    for (const task of [this.#opening(), this.#opening(), this.#opening()])
      if (!(await task())) throw new Error('No market could be opened.');
    await Promise.all(this.#needs.bettors.map((userName) => this.#funding(userName)()));
    if (this.heard.funded.size < this.#needs.bettors.length) throw new Error('Not every bettor has money.');
  }

  /** Until `isOver`, does something every now and then, beginning with what got no answer. */
  async work(isOver: () => boolean): Promise<void> {
    const { random } = this.#needs;
    while (!isOver()) {
      this.#task ??= this.#choose();
      if (await this.#task()) this.#task = null;
      // A short pause at most, so that a kill finds it at work.
      await delay(random.integer(0, 60));
    }
  }

  /** Repeats what was begun until it is known to be done. */
  finish(): Promise<void> {
    return this.work(() => this.#task === null);
  }

  #choose(): () => Promise<boolean> {
    const { random, bettors } = this.#needs;
    const roll = random.next();
    if (this.#open.length < 3) return this.#opening();
    if (roll < 0.5) return this.#settling(random.pick(this.#open));
    if (roll < 0.6)
      return this.#changing(random.pick(this.#open).marketId, {
        inPlay: true,
        betDelay: random.integer(0, 1),
      });
    if (roll < 0.7) return this.#suspending(random.pick(this.#open).marketId);
    return roll < 0.95 ? this.#playing(random.pick(bettors)) : this.#funding(random.pick(bettors));
  }

  #opening(): () => Promise<boolean> {
    const marketId = `kills-${++this.#lastMarket}`;
    const runners = ['a', 'b', 'c'].slice(0, this.#needs.random.integer(2, 3));
    const body = {
      eventId,
      marketName: `Market ${this.#lastMarket}`,
      startTime,
      crossMatching: this.#needs.random.chance(0.5),
      runners: runners.map((runnerId) => ({ runnerId, name: `Runner ${runnerId}` })),
    };
    return async () => {
      const made = await this.#call(createMarket, { params: { marketId }, body });
      if (!made || !(await this.#changing(marketId, { status: 'OPEN' })())) return false;
      this.#open.push({ marketId, runnerIds: runners });
      return true;
    };
  }

  #settling({ marketId, runnerIds }: OpenMarket): () => Promise<boolean> {
    const { random } = this.#needs;
    const winner = random.chance(0.15) ? null : random.pick(runnerIds);
    const body = { winners: winner === null ? [] : [winner] };
    // Bettors are not told beforehand, so bets arrive at a market that is being settled.
    return async () => {
      const sent = this.#try(settleMarket, { params: { marketId }, body });
      this.#isSettling = true;
      this.#onSettling();
      const answer = await sent;
      if (!answer) return false;
      this.#isSettling = false;
      // MARKET_CLOSED: it was done although no answer was heard.
      if (!answer.ok && answer.code !== 'MARKET_CLOSED') throw unexpected('settleMarket', answer);
      this.heard.settled.set(marketId, winner);
      this.#open = this.#open.filter((market) => market.marketId !== marketId);
      return true;
    };
  }

  #suspending(marketId: string): () => Promise<boolean> {
    return async () =>
      (await this.#changing(marketId, { status: 'SUSPENDED' })()) &&
      (await this.#changing(marketId, { status: 'OPEN' })());
  }

  #changing(marketId: string, body: { status?: 'OPEN' | 'SUSPENDED'; inPlay?: boolean; betDelay?: number }) {
    return async () => (await this.#call(setMarketStatus, { params: { marketId }, body })) !== null;
  }

  #funding(userName: string): () => Promise<boolean> {
    const reference = `kills-deposit-${++this.#lastFunding}`;
    return async () => {
      const answer = await this.#call(fundAccount, { params: { userName }, body: { amount, reference } });
      if (answer) this.heard.funded.set(reference, { userName, amount });
      return answer !== null;
    };
  }

  #playing(userName: string): () => Promise<boolean> {
    const { random } = this.#needs;
    const roundId = `kills-round-${++this.#lastRound}`;
    const [stake, payout] = [random.integer(100_00, 9_000_00), random.pick([0, random.integer(1, 9_000_00)])];
    const body = { ...game, userName, gameName: 'High Card', bet: 'Left', result: roundId };
    return async () => {
      const sessionId = await this.#launch(userName);
      if (sessionId === null) return false;
      const input = { params: { roundId }, body: { ...body, sessionId, stake, payout } };
      const answer = await this.#try(playRound, input);
      if (!answer) return false;
      if (answer.ok) this.heard.played.set(roundId, { userName, stake, payout });
      else if (answer.code !== 'INSUFFICIENT_BALANCE') throw unexpected('playRound', answer);
      return true;
    };
  }

  /** Opens the game once per session; null while no answer is heard. */
  async #launch(userName: string): Promise<string | null> {
    const by = this.#needs.credentialsOf(userName);
    const known = this.#launched.get(by.token);
    if (known !== undefined) return known;
    const launch = await callOnce(this.#needs.url, createLaunchCode, { body: game }, by);
    if (!launch?.ok) return null;
    const opened = await this.#try(redeemLaunchCode, { body: { code: launch.data.code } });
    if (!opened?.ok) return null;
    this.#launched.set(by.token, opened.data.sessionId);
    return opened.data.sessionId;
  }

  #try<C extends Call>(call: C, input: Parameters<typeof callExchange<C>>[2]): Promise<Answer<C> | null> {
    const { url, operatorKey, gamesKey } = this.#needs;
    return callOnce<C>(url, call, input, { operatorKey, gamesKey });
  }

  /** Null when no answer was heard. Throws on any refusal, since none is expected. */
  async #call<C extends Call>(call: C, input: Parameters<typeof callExchange<C>>[2]) {
    const answer = await this.#try(call, input);
    if (answer && !answer.ok) throw unexpected(call.name, answer);
    return answer;
  }

  async #must<C extends Call>(call: C, input: Parameters<typeof callExchange<C>>[2]): Promise<void> {
    if (!(await this.#call(call, input))) throw new Error(`${call.name} was not answered.`);
  }
}
