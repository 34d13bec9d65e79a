import { listSettlements } from '#contract/account.ts';
import { getMarketBook, type MarketBook } from '#contract/market.ts';
import { listOrders } from '#contract/order.ts';
import type { Credentials } from '#contract/rest-client.ts';
import { patientCalls } from '#server/replay/patient-exchange.ts';
import { marketId } from '#server/replay/recording.test-data.ts';
import { openReplay, type Replay } from '#server/replay/replay.ts';
import { aBet, dataOf, type TestExchange } from './test-exchange.ts';

/** A clock that stands still whenever the play waits for its next message. */
class SteppedClock {
  #now = 0;
  #waiting: { until: number; go: () => void } | undefined;
  #arrived: (() => void) | undefined;
  #isHurried = false;

  now = () => this.#now;

  sleep = (ms: number, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      this.#waiting = { until: this.#now + ms, go: resolve };
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      if (this.#isHurried) this.#go();
      this.#arrived?.();
    });

  /** Never waits again. */
  hurry(): void {
    this.#isHurried = true;
    if (this.#waiting) this.#go();
  }

  #go(): void {
    const { until, go } = this.#waiting!;
    this.#waiting = undefined;
    this.#now = until;
    go();
  }

  /** Resolves when everything due has been shown. */
  async shown(): Promise<void> {
    if (!this.#waiting) await new Promise<void>((resolve) => (this.#arrived = resolve));
    this.#arrived = undefined;
  }

  /** Goes on to the next message and waits until it is shown, or until `playing` ends. */
  async next(playing: Promise<unknown>): Promise<void> {
    await this.shown();
    this.#go();
    await Promise.race([this.shown(), playing]);
  }
}

let minutes = 0;

/** A replay on an exchange of a test, message by message. */
export class SteppedReplay {
  readonly clock = new SteppedClock();
  readonly stop = new AbortController();
  /** All that was printed. */
  printed = '';
  readonly #exchange: TestExchange;
  #playing: Promise<number> = Promise.resolve(0);

  constructor(exchange: TestExchange) {
    this.#exchange = exchange;
  }

  open(...files: string[]): Promise<Replay> {
    const startedAt = Date.now() + ++minutes * 60_000;
    return openReplay({
      files,
      speed: 1,
      site: 'http://site',
      operatorKey: this.#exchange.operator.operatorKey!,
      baseUrl: this.#exchange.url,
      call: patientCalls(this.#exchange.url, this.stop.signal),
      // Ids of a play come from its start time.
      today: () => startedAt,
      clock: this.clock,
      print: (text) => (this.printed += `${text}\n`),
    });
  }

  /** Starts the play of a file and shows its first message. */
  async start(file: string): Promise<void> {
    this.#playing = (await this.open(file)).run(this.stop.signal);
    this.#playing.catch(() => undefined);
    await Promise.race([this.clock.shown(), this.#playing]);
  }

  /** Shows the next message of the file that was started. */
  next(): Promise<void> {
    return this.clock.next(this.#playing);
  }

  /** Shows all that is left. */
  end(): Promise<number> {
    this.clock.hurry();
    return this.#playing;
  }

  /** The exchange's id of a recorded market, from the printed link. */
  playedId(id = marketId): string {
    return `${/replay-[a-z0-9]+-/.exec(this.printed)![0]}${id}`;
  }

  async book(id = marketId): Promise<MarketBook> {
    return dataOf(await this.#exchange.call(getMarketBook, { params: { marketId: this.playedId(id) } }));
  }

  /** Bets 10.00 on a runner at these odds. */
  async bet(by: Credentials, runnerId: string, odds: number, side: 'BACK' | 'LAY' = 'BACK'): Promise<void> {
    const bet = aBet({ runnerId, side, odds, stake: 10_00 });
    const [result] = await this.#exchange.instruct(by, this.playedId(), bet);
    if (result?.status !== 'ACCEPTED') throw new Error(`The bet was refused: ${JSON.stringify(result)}`);
  }

  /** A bettor's orders in the market, the first one first: `1 matched 1000@245`, `1 lapsed 1000 IN_PLAY`. */
  async orders(by: Credentials): Promise<string[]> {
    const query = { marketId: this.playedId() };
    const orders = dataOf(await this.#exchange.call(listOrders, { query }, by));
    return orders.reverse().map(({ runnerId, matched, averageOdds, lapsed, remaining, reason }) => {
      const parts = [
        ...(matched > 0 ? [`matched ${matched}@${averageOdds}`] : []),
        ...(lapsed > 0 ? [`lapsed ${lapsed} ${reason}`] : []),
        ...(remaining > 0 ? [`waits ${remaining}`] : []),
      ];
      return `${runnerId} ${parts.join(' ')}`;
    });
  }

  /** What the market's settlements told a bettor, the first one first: `Reds 4.00`. */
  async settlements(by: Credentials): Promise<string[]> {
    const all = dataOf(await this.#exchange.call(listSettlements, {}, by));
    return all
      .filter((one) => one.marketId === this.playedId())
      .map(({ result, profit }) => `${result} ${(profit / 100).toFixed(2)}`)
      .reverse();
  }
}
