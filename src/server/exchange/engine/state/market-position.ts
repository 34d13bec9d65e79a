import type { Hundredths } from '#domain/bet/bet.ts';
import { openRisk, type MarketRisk } from '#domain/risk/market-risk.ts';
import type { Side } from '#domain/bet/side.ts';
import type { StoredFill } from '../records/orders.ts';
import type { AccountState } from './account-state.ts';
import type { MarketState } from './market-state.ts';
import { limitOddsOf, type OrderRecord } from './order-record.ts';

/** An order that ended with nothing matched is known as complete until that many others did after it. */
const keptWithoutMatch = 256;

interface Bet {
  runner: number;
  side: Side;
  odds: number;
  stake: number;
}

/**
 * What an account has in a market: its orders, what its matched bets pay, and what its unmatched orders could lose.
 */
export class MarketPosition {
  readonly account: AccountState;
  readonly market: MarketState;
  /** Something was matched, even if it came to nothing. */
  hasMatched = false;
  /** Orders of which something is unmatched, by id, earliest in the queue first. */
  readonly open = new Map<string, OrderRecord>();
  /** Orders that ended with something matched, by id. */
  readonly ended = new Map<string, OrderRecord>();
  /** Ids of those that ended with nothing matched, the latest in a ring: makers have too many to keep all of them. */
  readonly #withoutMatch: string[] = [];
  #endedWithoutMatch = 0;
  /** For `Effects`. */
  noted = 0;
  /** Stake × odds over all fills and unmatched orders, both sides: an upper bound of every sum here. */
  gross: Hundredths = 0;
  /** Minor units, rounded up, unmatched orders included. */
  exposure = 0;
  /** What can be won and lost. */
  #risk: MarketRisk;

  constructor(account: AccountState, market: MarketState) {
    this.account = account;
    this.market = market;
    this.#risk = openRisk(market.definition);
  }

  /** Nothing was matched and nothing can be. */
  get isEmpty(): boolean {
    return !this.hasMatched && this.open.size === 0;
  }

  /** An order that is open, or ended with something matched. */
  find(orderId: string): OrderRecord | undefined {
    return this.open.get(orderId) ?? this.ended.get(orderId);
  }

  /** Whether an order of this id ended; of those with nothing matched only the latest are known. */
  hasEnded(orderId: string): boolean {
    return this.ended.has(orderId) || this.#withoutMatch.includes(orderId);
  }

  /** Nothing of the order is unmatched any more. */
  end(order: OrderRecord): void {
    const { orderId } = order;
    this.open.delete(orderId);
    if (order.matched > 0) this.ended.set(orderId, order);
    else this.#withoutMatch[this.#endedWithoutMatch++ % keptWithoutMatch] = orderId;
  }

  get risk(): Omit<MarketRisk, 'addMatched' | 'addUnmatched'> {
    return this.#risk;
  }

  /** An unmatched stake comes, or goes when it is negative. `refresh` after it. */
  addUnmatched(runner: number, side: Side, odds: number, stake: number, line: number | null): void {
    this.#risk.addUnmatched(runner, side, stake, odds, line);
    this.gross += stake * odds;
  }

  /** A stake is matched. `refresh` after it. */
  addMatched(runner: number, side: Side, odds: number, stake: number, line: number | null): void {
    this.#risk.addMatched(runner, side, stake, odds, line);
    this.gross += stake * odds;
    this.hasMatched = true;
  }

  /** One side of a fill; void, it only was there. `refresh` after it. */
  addFill({ odds, stake, line, voided }: StoredFill, runner: number, side: Side): void {
    if (voided) this.hasMatched = true;
    else this.addMatched(runner, side, odds, stake, line);
  }

  /** Begins anew from what was matched, after some of it came to count otherwise. */
  recount(fills: Iterable<readonly [fill: StoredFill, runner: number, side: Side]>): void {
    this.#risk = openRisk(this.market.definition);
    this.gross = 0;
    for (const [fill, runner, side] of fills) this.addFill(fill, runner, side);
    for (const order of this.open.values())
      this.addUnmatched(order.runner, order.side, limitOddsOf(order), order.remaining, order.line);
    this.refresh();
  }

  /** Brings the exposure, here and in the account's sum, up to date. */
  refresh(): void {
    const exposure = this.#risk.exposure();
    this.account.exposure += exposure - this.exposure;
    this.exposure = exposure;
  }

  /** The exposure if these were added, matched or not. Minor units. */
  exposureWithAll(bets: readonly Bet[], as: 'addMatched' | 'addUnmatched'): number {
    for (const { runner, side, odds, stake } of bets) this.#risk[as](runner, side, stake, odds, null);
    const exposure = this.#risk.exposure();
    for (const { runner, side, odds, stake } of bets) this.#risk[as](runner, side, -stake, odds, null);
    return exposure;
  }
}
