import type { Quote } from '#contract/market.ts';
import type { MarketStatus } from '#domain/market/market-status.ts';
import type { Instruction, Order } from '#contract/order.ts';
import type { OddsLadderName } from '#domain/odds/odds-ladder.ts';
import type { Side } from '#domain/bet/side.ts';
import type { Command, CommandResults, MarketFacts } from '#server/exchange/engine/commands/commands.ts';
import { decide } from '#server/exchange/engine/commands/decide.ts';
import type { MarketOutcome } from '#server/exchange/engine/settlement/ending.ts';
import { ExchangeState } from '#server/exchange/engine/state/exchange-state.ts';
import type { MarketState } from '#server/exchange/engine/state/market-state.ts';
import type { OrderRecord } from '#server/exchange/engine/state/order-record.ts';
import type { RunnerState } from '#server/exchange/engine/state/runner-state.ts';
import type { StoredSettlement } from '#server/exchange/engine/records/ledger.ts';
import type { StoredFill } from '#server/exchange/engine/records/orders.ts';
import { Refused } from './refused.ts';

/** The id of the one market that most cases have. */
export const theMarket = '1';

export interface DeskOrder {
  user: string;
  marketId?: string;
  runner: string;
  side: Side;
  /** Hundredths. */
  odds: number;
  /** Minor units. */
  stake: number;
  /** Milliseconds; 0 when the case does not say. */
  t?: number;
  /** A session's line, a price policy, fill-or-kill, the version of the market that was seen. */
  terms?: Pick<Place, 'fillOrKill' | 'line' | 'marketVersion' | 'take'>;
}

type Place = Extract<Instruction, { type: 'PLACE' }>;

/** The bare exchange engine: a command goes in, and what it decided can be inspected. */
export class Desk {
  readonly state = new ExchangeState();
  readonly fills: StoredFill[] = [];
  readonly settlements: StoredSettlement[] = [];
  #commands = 0;

  /** An open winner market without commission. Throws `Refused` when the engine refuses it. */
  openMarket(
    runnerIds: readonly string[],
    marketId = theMarket,
    ladder: OddsLadderName = 'FINEST',
  ): MarketState {
    const runners = runnerIds.map((runnerId) => ({ runnerId, name: runnerId }));
    return this.openKind({ marketId, ladder, runners });
  }

  /** An open market of any kind, without commission. */
  openKind({
    marketId = theMarket,
    ...facts
  }: Partial<MarketFacts> & Pick<MarketFacts, 'runners'>): MarketState {
    const names = { eventId: 'event', sportId: '4', eventName: 'Event', marketName: 'Market' };
    const stakes = { minStake: 1, maxStake: 1e12 };
    const times = { startTime: at(0), betDelay: 0 };
    this.#accept({
      type: 'CREATE_MARKET',
      market: { marketId, ...names, ...times, ...stakes, commissionRate: 0, ladder: 'FINEST', ...facts },
    });
    this.setStatus({ status: 'OPEN' }, marketId);
    return this.market(marketId);
  }

  suspend(marketId = theMarket): void {
    this.setStatus({ status: 'SUSPENDED' }, marketId);
  }

  setStatus(
    wanted: { status: Exclude<MarketStatus, 'CLOSED'>; inPlay?: boolean },
    marketId = theMarket,
  ): void {
    this.#accept({ type: 'SET_MARKET_STATUS', marketId, ...wanted });
  }

  market(marketId = theMarket): MarketState {
    const market = this.state.markets.get(marketId);
    if (!market) throw new Refused(`There is no market ${marketId}`);
    return market;
  }

  runner(runnerId: string, marketId?: string): RunnerState {
    const market = this.market(marketId);
    const index = market.runnerIndex.get(runnerId);
    if (index === undefined) throw new Refused(`There is no runner ${runnerId}`);
    return market.runners[index]!;
  }

  /** Returns the engine's own record, which goes on showing what becomes of the order. */
  place({ user, marketId, runner: runnerId, side, odds, stake, t = 0, terms }: DeskOrder): OrderRecord {
    const clientId = this.#clientId();
    const order = { type: 'PLACE', clientId, runnerId, side, odds, stake, ...terms } as const;
    const [placed] = this.#instruct(user, marketId, order, t);
    const record = this.market(marketId)
      .positions.get(user)
      ?.find(placed?.orderId ?? '');
    if (!record) throw new Error('An accepted order is not to be found');
    return record;
  }

  cancel(user: string, orderId: string, marketId?: string): void {
    this.#instruct(user, marketId, { type: 'CANCEL', clientId: this.#clientId(), orderId });
  }

  /** Sets the order's whole stake, minor units. */
  resize(user: string, orderId: string, stake: number, marketId?: string): void {
    this.#instruct(user, marketId, { type: 'EDIT', clientId: this.#clientId(), orderId, stake });
  }

  /** Pays the market. Without winners it is void. */
  settle(winners: string[], marketId = theMarket): void {
    this.end({ winners }, marketId);
  }

  /** Pays the market, however it ended. */
  end(outcome: MarketOutcome, marketId = theMarket): void {
    this.#accept({ type: 'SETTLE_MARKET', marketId, ...outcome });
  }

  quote(quotes: Quote[], marketId = theMarket): void {
    this.#accept({ type: 'SET_QUOTES', marketId, quotes });
  }

  /** The factor in basis points. */
  removeRunner(runnerId: string, reductionFactor: number, marketId = theMarket): void {
    this.#accept({ type: 'REMOVE_RUNNER', marketId, runnerId, reductionFactor });
  }

  /** What the user was paid so far in settlements, minor units; undefined when nothing of theirs was settled. */
  paidTo(user: string): number | undefined {
    const own = this.settlements.filter(({ accountId }) => accountId === user);
    return own.length === 0 ? undefined : own.reduce((sum, { profit }) => sum + profit, 0);
  }

  #instruct(user: string, marketId = theMarket, instruction: Instruction, t = 0): Order[] {
    if (!this.state.accounts.has(user)) this.#openAccount(user);
    const result = this.#accept({ type: 'INSTRUCT', accountId: user, marketId, instruction }, t);
    return result.status === 'ACCEPTED' ? result.orders : [];
  }

  /** With more money than any case needs: the matching is under test. */
  #openAccount(accountId: string): void {
    this.#accept({ type: 'OPEN_ACCOUNT', accountId, blocked: false, selfExcluded: false });
    this.#accept({ type: 'FUND_ACCOUNT', accountId, amount: 1e12, reference: accountId });
  }

  #accept<C extends Command>(command: C, t = 0): CommandResults[C['type']] {
    const { result, effects } = decide(this.state, command, at(t));
    const { fills, settlements } = effects.toBatch();
    this.fills.push(...fills);
    this.settlements.push(...settlements);
    if (result.status === 'REFUSED') throw new Refused(`${result.code}: ${result.message}`);
    return result;
  }

  #clientId(): string {
    return `case-${++this.#commands}`;
  }
}

export const at = (t: number): string => new Date(t).toISOString();
