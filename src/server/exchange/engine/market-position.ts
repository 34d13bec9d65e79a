import type { Hundredths } from '#domain/bet.ts';
import { divideUp } from '#domain/money.ts';
import { emptyOutcomes, type Outcomes } from '#domain/position.ts';
import type { Side } from '#domain/side.ts';
import type { AccountState } from './account-state.ts';
import type { MarketState } from './market-state.ts';
import type { OrderRecord } from './order-record.ts';

/** An order that ended with nothing matched is known as complete until that many others did after it. */
const keptWithoutMatch = 256;

/**
 * What an account has in a market: its matched bets as one result a runner, and what its unmatched orders could lose.
 * A change costs the same however many orders there are.
 */
export class MarketPosition {
  readonly account: AccountState;
  readonly market: MarketState;
  /** What the market pays when that runner wins, matched bets only. */
  readonly matched: Outcomes;
  /** Something was matched, even if it came to nothing. */
  hasMatched = false;
  /** Orders of which something is unmatched, by id, earliest in the queue first. */
  readonly open = new Map<string, OrderRecord>();
  /** Orders that ended with something matched. */
  readonly ended: OrderRecord[] = [];
  /** Ids of those that ended with nothing matched, the latest in a ring: makers have too many to keep all of them. */
  readonly #withoutMatch: string[] = [];
  #endedWithoutMatch = 0;
  /** For `Effects`. */
  noted = 0;
  /** Stake × odds over all fills and unmatched orders, both sides: an upper bound of every sum here. */
  gross: Hundredths = 0;
  /** Minor units, rounded up, unmatched orders included. */
  exposure = 0;
  /** By runner: the unmatched lays' liabilities, lost when it wins. */
  readonly #layLosses: Hundredths[];
  /** By runner: the unmatched backs' stakes, lost when another wins. */
  readonly #backLosses: Hundredths[];
  #allBackLosses: Hundredths = 0;

  constructor(account: AccountState, market: MarketState) {
    const runners = market.definition.runners.length;
    this.account = account;
    this.market = market;
    this.matched = emptyOutcomes(runners);
    this.#layLosses = emptyOutcomes(runners);
    this.#backLosses = emptyOutcomes(runners);
  }

  /** Nothing was matched and nothing can be. */
  get isEmpty(): boolean {
    return !this.hasMatched && this.open.size === 0;
  }

  /** An order that is open, or ended with something matched. */
  find(orderId: string): OrderRecord | undefined {
    return this.open.get(orderId) ?? this.ended.find((order) => order.orderId === orderId);
  }

  /** Whether an order of this id ended; of those with nothing matched only the latest are known. */
  hasEnded(orderId: string): boolean {
    return this.#withoutMatch.includes(orderId) || this.find(orderId)?.remaining === 0;
  }

  /** Nothing of the order is unmatched any more. */
  end(order: OrderRecord): void {
    const { orderId } = order;
    this.open.delete(orderId);
    if (order.matched > 0) this.ended.push(order);
    else this.#withoutMatch[this.#endedWithoutMatch++ % keptWithoutMatch] = orderId;
  }

  /** An unmatched stake comes, or goes when it is negative. `refresh` after it. */
  addUnmatched(runner: number, side: Side, odds: number, stake: number): void {
    if (side === 'BACK') {
      this.#backLosses[runner]! += stake * 100;
      this.#allBackLosses += stake * 100;
    } else this.#layLosses[runner]! += stake * (odds - 100);
    this.gross += stake * odds;
  }

  /**
   * Stakes are matched, of one fill or the sum of many; `stakeTimesOdds` (stake × odds, summed) is exact. `refresh`
   * after it.
   */
  addMatched(runner: number, side: Side, stake: number, stakeTimesOdds: number): void {
    const sign = side === 'BACK' ? 1 : -1;
    const ifLoses = -sign * stake * 100;
    for (let i = 0; i < this.matched.length; i++) this.matched[i]! += ifLoses;
    this.matched[runner]! += sign * stakeTimesOdds;
    this.gross += stakeTimesOdds;
    this.hasMatched = true;
  }

  /** Brings the exposure, here and in the account's sum, up to date. */
  refresh(): void {
    const exposure = this.exposureWith(0, 'BACK', 0);
    this.account.exposure += exposure - this.exposure;
    this.exposure = exposure;
  }

  /** The exposure if the unmatched orders of one side of a runner could lose this much more (or less). Minor units. */
  exposureWith(runner: number, side: Side, loss: Hundredths): number {
    const isBack = side === 'BACK';
    let worst = 0;
    for (let i = 0; i < this.matched.length; i++) {
      const extra = (i === runner) === isBack ? 0 : loss;
      const outcome =
        this.matched[i]! - this.#layLosses[i]! - (this.#allBackLosses - this.#backLosses[i]!) - extra;
      if (outcome < worst) worst = outcome;
    }
    return worst === 0 ? 0 : divideUp(-worst, 100);
  }
}
