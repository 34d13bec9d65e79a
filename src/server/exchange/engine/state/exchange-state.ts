import type { MarketDefinition } from '#contract/market.ts';
import type { MarketKind } from '#domain/market/market-kind.ts';
import { houseAccounts, isHouseAccount, moneyHouseIds } from '../ledger/house-accounts.ts';
import type { LastNumbers } from '../records/stored-books.ts';
import { AccountState, type AccountFlags } from './account-state.ts';
import { Accruals } from './accruals.ts';
import { Delays } from './delays.ts';
import { MarketState } from './market-state.ts';
import { noNumbers, noPracticeNumbers, Numbers } from './numbers.ts';
import { Payments } from './payments/payments.ts';

/**
 * Everything the exchange decides on, in memory. Only `decide` changes it. It may be ahead of storage by the commit in
 * flight, so it must not be shown to readers.
 */
export class ExchangeState {
  readonly accounts = new Map<string, AccountState>();
  readonly markets = new Map<string, MarketState>();
  /** Ids of settled markets, which are no longer in memory. */
  readonly closedMarkets: Set<string>;
  /** Orders waiting for their delay to end. */
  readonly delays = new Delays();
  readonly payments = new Payments();
  readonly accruals = new Accruals(this.payments.ends);
  /** How often a market was settled, for markets settled more than once. */
  readonly settledTimes = new Map<string, number>();
  /** The version of each kind's rules that is in force, once there has been a second one. */
  readonly rulesVersions: Map<MarketKind, number>;
  readonly numbers: Numbers;
  /**
   * The exchange of practice accounts: it has accounts, positions, fills and numbers of its own, so that nothing of it
   * is ever in this one. It is itself in that one.
   */
  readonly practice: ExchangeState;

  /** House accounts exist from the start. `real` is given for the exchange of practice accounts alone. */
  constructor(last: LastNumbers = noNumbers, lastPractice = noPracticeNumbers, real?: ExchangeState) {
    this.numbers = new Numbers(real ? lastPractice : last);
    this.closedMarkets = real?.closedMarkets ?? new Set();
    this.rulesVersions = real?.rulesVersions ?? new Map();
    this.practice = real ? this : new ExchangeState(last, lastPractice, this);
    for (const accountId of real ? [houseAccounts.practice] : moneyHouseIds) this.addAccount(accountId);
  }

  /**
   * Throws when there is no such account: callers are checked before a command gets here. For practice accounts one
   * house account stands for all.
   */
  account(accountId: string): AccountState {
    const account = this.accounts.get(accountId) ?? this.#practiceHouse(accountId);
    if (!account) throw new Error(`There is no account ${accountId}`);
    return account;
  }

  /** The same, be it of practice money. */
  anyAccount(accountId: string): AccountState {
    return this.practice.accounts.get(accountId) ?? this.account(accountId);
  }

  /** Whether there is such an account, be it of practice money. */
  hasAccount(accountId: string): boolean {
    return this.accounts.has(accountId) || this.practice.accounts.has(accountId);
  }

  #practiceHouse(accountId: string): AccountState | undefined {
    const isAsked = this.practice === this && isHouseAccount(accountId);
    return isAsked ? this.accounts.get(houseAccounts.practice) : undefined;
  }

  /** The version of the kind's rules that is in force now; the first is 1. */
  rulesVersionOf(kind: MarketKind): number {
    return this.rulesVersions.get(kind) ?? 1;
  }

  addAccount(
    accountId: string,
    flags: AccountFlags = { blocked: false, selfExcluded: false },
    balance = 0,
  ): AccountState {
    const owner = this.accounts.get(accountId)?.owner ?? this.accounts.size;
    const account = new AccountState(accountId, owner, flags, balance);
    this.accounts.set(accountId, account);
    return account;
  }

  addMarket(definition: MarketDefinition, createdAt: string): MarketState {
    const market = new MarketState(definition, createdAt, this.delays);
    this.markets.set(definition.marketId, market);
    return market;
  }
}
