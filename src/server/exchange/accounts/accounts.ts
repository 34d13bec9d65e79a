/** What of an account decides who may sign in, and as what. */
export interface Account {
  accountId: string;
  userName: string;
  /** Null: nobody can sign in. */
  passwordHash: string | null;
  blocked: boolean;
  selfExcluded: boolean;
}

/** All accounts by id and by user name; names that differ only in case are the same name. */
export class Accounts {
  readonly #byId = new Map<string, Account>();
  readonly #byName = new Map<string, Account>();
  /** Names that are being opened now. */
  readonly #reserved = new Set<string>();

  constructor(accounts: Iterable<Account> = []) {
    for (const account of accounts) this.#add(account);
  }

  byId(accountId: string): Account | undefined {
    return this.#byId.get(accountId);
  }

  byName(userName: string): Account | undefined {
    return this.#byName.get(userName.toLowerCase());
  }

  /** Opens an account with `create`, unless the name is taken or being taken: then null. */
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

  /** The password from now on. */
  setPasswordHash(accountId: string, passwordHash: string): void {
    const account = this.#byId.get(accountId);
    if (!account) throw new Error(`There is no account ${accountId}`);
    account.passwordHash = passwordHash;
  }

  #add(account: Account): void {
    this.#byId.set(account.accountId, account);
    this.#byName.set(account.userName.toLowerCase(), account);
  }
}
