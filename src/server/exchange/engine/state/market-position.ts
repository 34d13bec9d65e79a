import type { Hundredths } from '#domain/bet/bet.ts';
import { openRisk, type MarketRisk } from '#domain/risk/market-risk.ts';
import type { Side } from '#domain/bet/side.ts';
import type { StoredFill } from '../records/orders.ts';
import type { AccountState } from './account-state.ts';
import type { MarketState } from './market-state.ts';
import { limitOddsOf, type OrderRecord } from './order-record.ts';

/** An order that ended with nothing matched is still known as complete until this many others have done so after it. */
const keptWithoutMatch = 256;

interface Bet {
  runner: number;
  side: Side;
  odds: number;
  stake: number;
}

/** An account's part in a market: its orders, what its matched bets pay, and what its unmatched orders could lose. */
export class MarketPosition {
  readonly account: AccountState;
  readonly market: MarketState;
  /** Whether anything was ever matched, void bets included. */
  hasMatched = false;
  /** Orders with an unmatched stake, by id, earliest in the queue first. */
  readonly open = new Map<string, OrderRecord>();
  /** Orders that ended with something matched, by id. */
  readonly ended = new Map<string, OrderRecord>();
  /** Ids of the latest orders that ended with nothing matched, as a ring: makers have too many to keep them all. */
  readonly #withoutMatch: string[] = [];
  #endedWithoutMatch = 0;
  /** Used by `Effects`. */
  noted = 0;
  /** Stake × odds over all fills and unmatched orders, both sides: an upper bound for every sum here. */
  gross: Hundredths = 0;
  /** Minor units, rounded up, unmatched orders included. */
  exposure = 0;
  #risk: MarketRisk;

  constructor(account: AccountState, market: MarketState) {
    this.account = account;
    this.market = market;
    this.#risk = openRisk(market.definition);
  }

  /** Whether nothing was matched and nothing can be. */
  get isEmpty(): boolean {
    return !this.hasMatched && this.open.size === 0;
  }

  /** An order that is open, or ended with something matched. */
  find(orderId: string): OrderRecord | undefined {
    return this.open.get(orderId) ?? this.ended.get(orderId);
  }

  /** Whether an order with this id ended. Only the latest of those with nothing matched are known. */
  hasEnded(orderId: string): boolean {
    return this.ended.has(orderId) || this.#withoutMatch.includes(orderId);
  }

  /** Called when nothing of the order is unmatched any more. */
  end(order: OrderRecord): void {
    const { orderId } = order;
    this.open.delete(orderId);
    if (order.matched > 0) this.ended.set(orderId, order);
    else this.#withoutMatch[this.#endedWithoutMatch++ % keptWithoutMatch] = orderId;
  }

  get risk(): Omit<MarketRisk, 'addMatched' | 'addUnmatched'> {
    return this.#risk;
  }

  /** Adds an unmatched stake, or removes one if it is negative. Call `refresh` afterwards. */
  addUnmatched(runner: number, side: Side, odds: number, stake: number, line: number | null): void {
    this.#risk.addUnmatched(runner, side, stake, odds, line);
    this.gross += stake * odds;
  }

  /** Adds a matched stake. Call `refresh` afterwards. */
  addMatched(runner: number, side: Side, odds: number, stake: number, line: number | null): void {
    this.#risk.addMatched(runner, side, stake, odds, line);
    this.gross += stake * odds;
    this.hasMatched = true;
  }

  /** Adds one side of a fill. A void fill only sets `hasMatched`. Call `refresh` afterwards. */
  addFill({ odds, stake, line, voided }: StoredFill, runner: number, side: Side): void {
    if (voided) this.hasMatched = true;
    else this.addMatched(runner, side, odds, stake, line);
  }

  /** Recalculates everything from the fills, after some of them have changed. */
  recount(fills: Iterable<readonly [fill: StoredFill, runner: number, side: Side]>): void {
    this.#risk = openRisk(this.market.definition);
    this.gross = 0;
    for (const [fill, runner, side] of fills) this.addFill(fill, runner, side);
    for (const order of this.open.values())
      this.addUnmatched(order.runner, order.side, limitOddsOf(order), order.remaining, order.line);
    this.refresh();
  }

  /** Updates the exposure here and in the account's sum. */
  refresh(): void {
    const exposure = this.#risk.exposure();
    this.account.exposure += exposure - this.exposure;
    this.exposure = exposure;
  }

  /** The exposure if these bets were added, in minor units. */
  exposureWithAll(bets: readonly Bet[], as: 'addMatched' | 'addUnmatched'): number {
    for (const { runner, side, odds, stake } of bets) this.#risk[as](runner, side, stake, odds, null);
    const exposure = this.#risk.exposure();
    for (const { runner, side, odds, stake } of bets) this.#risk[as](runner, side, -stake, odds, null);
    return exposure;
  }
}
