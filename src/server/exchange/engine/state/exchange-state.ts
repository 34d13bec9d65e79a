import type { MarketDefinition } from '#contract/market.ts';
import { houseAccountIds } from '../ledger/house-accounts.ts';
import type { LastNumbers } from '../records/stored-books.ts';
import { AccountState, type AccountFlags } from './account-state.ts';
import { Delays } from './delays.ts';
import { MarketState } from './market-state.ts';
import { noNumbers, Numbers } from './numbers.ts';

/**
 * All that the exchange decides on, in memory. Only `decide` changes it; what it holds may be ahead of what is on disk
 * by the commit in flight, so it is not what readers are shown.
 */
export class ExchangeState {
  readonly accounts = new Map<string, AccountState>();
  readonly markets = new Map<string, MarketState>();
  /** Ids of settled markets, which are not in memory any more. */
  readonly closedMarkets = new Set<string>();
  /** Orders that wait for the end of their delay. */
  readonly delays = new Delays();
  /** Of those that were settled more than once: how often. */
  readonly settledTimes = new Map<string, number>();
  readonly numbers: Numbers;

  /** House accounts are there from the beginning. */
  constructor(last: LastNumbers = noNumbers) {
    this.numbers = new Numbers(last);
    for (const accountId of houseAccountIds) this.addAccount(accountId);
  }

  /** The account; throws when there is none: who may call is settled before a command gets here. */
  account(accountId: string): AccountState {
    const account = this.accounts.get(accountId);
    if (!account) throw new Error(`There is no account ${accountId}`);
    return account;
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
