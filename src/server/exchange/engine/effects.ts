import type { MarketDefinition } from '#contract/market.ts';
import { emptyBatch, type WriteBatch } from '../store/write-batch.ts';
import type { SettlementRow } from '../store/schema/ledger.ts';
import type { FillRow } from '../store/schema/orders.ts';
import type { AccountState } from './account-state.ts';
import { toFacts } from './effects-facts.ts';
import type { FeedFacts } from './feed-facts.ts';
import type { MarketPosition } from './market-position.ts';
import type { MarketState } from './market-state.ts';
import { toOrderRow, type OrderRecord } from './order-record.ts';

/** What became of a settled market for one account, and the market as it was closed. */
export interface SettledShare {
  row: SettlementRow;
  definition: MarketDefinition;
}

/**
 * What the commands of one commit have changed. The state is changed at once; here it is noted what, and once all of
 * them are decided each changed thing is written down as it then stands, one time. Must be taken before anything else
 * is decided.
 */
export class Effects {
  /** When the commands are decided: RFC 3339. */
  readonly at: string;
  readonly #batch: WriteBatch = emptyBatch();
  readonly #orders = new Set<OrderRecord>();
  readonly #positions = new Set<MarketPosition>();
  /** Accounts whose balance or exposure changed; their value: whether the balance itself did. */
  readonly #accounts = new Map<AccountState, boolean>();
  readonly #opened = new Set<AccountState>();
  /** Markets whose prices, volumes or definition changed. */
  readonly #markets = new Set<MarketState>();
  readonly #redefined = new Set<MarketState>();
  readonly #created = new Set<MarketState>();
  readonly #settled: SettledShare[] = [];

  constructor(at: string) {
    this.at = at;
  }

  /** The rows so far that are new and stay as they are: ledger, fills, settlements, journal, results. */
  get rows(): Pick<WriteBatch, 'journal' | 'ledgerTransactions' | 'ledgerEntries' | 'idempotency'> {
    return this.#batch;
  }

  orderChanged(order: OrderRecord): void {
    this.#orders.add(order);
    this.#markets.add(order.position.market);
  }

  filled(row: FillRow): void {
    this.#batch.fills.push(row);
  }

  positionChanged(position: MarketPosition): void {
    this.#positions.add(position);
    if (!this.#accounts.has(position.account)) this.#accounts.set(position.account, false);
  }

  balanceChanged(account: AccountState): void {
    this.#accounts.set(account, true);
  }

  accountOpened(account: AccountState): void {
    this.#opened.add(account);
    if (!this.#accounts.has(account)) this.#accounts.set(account, false);
  }

  marketCreated(market: MarketState): void {
    this.#created.add(market);
    this.definitionChanged(market);
  }

  definitionChanged(market: MarketState): void {
    this.#markets.add(market);
    this.#redefined.add(market);
  }

  settled(share: SettledShare): void {
    this.#settled.push(share);
    this.#batch.settlements.push(share.row);
  }

  /** Nothing of this is to be written. */
  get isEmpty(): boolean {
    const { journal, idempotency } = this.#batch;
    return journal.length === 0 && idempotency.length === 0;
  }

  /** The rows to write. */
  toBatch(): WriteBatch {
    for (const order of this.#orders) this.#batch.orders.push(toOrderRow(order));
    for (const [{ accountId, balance }, balanceChanged] of this.#accounts)
      if (balanceChanged) this.#batch.balances.push({ accountId, balance });
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
      accounts: this.#accounts.keys(),
      opened: this.#opened,
      markets: this.#markets,
      redefined: this.#redefined,
      created: this.#created,
      settled: this.#settled,
    });
  }
}
