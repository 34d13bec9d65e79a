import type { MarketDefinition } from '#contract/market.ts';
import { emptyBatch, type WriteBatch } from '../records/batch.ts';
import type { StoredRound, StoredSettlement } from '../records/ledger.ts';
import type { StoredFill } from '../records/orders.ts';
import type { AccountState } from '../state/account-state.ts';
import { toFacts } from './effects-facts.ts';
import type { FeedFacts } from './feed-facts.ts';
import type { MarketPosition } from '../state/market-position.ts';
import type { MarketState } from '../state/market-state.ts';
import { toStored, type OrderRecord } from '../state/order-record.ts';

/** What became of a settled market for one account, and the market as it was closed. */
export interface SettledShare {
  row: StoredSettlement;
  definition: MarketDefinition;
}

/** Something that is noted once in the effects that it is part of. */
interface Noted {
  /** The mark of the effects that it was noted in last. */
  noted: number;
}

let lastMark = 0;

/**
 * What the commands of one commit have changed. The state is changed at once; here it is noted what, and once all of
 * them are decided each changed thing is written down as it then stands, one time. Must be taken before anything else
 * is decided.
 */
export class Effects {
  /** When the commands are decided: RFC 3339. */
  readonly at: string;
  readonly #mark = ++lastMark;
  readonly #batch: WriteBatch = emptyBatch();
  readonly #orders: OrderRecord[] = [];
  readonly #positions: MarketPosition[] = [];
  /** Those whose balance or exposure changed. */
  readonly #accounts: AccountState[] = [];
  /** Those of them whose balance or limit did. */
  readonly #balances = new Set<AccountState>();
  readonly #opened = new Set<AccountState>();
  /** Markets whose prices, volumes or definition changed. */
  readonly #markets: MarketState[] = [];
  readonly #redefined = new Set<MarketState>();
  readonly #created = new Set<MarketState>();
  readonly #settled: SettledShare[] = [];

  constructor(at: string) {
    this.at = at;
  }

  /** The rows so far that are new and stay as they are. */
  get rows(): Pick<WriteBatch, 'journal' | 'ledgerTransactions' | 'ledgerEntries' | 'idempotency'> {
    return this.#batch;
  }

  /** Called when all of the change is done: what was shown of the order so far is not how it is any more. */
  orderChanged(order: OrderRecord): void {
    order.view = null;
    this.#note(order, this.#orders);
    this.#note(order.position.market, this.#markets);
  }

  filled(row: StoredFill): void {
    this.#batch.fills.push(row);
  }

  positionChanged(position: MarketPosition): void {
    this.#note(position, this.#positions);
    this.#note(position.account, this.#accounts);
  }

  /** Or its limit. */
  balanceChanged(account: AccountState): void {
    this.#note(account, this.#accounts);
    this.#balances.add(account);
  }

  accountOpened(account: AccountState): void {
    this.#note(account, this.#accounts);
    this.#opened.add(account);
  }

  marketCreated(market: MarketState): void {
    this.#created.add(market);
    this.definitionChanged(market);
  }

  volumesChanged(market: MarketState): void {
    this.#note(market, this.#markets);
  }

  definitionChanged(market: MarketState): void {
    this.#note(market, this.#markets);
    this.#redefined.add(market);
  }

  roundPlayed(row: StoredRound): void {
    this.#batch.casinoRounds.push(row);
  }

  settled(share: SettledShare): void {
    this.#settled.push(share);
    this.#batch.settlements.push(share.row);
  }

  #note<Thing extends Noted>(thing: Thing, list: Thing[]): void {
    if (thing.noted === this.#mark) return;
    thing.noted = this.#mark;
    list.push(thing);
  }

  /** Nothing of this is to be written. */
  get isEmpty(): boolean {
    const { journal, idempotency } = this.#batch;
    return journal.length === 0 && idempotency.length === 0;
  }

  /** The rows to write. */
  toBatch(): WriteBatch {
    for (const order of this.#orders) this.#batch.orders.push(toStored(order));
    for (const { accountId, balance, maxExposure } of this.#balances)
      this.#batch.balances.push({ accountId, balance, maxExposure });
    for (const market of this.#redefined) {
      const { definition, createdAt } = market;
      const { marketId, eventId, status } = definition;
      const settledAt = status === 'CLOSED' ? this.at : null;
      this.#batch.markets.push({ marketId, eventId, definition, status, settledAt, createdAt });
    }
    return this.#batch;
  }

  /** What to tell the feed once that is written. Asks the books for their changed levels, which can be done once. */
  toFacts(): FeedFacts {
    return toFacts({
      at: this.at,
      orders: this.#orders,
      positions: this.#positions,
      accounts: this.#accounts,
      opened: this.#opened,
      markets: this.#markets,
      redefined: this.#redefined,
      created: this.#created,
      settled: this.#settled,
    });
  }
}
