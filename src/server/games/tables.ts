import { randomBytes } from 'node:crypto';
import type { Balance } from '#contract/account.ts';
import { newRound, type Round } from './round.ts';

/** One launch of one bettor, for one round: it is theirs alone, by a key that only their browser has. */
export interface Table {
  tableId: string;
  key: string;
  userName: string;
  /** The session it was opened in, and ends with. */
  sessionId: string;
  eventId: string;
  /** As it was last told. */
  balance: Balance;
  round: Round;
  /** Unix milliseconds. */
  openedAt: number;
}

/** How long a bettor may sit at a table. */
export const tableLifeMs = 15 * 60_000;
/** More than these at once are not chance: the oldest go. */
const mostTables = 10_000;

/** The tables that are open, in memory: a restart ends them. What was played is in the exchange. */
export class Tables {
  readonly #tables = new Map<string, Table>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  open(launch: Pick<Table, 'userName' | 'sessionId' | 'eventId' | 'balance'>): Table {
    this.#closeOld();
    const { userName, sessionId, eventId, balance } = launch;
    const [tableId, key] = [randomBytes(12).toString('base64url'), randomBytes(24).toString('base64url')];
    const round = newRound(randomBytes(24).toString('base64url'));
    const table = { tableId, key, userName, sessionId, eventId, balance, round, openedAt: this.#now() };
    this.#tables.set(tableId, table);
    return table;
  }

  /** The table, for whoever has its key; else, or when it is too old, null. */
  find(tableId: string, key: string | undefined): Table | null {
    this.#closeOld();
    const table = this.#tables.get(tableId);
    return table && table.key === key ? table : null;
  }

  close({ tableId }: Table): void {
    this.#tables.delete(tableId);
  }

  /** They stand in the order in which they were opened. */
  #closeOld(): void {
    for (const [tableId, { openedAt }] of this.#tables) {
      if (openedAt > this.#now() - tableLifeMs && this.#tables.size <= mostTables) return;
      this.#tables.delete(tableId);
    }
  }
}
