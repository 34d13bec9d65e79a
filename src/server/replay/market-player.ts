import { itemAt, must } from '#domain/must.ts';
import type { MarketStatus } from '#domain/market/market-status.ts';
import { oddsLadders, type OddsLadder, type OddsLadderName } from '#domain/odds/odds-ladder.ts';
import type { InstructionResult, Order } from '#contract/order.ts';
import { levelsToPlay } from './levels-to-play.ts';
import { longestDelay } from './later-facts.ts';
import type { MakerAccount } from './maker-account.ts';
import { MakerBook, type Outcome, type RunnerLevel, type Step } from './maker-book.ts';
import type { RecordedDefinition } from './mcm-message.ts';
import type { RecordedMarket } from './recorded-market.ts';
import type { OperatorCalls } from './operator-calls.ts';
import { isSameResult, resultOf, type RecordedResult } from './recorded-result.ts';
import { leaversOf } from './withdrawals.ts';

/** How many rounds of steps to try before the market's next change if bettors get in the way. */
const mostRounds = 4;

/** A market as it was created. */
export interface CreatedMarket {
  marketId: string;
  eventId: string;
  numberOfWinners: number;
  ladder: OddsLadderName;
}

/** Plays one market: its status, its depth and its result. Make one call at a time. */
export class MarketPlayer {
  readonly market: CreatedMarket;
  /** Refusal code → how often. */
  readonly refusals = new Map<string, number>();
  readonly #operator: OperatorCalls;
  readonly #account: MakerAccount;
  readonly #book: MakerBook;
  /** The runners that were taken out. */
  readonly #out = new Set<string>();
  /** As recorded. */
  #status: MarketStatus = 'INACTIVE';
  #isOpen = false;
  #result: RecordedResult | null = null;
  #corrections = 0;
  #wasDecided = false;
  #inPlay = false;
  #betDelay = 0;

  constructor(market: CreatedMarket, operator: OperatorCalls, account: MakerAccount) {
    this.market = market;
    this.#operator = operator;
    this.#account = account;
    this.#book = new MakerBook(account.nextClientId);
  }

  get isClosed(): boolean {
    return this.#result !== null;
  }

  /** Null until the market is closed. */
  get result(): RecordedResult | null {
    return this.#result;
  }

  /** How often the result was another one after the market had closed. */
  get corrections(): number {
    return this.#corrections;
  }

  /** Whether withdrawals decided the market, so that it could not be opened. */
  get wasDecided(): boolean {
    return this.#wasDecided;
  }

  get inPlay(): boolean {
    return this.#inPlay;
  }

  /** Whether the recorded market's state differs from ours. A closed market stays closed, but its result may change. */
  isBehind(market: RecordedMarket): boolean {
    const { definition } = market;
    if (!definition) return false;
    if (this.#result)
      return definition.status === 'CLOSED' && !isSameResult(this.#result, this.#resultOf(definition));
    return (
      this.#leavers(market).length > 0 ||
      definition.status !== this.#status ||
      (definition.inPlay ?? false) !== this.#inPlay ||
      (definition.betDelay ?? 0) !== this.#betDelay
    );
  }

  /** Brings the market to the recorded state. */
  async turn(market: RecordedMarket): Promise<void> {
    const definition = must(market.definition);
    const { status } = definition;
    if (this.isClosed) return this.#correct(this.#resultOf(definition));
    const [inPlay, betDelay] = [definition.inPlay ?? false, definition.betDelay ?? 0];
    await this.#withdraw(this.#leavers(market));
    if (status === 'CLOSED') {
      await this.#close(this.#resultOf(definition));
    } else {
      await this.#set({ status, inPlay, betDelay: Math.min(betDelay, longestDelay) });
      // Unmatched orders lapse when a market turns in play.
      if (inPlay && !this.#inPlay) this.#book.forget();
    }
    this.#status = status;
    this.#inPlay = inPlay;
    this.#betDelay = betDelay;
  }

  #leavers = (market: RecordedMarket) =>
    [...leaversOf(market)].filter(([runnerId]) => !this.#out.has(runnerId));

  /** Takes runners out. All unmatched orders lapse. */
  async #withdraw(leavers: readonly (readonly [runnerId: string, reductionFactor: number])[]): Promise<void> {
    for (const [runnerId, reductionFactor] of leavers) {
      await this.#operator.removeRunner(this.market.marketId, runnerId, reductionFactor);
      this.#out.add(runnerId);
      this.#book.forget();
    }
  }

  /** A market that withdrawals have decided stays suspended until its result. */
  async #set(state: { status: Exclude<MarketStatus, 'CLOSED'>; inPlay: boolean; betDelay: number }) {
    const isDone = await this.#operator.setMarket(this.market.marketId, state);
    if (!isDone) await this.#operator.setMarket(this.market.marketId, { ...state, status: 'SUSPENDED' });
    this.#isOpen = isDone && state.status === 'OPEN';
    this.#wasDecided ||= !isDone;
  }

  #resultOf = (definition: RecordedDefinition) =>
    resultOf(definition, this.market.numberOfWinners, (runnerId) => this.#out.has(runnerId));

  async #close(result: RecordedResult): Promise<void> {
    await this.#operator.settle(this.market.marketId, result);
    this.#result = result;
    this.#book.forget();
  }

  async #correct(result: RecordedResult): Promise<void> {
    await this.#operator.resettle(this.market.marketId, result);
    this.#result = result;
    this.#corrections++;
  }

  /** Brings the market's depth to the recorded one. */
  async show(market: RecordedMarket): Promise<void> {
    if (!market.definition || this.isClosed) return;
    const levels = runnerLevels(market, oddsLadders[this.market.ladder]).filter(
      ({ runnerId }) => !this.#out.has(runnerId),
    );
    for (let round = 0; round < mostRounds; round++) {
      const steps = this.#book.plan(levels, this.#isOpen);
      if (steps.length === 0 || !(await this.#take(steps))) return;
    }
  }

  /** Takes in what the exchange reports of the maker's orders in this market. */
  hear(orders: readonly Order[]): void {
    this.#book.hear(orders);
  }

  /** Sends the steps. Resolves to whether there is more to do. */
  async #take(steps: readonly Step[]): Promise<boolean> {
    const results = await this.#account.send(
      this.market.marketId,
      steps.map(({ instruction }) => instruction),
    );
    const outcomes = steps.map((step, at) => this.#learn(step, itemAt(results, at)));
    this.#book.settleDown();
    return outcomes.includes('again');
  }

  #learn(step: Step, result: InstructionResult): Outcome {
    const outcome = this.#book.learn(step, result);
    if (outcome === 'refused' && result.status === 'REFUSED')
      this.refusals.set(result.code, (this.refusals.get(result.code) ?? 0) + 1);
    return outcome;
  }
}

function runnerLevels(market: RecordedMarket, ladder: OddsLadder): RunnerLevel[] {
  return [...market.runners.values()].flatMap((runner) =>
    levelsToPlay(runner, market.depth, ladder).levels.map((level) => ({
      ...level,
      runnerId: String(runner.id),
    })),
  );
}
