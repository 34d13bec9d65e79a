import type { StoredFill, StoredAnswer, StoredCommand, StoredOrder } from '../records/orders.ts';
import type { StoredMarket } from '../records/catalogue.ts';
import type { StoredLedgerEntry } from '../records/ledger.ts';
import { emptyBatch, type WriteBatch } from '../records/batch.ts';
import type { SettledMarket } from '../commands/commands.ts';
import type { ExchangeStore, ResultId } from '../loop/exchange-store.ts';
import type { StoredPayment } from '../records/payments.ts';
import { storedAccrued } from './stored-accrued.fixture.ts';
import { storedLimits } from './stored-limits.fixture.ts';
import { lastRows, storedPayments } from './stored-payments.fixture.ts';
import type { StoredBooks } from '../records/stored-books.ts';
import { keyOf } from '../loop/result-memory.ts';
import { houseAccounts } from '../ledger/house-accounts.ts';
import { firstPracticeNumber } from '../state/numbers.ts';

/**
 * Storage in memory that does what the tables do: it adds new rows once, replaces changed ones, and sums over the
 * settlements. It returns what a restart would read.
 */
export class MemoryStore implements ExchangeStore {
  /** Every row of every commit. */
  readonly rows: WriteBatch = emptyBatch();
  readonly #orders = new Map<string, StoredOrder>();
  readonly #fills = new Map<number, StoredFill>();
  readonly #markets = new Map<string, StoredMarket>();
  readonly #results = new Map<string, StoredAnswer>();
  readonly #bankIds = new Set<string>();
  readonly #accounts: StoredBooks['accounts'] = [];

  /** Sign-up creates accounts, not commits. */
  addAccount(account: StoredBooks['accounts'][number]): void {
    this.#accounts.push({ ...account });
  }

  async commit(batch: WriteBatch): Promise<void> {
    this.write(batch);
  }

  async findAnswers(ids: readonly ResultId[]): Promise<StoredAnswer[]> {
    return ids.flatMap(({ accountId, clientId }) => this.#results.get(keyOf(accountId, clientId)) ?? []);
  }

  get journal(): readonly StoredCommand[] {
    return this.rows.journal;
  }

  get entries(): readonly StoredLedgerEntry[] {
    return this.rows.ledgerEntries;
  }

  /** Each fill as it stands now. */
  fills(): StoredFill[] {
    return [...this.#fills.values()];
  }

  /** Each payment as it stands now. */
  payments(): StoredPayment[] {
    return lastRows(this.rows.payments, ({ paymentId }) => paymentId);
  }

  order(orderId: string): StoredOrder | undefined {
    return this.#orders.get(orderId);
  }

  orders(): StoredOrder[] {
    return [...this.#orders.values()];
  }

  write(batch: WriteBatch): void {
    const written = emptyBatch();
    for (const list of Object.keys(batch) as (keyof WriteBatch)[]) {
      if (batch[list].length === 0) continue;
      // Copied as JSON, like rows that go to PostgreSQL, so nothing is shared with the state.
      const rows = JSON.parse(JSON.stringify(batch[list])) as never[];
      written[list] = rows;
      this.rows[list].push(...rows);
    }
    for (const row of written.accounts) this.addAccount(row);
    for (const row of written.orders) this.#orders.set(row.orderId, row);
    for (const row of written.fills) this.#fills.set(row.fillId, row);
    for (const row of written.markets) this.#markets.set(row.marketId, row);
    for (const row of written.idempotency) {
      const key = keyOf(row.accountId, row.clientId);
      if (this.#results.has(key)) throw new Error(`${key} has a result already`);
      this.#results.set(key, row);
    }
    for (const { bankId } of written.bankTransactions) {
      if (this.#bankIds.has(bankId)) throw new Error(`${bankId} is booked already`);
      this.#bankIds.add(bankId);
    }
    for (const row of written.balances)
      Object.assign(
        this.#accounts.find(({ accountId }) => accountId === row.accountId)!,
        row,
      );
  }

  /** What storage would return about a settled market (also works for an unsettled one). */
  settled(marketId: string): SettledMarket {
    const market = this.#markets.get(marketId)!;
    const paid = new Map<string, SettledMarket['paid'][number]>();
    for (const row of this.rows.settlements) {
      if (row.marketId !== marketId) continue;
      const { accountId } = row;
      const sum = paid.get(accountId) ?? { accountId, profit: 0, commission: 0 };
      const [profit, commission] = [sum.profit + row.profit, sum.commission + row.commission];
      paid.set(accountId, { accountId, profit, commission });
    }
    const fills = this.fills().filter((fill) => fill.marketId === marketId);
    const { definition, createdAt } = market;
    const accrued = storedAccrued(this.rows.accruals, marketId);
    return { definition, createdAt, fills, paid: [...paid.values()], accrued };
  }

  /** `readAt`: the time then. */
  stored(readAt = '2026-05-01T12:00:00.000Z'): StoredBooks {
    const markets = [...this.#markets.values()];
    const open = markets.filter(({ settledAt }) => settledAt === null);
    const isOpen = ({ marketId }: { marketId: string }) =>
      open.some((market) => market.marketId === marketId);
    const orders = this.orders()
      .filter(isOpen)
      .sort((a, b) => a.queueSeq - b.queueSeq);
    const fills = [...this.#fills.values()].filter(isOpen);
    const numbers = (from: number, to: number) => {
      const last = <Row>(rows: readonly Row[], numberOf: (row: Row) => number) =>
        rows.map(numberOf).reduce((highest, at) => (at < to ? Math.max(highest, at) : highest), from);
      return {
        journalSeq: last(this.journal, ({ seq }) => seq),
        queueSeq: last(this.orders(), ({ queueSeq }) => queueSeq),
        fillId: last(this.rows.fills, ({ fillId }) => fillId),
        transactionId: last(this.rows.ledgerTransactions, ({ transactionId }) => transactionId),
        entryId: last(this.entries, ({ entryId }) => entryId),
        auditId: last(this.rows.audit, ({ auditId }) => auditId),
      };
    };
    return {
      accounts: this.#accounts,
      markets: open,
      closedMarketIds: markets.filter((market) => !isOpen(market)).map(({ marketId }) => marketId),
      rulesVersions: this.rows.marketRules.map(({ kind, version }) => ({ kind, version })),
      settledTimes: markets.flatMap(({ marketId, definition: { settledTimes: times } }) =>
        times === undefined ? [] : [{ marketId, times }],
      ),
      openOrders: orders.filter(({ status }) => status === 'EXECUTABLE'),
      completeOrders: orders.filter(({ status }) => status === 'COMPLETE'),
      fills,
      ...storedPayments(this.rows),
      referrals: this.rows.referrals,
      accrualTerms: lastRows(this.rows.accrualTerms, ({ accountId }) => accountId),
      ...storedLimits(this.rows, this.#accounts, readAt),
      last: numbers(0, firstPracticeNumber),
      lastPractice: numbers(firstPracticeNumber, Infinity),
      practiceGrants: this.#practiceGrants(),
    };
  }

  #practiceGrants(): StoredBooks['practiceGrants'] {
    const granted = new Set(
      this.rows.ledgerTransactions
        .filter(({ kind }) => kind === 'practice-grant')
        .map(({ transactionId }) => transactionId),
    );
    return this.entries
      .filter(
        ({ transactionId, amount, accountId }) =>
          granted.has(transactionId) && amount > 0 && accountId !== houseAccounts.practice,
      )
      .map(({ accountId, at }) => ({ accountId, at }));
  }
}
