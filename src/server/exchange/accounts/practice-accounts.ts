import { randomInt, randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { practiceLifeMs } from '#domain/money/practice-money.ts';
import type { CommandGate } from '#server/exchange/engine/commands/commands.ts';
import { practiceName } from '#domain/bettor/practice-name.ts';
import { mayBeUsed, type Account, type Accounts } from './accounts.ts';
import type { Device } from './devices.ts';

const hourMs = 60 * 60_000;
/** How many may be begun at one address in an hour. */
const mostAnHour = 5;
/** How long after a use another one is noted, since each is a write to storage. */
const usedEveryMs = hourMs;

export interface PracticeNeeds {
  accounts: Accounts;
  gate: CommandGate;
  /** Makes a new account known to storage and to the engine. */
  openAccount(account: Account): Promise<void>;
  saveUse(accountId: string, at: string): Promise<void>;
  /** Called with accounts that have left memory. */
  forgotten(accountId: string): void;
  /** Unix milliseconds. */
  now: () => number;
}

/** Nameless accounts of practice money. They have no password: the browser that began one is known by its device. */
export class PracticeAccounts {
  readonly #needs: PracticeNeeds;
  /** When accounts were begun, by place. */
  readonly #begun = new LRUCache<string, readonly number[]>({ max: 100_000 });

  constructor(needs: PracticeNeeds) {
    this.#needs = needs;
  }

  /** The newest one of that browser that may still be used. */
  of(device: Device | null): Account | null {
    const { accounts } = this.#needs;
    for (const accountId of device?.accountIds.toReversed() ?? []) {
      const account = accounts.byId(accountId);
      if (account && this.#isInUse(account)) return account;
    }
    return null;
  }

  /** Begins one; null if too many were begun at that place. Its limits follow the days of a zone, if one is given. */
  async open(place: string, limitZone?: string): Promise<Account | null> {
    const { accounts, openAccount, now } = this.#needs;
    const begun = (this.#begun.get(place) ?? []).filter((at) => at > now() - hourMs);
    if (begun.length >= mostAnHour) return null;
    this.#begun.set(place, [...begun, now()]);
    const asked = {
      accountId: randomUUID(),
      passwordHash: null,
      blocked: false,
      selfExcluded: false,
      isPractice: true,
      usedAt: this.#nowText(),
      ...(limitZone !== undefined && { limitZone }),
    };
    for (;;) {
      const userName = practiceName((count) => randomInt(count));
      const account = await accounts.open({ ...asked, userName }, openAccount);
      if (account) return account;
    }
  }

  /** Notes that it was used, now and then. */
  async use({ accountId, usedAt = null }: Account): Promise<void> {
    const { accounts, saveUse, now } = this.#needs;
    if (usedAt === null || Date.parse(usedAt) > now() - usedEveryMs) return;
    const at = this.#nowText();
    accounts.setUsed(accountId, at);
    await saveUse(accountId, at);
  }

  /** Ends it. Its reports can still be read. */
  async end(accountId: string): Promise<void> {
    await this.#needs.gate.submit({ type: 'KEEP_PRACTICE', accountId });
    this.#needs.accounts.setBlocked(accountId, true);
  }

  /** Ends those that were kept but not ended, because the exchange was. */
  async endKept(): Promise<void> {
    const { accounts } = this.#needs;
    for (const keptFrom of accounts.keptFrom()) {
      const account = accounts.byId(keptFrom);
      if (account && !account.blocked) await this.end(keptFrom);
    }
  }

  /** Lets those leave memory that nobody uses any more, but for those with bets in unsettled markets. */
  async forgetUnused(): Promise<void> {
    const { accounts, gate, now, forgotten } = this.#needs;
    const unused = accounts.unusedSince(new Date(now() - practiceLifeMs).toISOString());
    if (unused.length === 0) return;
    const accountIds = unused.map(({ accountId }) => accountId);
    const result = await gate.submit({ type: 'FORGET_PRACTICE', accountIds });
    for (const accountId of result.forgotten) {
      accounts.forget(accountId);
      forgotten(accountId);
    }
  }

  #isInUse(account: Account): boolean {
    const { usedAt = null } = account;
    return usedAt !== null && mayBeUsed(account) && Date.parse(usedAt) > this.#needs.now() - practiceLifeMs;
  }

  #nowText(): string {
    return new Date(this.#needs.now()).toISOString();
  }
}
