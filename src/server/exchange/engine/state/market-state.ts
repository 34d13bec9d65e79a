import type { MarketDefinition } from '#contract/market.ts';
import { oddsLadders, tickOf, type OddsLadder } from '#domain/odds/odds-ladder.ts';
import type { AccountState } from './account-state.ts';
import type { Delays } from './delays.ts';
import { MarketPosition } from './market-position.ts';
import type { StoredFill } from '../records/orders.ts';
import type { PracticeMarket } from '../practice/practice-market.ts';
import { RunnerState } from './runner-state.ts';

/** An unsettled market. */
export class MarketState {
  /** Replaced when it changes, never mutated, so that earlier holders keep the old one. */
  definition: MarketDefinition;
  readonly createdAt: string;
  readonly ladder: OddsLadder;
  /** In the order of the definition's runners. */
  readonly runners: readonly RunnerState[];
  readonly runnerIndex: ReadonlyMap<string, number>;
  /** Shared by all markets. */
  readonly delays: Delays;
  /** Used by `Effects`. */
  noted = 0;
  /** By account id. */
  readonly positions = new Map<string, MarketPosition>();
  /** All fills in the order they were made, void ones included. */
  readonly fills: StoredFill[] = [];
  /** Backers' stakes over all runners, in minor units. */
  matched = 0;
  /** How practice accounts bet on it; null while none has. A market of theirs has it, too. */
  practice: PracticeMarket | null = null;

  constructor(definition: MarketDefinition, createdAt: string, delays: Delays) {
    this.definition = definition;
    this.createdAt = createdAt;
    this.delays = delays;
    this.ladder = oddsLadders[definition.ladder];
    this.runnerIndex = new Map(definition.runners.map(({ runnerId }, index) => [runnerId, index]));
    this.runners = definition.runners.map(() => new RunnerState(this.ladder));
  }

  /** Whether practice accounts' positions are here. */
  get isPractice(): boolean {
    return this.practice !== null && this.practice.market === this;
  }

  /** The tick of these odds, which must be on the ladder. */
  tickOf(odds: number): number {
    return tickOf(this.ladder, odds);
  }

  /** The account's position here. Creates an empty one if there is none. */
  positionOf(account: AccountState): MarketPosition {
    const there = this.positions.get(account.accountId);
    if (there) return there;
    const begun = new MarketPosition(account, this);
    this.positions.set(account.accountId, begun);
    account.positions.set(this.definition.marketId, begun);
    return begun;
  }
}
