import type { MarketDefinition } from '#contract/market.ts';
import { emptyBatch, type WriteBatch } from '../records/batch.ts';
import type { StoredRules } from '../records/catalogue.ts';
import type { StoredRound, StoredSettlement } from '../records/ledger.ts';
import type { StoredFill } from '../records/orders.ts';
import type { StoredPayment } from '../records/payments.ts';
import type { AccountState } from '../state/account-state.ts';
import { toFacts } from './effects-facts.ts';
import type { FeedFacts } from './feed-facts.ts';
import type { MarketPosition } from '../state/market-position.ts';
import type { MarketState } from '../state/market-state.ts';
import { toStored, type OrderRecord } from '../state/order-record.ts';

/** One account's result in a settled market, and the market's last definition. */
export interface SettledShare {
  row: StoredSettlement;
  definition: MarketDefinition;
}

/** Something that one `Effects` notes only once. */
interface Noted {
  /** The mark of the `Effects` it was last noted in. */
  noted: number;
}

let lastMark = 0;

/**
 * What the commands of one commit changed. The state itself changes at once; this notes which parts did. Once all of
 * the commands are decided, each changed part is written once, as it then stands. Call `toFacts` and `toBatch` before
 * anything else is decided.
 */
export class Effects {
  /** When the commands are decided, in RFC 3339. */
  readonly at: string;
  readonly #mark = ++lastMark;
  readonly #batch: WriteBatch = emptyBatch();
  readonly #orders: OrderRecord[] = [];
  readonly #positions: MarketPosition[] = [];
  /** Accounts whose balance or exposure changed. */
  readonly #accounts: AccountState[] = [];
  /** Accounts whose balance or limit changed. */
  readonly #balances = new Set<AccountState>();
  readonly #opened = new Set<AccountState>();
  /** Accounts that changed what they hold themselves to. */
  readonly #held = new Set<AccountState>();
  /** Markets whose prices, volumes or definition changed. */
  readonly #markets: MarketState[] = [];
  readonly #redefined = new Set<MarketState>();
  readonly #created = new Set<MarketState>();
  readonly #settled: SettledShare[] = [];
  readonly #payments: StoredPayment[] = [];
  #practice: Effects | null = null;

  constructor(at: string) {
    this.at = at;
  }

  /** For rows that won't change, or are written whole each time. */
  get rows(): Omit<WriteBatch, 'balances' | 'orders' | 'fills' | 'markets' | 'payments' | 'settlements'> {
    return this.#batch;
  }

  /** What changed for practice accounts. It is written and told with the rest, but their markets are nobody's news. */
  get practice(): Effects {
    return (this.#practice ??= new Effects(this.at));
  }

  /** Call it after the whole change: it drops the order's cached view. */
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

  /** Also called when the limit changed, or the account was blocked. */
  balanceChanged(account: AccountState): void {
    this.#note(account, this.#accounts);
    this.#balances.add(account);
  }

  accountOpened(account: AccountState): void {
    this.#note(account, this.#accounts);
    this.#opened.add(account);
  }

  limitsChanged(account: AccountState): void {
    this.#note(account, this.#accounts);
    this.#held.add(account);
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

  rulesPublished(row: StoredRules): void {
    this.#batch.marketRules.push(row);
  }

  roundPlayed(row: StoredRound): void {
    this.#batch.casinoRounds.push(row);
  }

  settled(share: SettledShare): void {
    this.#settled.push(share);
    this.#batch.settlements.push(share.row);
  }

  paymentChanged(payment: StoredPayment, account: AccountState): void {
    this.#note(account, this.#accounts);
    this.#payments.push(payment);
    this.#batch.payments.push(payment);
  }

  #note<Thing extends Noted>(thing: Thing, list: Thing[]): void {
    if (thing.noted === this.#mark) return;
    thing.noted = this.#mark;
    list.push(thing);
  }

  /** Whether there is nothing to write. */
  get isEmpty(): boolean {
    const { journal, idempotency } = this.#batch;
    return journal.length === 0 && idempotency.length === 0;
  }

  /** The rows to write. */
  toBatch(): WriteBatch {
    for (const order of this.#orders) this.#batch.orders.push(toStored(order));
    for (const { accountId, balance, maxExposure, blocked } of this.#balances)
      this.#batch.balances.push({ accountId, balance, maxExposure, blocked });
    for (const market of this.#redefined) {
      const { definition, createdAt } = market;
      const { marketId, eventId, status } = definition;
      const settledAt = status === 'CLOSED' ? this.at : null;
      this.#batch.markets.push({ marketId, eventId, definition, status, settledAt, createdAt });
    }
    if (this.#practice) addPractice(this.#batch, this.#practice.toBatch());
    return this.#batch;
  }

  /** What to tell the feed once the rows are written. Takes the books' changed levels, so call it only once. */
  toFacts(): FeedFacts {
    const facts = toFacts({
      at: this.at,
      orders: this.#orders,
      positions: this.#positions,
      accounts: this.#accounts,
      opened: this.#opened,
      held: this.#held,
      markets: this.#markets,
      redefined: this.#redefined,
      created: this.#created,
      settled: this.#settled,
      payments: this.#payments,
    });
    if (this.#practice) facts.accounts.push(...this.#practice.toFacts().accounts);
    return facts;
  }
}

function addPractice(batch: WriteBatch, { markets: _, ...practice }: WriteBatch): void {
  for (const list of Object.keys(practice) as (keyof typeof practice)[])
    batch[list].push(...(practice[list] as never[]));
}
