/** The part of an account that decides who may sign in and what they may do. */
export interface Account {
  accountId: string;
  userName: string;
  /** If null, nobody can sign in. */
  passwordHash: string | null;
  blocked: boolean;
  selfExcluded: boolean;
  /** Whether it has practice money only. */
  isPractice?: boolean;
  /** When a practice account without a password was last used (RFC 3339); null or missing for others. */
  usedAt?: string | null;
  /** The practice account that it was begun with. */
  keptFrom?: string | null;
  /** The IANA time zone of its limits, told when it is opened; UTC if none is. */
  limitZone?: string;
}

export const isPracticeAccount = ({ isPractice = false }: Account): boolean => isPractice;

/** Whether it is a practice account without a password, of whoever has the browser that it was begun in. */
export const isNameless = ({ usedAt = null }: Account): boolean => usedAt !== null;

/** Whether a session of it is worth anything. A nameless one that was kept has ended. */
export const mayBeUsed = (account: Account): boolean =>
  isNameless(account) ? !account.blocked : account.passwordHash !== null;

/** All accounts by id and by user name. Names that differ only in case are the same. */
export class Accounts {
  readonly #byId = new Map<string, Account>();
  readonly #byName = new Map<string, Account>();
  /** Names whose accounts are being opened. */
  readonly #reserved = new Set<string>();

  constructor(accounts: Iterable<Account> = []) {
    for (const account of accounts) this.#add(account);
  }

  byId(accountId: string): Account | undefined {
    return this.#byId.get(accountId);
  }

  all(): Iterable<Account> {
    return this.#byId.values();
  }

  byName(userName: string): Account | undefined {
    return this.#byName.get(userName.toLowerCase());
  }

  /** Opens an account with `create`. Null if the name is taken or being taken. */
  async open(account: Account, create: (account: Account) => Promise<void>): Promise<Account | null> {
    const name = account.userName.toLowerCase();
    if (this.#byName.has(name) || this.#reserved.has(name)) return null;
    this.#reserved.add(name);
    try {
      await create(account);
      this.#add(account);
      return account;
    } finally {
      this.#reserved.delete(name);
    }
  }

  /** Sets the password from now on. Throws when there is no such account. */
  setPasswordHash(accountId: string, passwordHash: string): void {
    this.#known(accountId).passwordHash = passwordHash;
  }

  /** Blocks or unblocks it from now on. Throws when there is no such account. */
  setBlocked(accountId: string, blocked: boolean): void {
    this.#known(accountId).blocked = blocked;
  }

  /** Notes when a nameless account was used. Throws when there is no such account. */
  setUsed(accountId: string, at: string): void {
    this.#known(accountId).usedAt = at;
  }

  /** The practice accounts that accounts were begun with. */
  keptFrom(): string[] {
    return [...this.#byId.values()].flatMap(({ keptFrom }) => keptFrom ?? []);
  }

  /** Nameless accounts that were last used before then. */
  unusedSince(at: string): Account[] {
    return [...this.#byId.values()].filter(({ usedAt = null }) => usedAt !== null && usedAt < at);
  }

  /** Lets an account leave memory. */
  forget(accountId: string): void {
    const { userName } = this.#known(accountId);
    this.#byId.delete(accountId);
    this.#byName.delete(userName.toLowerCase());
  }

  #known(accountId: string): Account {
    const account = this.#byId.get(accountId);
    if (!account) throw new Error(`There is no account ${accountId}`);
    return account;
  }

  #add(account: Account): void {
    this.#byId.set(account.accountId, account);
    this.#byName.set(account.userName.toLowerCase(), account);
  }
}
