import { itemAt, must } from '#domain/must.ts';
import { bookSideOf, takingSide, type BookSide } from '#domain/odds/levels.ts';
import { ticksWorse } from '#domain/odds/odds-policy.ts';
import { oppositeSide, type Side } from '#domain/bet/side.ts';
import type { Effects } from '../changes/effects.ts';
import { houseAccounts } from '../ledger/house-accounts.ts';
import { matchWaiting } from './match-waiting.ts';
import { shownLevels } from '../matching/shown-levels.ts';
import type { StoredFill } from '../records/orders.ts';
import type { AccountState } from '../state/account-state.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import { MarketState } from '../state/market-state.ts';
import type { OrderRecord } from '../state/order-record.ts';
import { offerOf } from './shown-offer.ts';
import { TakenOfShown } from './taken-of-shown.ts';

/** What is asked for on a runner: the side is the asking account's. */
interface Price {
  runner: number;
  side: Side;
  odds: number;
  line: number | null;
}

/**
 * How practice accounts bet on a market. Their positions, orders and fills are in `market`, a market of their own, whose
 * books are empty but while one of them acts: then they hold what the real books show, less what that account has taken
 * of it. Orders that wait are filled by what is matched in the real market. Nothing here changes the real one.
 */
export class PracticeMarket {
  readonly market: MarketState;
  readonly #real: MarketState;
  readonly #practice: ExchangeState;
  readonly #taken = new TakenOfShown();
  /** The orders that wait, earliest first, each with what still stands before it. */
  readonly #waiting = new Map<OrderRecord, number>();
  /** What the books hold while an account acts. */
  #offers: OrderRecord[] = [];
  /** The size of each level and quote as shown, by `keyOf`. */
  readonly #sizes = new Map<string, number>();

  /** The real market's; begun if there is none yet. */
  static of(practice: ExchangeState, real: MarketState): PracticeMarket {
    return real.practice ?? new PracticeMarket(practice, real);
  }

  private constructor(practice: ExchangeState, real: MarketState) {
    this.#practice = practice;
    this.#real = real;
    this.market = practice.addMarket(real.definition, real.createdAt);
    this.market.practice = this;
    real.practice = this;
  }

  /** Runs `act` while the books hold what the account is shown. */
  asShownTo<Result>(account: AccountState, act: () => Result): Result {
    this.#show(account);
    try {
      return act();
    } finally {
      this.#hide();
    }
  }

  /** Lets an order wait for what is matched at its price or better, once what stands there now has been. */
  wait(order: OrderRecord): void {
    const { runner, side, odds, line } = order;
    const ahead = this.#sizes.get(keyOf({ runner, side: oppositeSide(side), odds, line })) ?? 0;
    order.terms ??= {
      take: null,
      minFill: null,
      waits: { ahead, since: this.#real.fills.at(-1)?.fillId ?? 0 },
    };
    const { waits } = order.terms;
    this.#waiting.set(order, waits ? Math.max(0, waits.ahead - this.#matchedSince(order, waits.since)) : 0);
  }

  /** What each account took of what was shown, for comparisons. */
  taken(): readonly (readonly [string, { size: number; stake: number }])[] {
    return this.#taken.entries();
  }

  /** Takes an order out of those that wait. */
  leave(order: OrderRecord): void {
    this.#waiting.delete(order);
    order.terms = null;
  }

  /** The orders that wait, with what stands before each. */
  waiting(): readonly (readonly [OrderRecord, number])[] {
    return [...this.#waiting];
  }

  /** Stands in for the order id of what is taken: its size as shown tells, after a restart too, how much is left of it. */
  standInFor({ runner, side, line }: OrderRecord, odds: number): string {
    return this.#taken.standInFor(must(this.#sizes.get(keyOf({ runner, side, odds, line }))));
  }

  /** Called after each fill in the real market and in this one. */
  noteFill(market: MarketState, fill: StoredFill, runner: number, effects: Effects): void {
    if (market === this.market) this.countTaken(fill, runner);
    else if (this.#waiting.size > 0) this.#follow(fill, runner, effects.practice);
  }

  /** Counts what a practice account took of what was shown. */
  countTaken(fill: StoredFill, runner: number): void {
    const { takerSide: side, struckOdds, odds, line } = fill;
    this.#taken.count(fill, keyOf({ runner, side, odds: struckOdds ?? odds, line }));
  }

  #follow(fill: StoredFill, runner: number, effects: Effects): void {
    for (const [order, ahead] of this.#waiting) {
      if (order.runner !== runner || !this.#isAsGood(fill.odds, order)) continue;
      this.#waiting.set(order, Math.max(0, ahead - fill.stake));
      const stake = Math.min(order.remaining, fill.stake - ahead);
      if (stake > 0) matchWaiting(this.#practice, order, stake, effects);
      if (order.remaining === 0) this.leave(order);
    }
  }

  #isAsGood(odds: number, { side, tick }: OrderRecord): boolean {
    return ticksWorse(side, tick, this.#real.tickOf(odds)) <= 0;
  }

  /** What the real market has matched at the order's price or better since that fill. */
  #matchedSince(order: OrderRecord, since: number): number {
    const runnerId = itemAt(this.#real.definition.runners, order.runner).runnerId;
    let sum = 0;
    for (const fill of this.#real.fills)
      if (
        fill.fillId > since &&
        fill.runnerId === runnerId &&
        this.#isAsGood(fill.struckOdds ?? fill.odds, order)
      )
        sum += fill.stake;
    return sum;
  }

  #show(account: AccountState): void {
    const { definition } = this.#real;
    const { crossMatching: _, quotes, ...rest } = definition;
    const house = this.market.positionOf(this.#practice.account(houseAccounts.practice));
    this.market.definition = {
      ...rest,
      ...(quotes && { quotes: quotes.map((quote) => this.#left(account, quote)) }),
    };
    definition.runners.forEach((_runner, runner) => {
      const { book } = itemAt(this.market.runners, runner);
      for (const bookSide of ['toBack', 'toLay'] as const satisfies BookSide[])
        for (const [odds, size] of shownLevels(this.#real, runner, bookSide)) {
          const price = { runner, side: takingSide(bookSide), odds, line: null };
          const left = this.#leftOf(account, price, size);
          if (left === 0) continue;
          const offer = offerOf(house, price, { left, tick: this.market.tickOf(odds) });
          offer.slot = book.rest(offer.side, offer.tick, left, house.account.owner, offer);
          this.#offers.push(offer);
        }
    });
  }

  #left<
    Quoted extends {
      runnerId: string;
      side: Side;
      odds: number;
      line?: number | null | undefined;
      size: number;
    },
  >(account: AccountState, quote: Quoted): Quoted {
    const { runnerId, side, odds, line = null, size } = quote;
    const runner = must(this.market.runnerIndex.get(runnerId));
    return { ...quote, size: this.#leftOf(account, { runner, side, odds, line }, size) };
  }

  /** Notes the size that is shown, and returns what of it the account has not taken. */
  #leftOf({ accountId }: AccountState, price: Price, size: number): number {
    const key = keyOf(price);
    this.#sizes.set(key, size);
    return size - this.#taken.of(accountId, key, size);
  }

  #hide(): void {
    for (const { runner, slot, remaining } of this.#offers)
      if (remaining > 0) itemAt(this.market.runners, runner).book.cancel(slot);
    this.#offers = [];
    this.#sizes.clear();
    this.market.runners.forEach(({ book }) => book.drainChanges());
  }
}

const keyOf = ({ runner, side, odds, line }: Price): string =>
  `${runner} ${bookSideOf(side)} ${odds} ${line}`;
