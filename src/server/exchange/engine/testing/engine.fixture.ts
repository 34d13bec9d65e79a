import type { Instruction, InstructionResult, Order } from '#contract/order.ts';
import type { Side } from '#domain/bet/side.ts';
import { houseAccountIds } from '../ledger/house-accounts.ts';
import type { AccountFlags } from '../state/account-state.ts';
import { mustBeOfContract } from './answers.fixture.ts';
import type { Command, MarketFacts, ResultOf } from '../commands/commands.ts';
import { decide } from '../commands/decide.ts';
import { ExchangeState } from '../state/exchange-state.ts';
import { Effects } from '../changes/effects.ts';
import type { FeedFacts } from '../changes/feed-facts.ts';
import { restoreState } from '../state/restore.ts';
import { mustEqual } from './invariants.fixture.ts';
import { MemoryStore } from './memory-store.fixture.ts';
import { stateText, usedText } from './state-text.fixture.ts';
import type { StoredBooks } from '../records/stored-books.ts';

export const noon = '2026-05-01T12:00:00.000Z';

/** ₹1 in minor units. */
export const rupee = 100;

export const marketFacts = (marketId: string, facts: Partial<MarketFacts> = {}): MarketFacts => ({
  marketId,
  eventId: 'e1',
  sportId: '4',
  eventName: 'Ashfield v Brookvale',
  marketName: 'Match Odds',
  startTime: noon,
  betDelay: 0,
  commissionRate: 200,
  ladder: 'CLASSIC',
  minStake: rupee,
  maxStake: 1_000_000 * rupee,
  runners: ['r1', 'r2', 'r3'].map((runnerId) => ({ runnerId, name: runnerId.toUpperCase() })),
  ...facts,
});

const accountRow = (accountId: string): StoredBooks['accounts'][number] => ({
  accountId,
  userName: accountId,
  kind: 'bettor',
  blocked: false,
  selfExcluded: false,
  limitZone: 'UTC',
  maxExposure: null,
  balance: 0,
  createdAt: noon,
  usedAt: null,
  keptFrom: null,
});

/**
 * An engine that writes every command to an in-memory store: `run` at once, `decide` with the next commit. Throws on an
 * answer that the contract doesn't allow.
 */
export class Engine {
  state = new ExchangeState();
  readonly store = new MemoryStore();
  /** What the last commit told the feed. */
  facts: FeedFacts = { at: noon, markets: [], accounts: [] };
  /** The time at which commands are decided now. */
  at = noon;
  #effects = new Effects(noon);
  #clientIds = 0;

  constructor(accountIds: readonly string[] = []) {
    for (const accountId of houseAccountIds) this.store.addAccount(accountRow(accountId));
    for (const accountId of accountIds) this.open(accountId);
    this.commit();
  }

  /** Written with the next commit. */
  open(accountId: string, flags: AccountFlags = { blocked: false, selfExcluded: false }): void {
    this.store.addAccount({ ...accountRow(accountId), ...flags });
    this.decide({ type: 'OPEN_ACCOUNT', accountId, ...flags });
  }

  /** Opens practice accounts. */
  openPractice(...accountIds: readonly string[]): void {
    for (const accountId of accountIds) {
      this.store.addAccount({ ...accountRow(accountId), kind: 'practice' });
      this.run({ type: 'OPEN_PRACTICE', accountId });
    }
  }

  /** Decides and writes. */
  run<C extends Command>(command: C): ResultOf<C> {
    const result = this.decide(command);
    this.commit();
    return result;
  }

  /** Decides only; written with the next commit. */
  decide<C extends Command>(command: C): ResultOf<C> {
    const { result } = decide(this.state, command, this.at, this.#effects);
    mustBeOfContract(command, result);
    if (result.status === 'ACCEPTED') {
      const seq = this.state.numbers.nextJournalSeq();
      this.#effects.rows.journal.push({ seq, marketId: null, command, at: this.at });
    }
    return result;
  }

  commit(): void {
    this.facts = this.#effects.toFacts();
    this.store.write(this.#effects.toBatch());
    this.#effects = new Effects(this.at);
  }

  /** Commits, and goes on with what is stored, which must be the same. */
  restart(): void {
    this.commit();
    const text = () => `${stateText(this.state)}\n${usedText(this.state, this.at)}`;
    const before = text();
    this.state = restoreState(this.store.stored(this.at));
    mustEqual(text(), before, 'The restored state');
  }

  /** Commits, then lets time pass. */
  wait(seconds: number): void {
    this.commit();
    this.at = new Date(Date.parse(this.at) + seconds * 1_000).toISOString();
    this.#effects = new Effects(this.at);
  }

  /** Lets time pass and brings orders whose delay has ended to their books. */
  pass(seconds: number): void {
    this.wait(seconds);
    this.run({ type: 'END_DELAYS' });
  }

  fund(accountId: string, amount: number): void {
    const reference = `reference-${this.#clientIds++}`;
    this.run({ type: 'FUND_ACCOUNT', accountId, amount, reference });
  }

  market(marketId: string, facts: Partial<MarketFacts> = {}): void {
    this.run({ type: 'CREATE_MARKET', market: marketFacts(marketId, facts) });
    this.run({ type: 'SET_MARKET_STATUS', marketId, status: 'OPEN' });
  }

  /** Sends one instruction under a new client id. */
  instruct(accountId: string, instruction: Given<Instruction>, marketId = 'm1'): InstructionResult {
    const clientId = `client-${this.#clientIds++}`;
    const whole: Instruction = { ...instruction, clientId };
    return this.run({ type: 'INSTRUCT', accountId, marketId, instruction: whole });
  }

  place(accountId: string, runnerId: string, side: Side, odds: number, stake: number): InstructionResult {
    return this.instruct(accountId, { type: 'PLACE', runnerId, side, odds, stake });
  }

  /** Places an order that must be accepted, and returns it as it then stands. */
  placed(accountId: string, runnerId: string, side: Side, odds: number, stake: number): Order {
    return theOrder(this.place(accountId, runnerId, side, odds, stake));
  }

  balance(accountId: string): { balance: number; exposure: number } {
    const { accounts, practice } = this.state;
    const { balance, exposure } = (accounts.has(accountId) ? this.state : practice).account(accountId);
    return { balance, exposure };
  }
}

type Given<I> = I extends Instruction ? Omit<I, 'clientId'> : never;

/** The only order of an accepted result. Throws if the result was refused or has any other number of orders. */
export function theOrder(result: InstructionResult): Order {
  if (result.status === 'REFUSED') throw new Error(`Refused: ${result.code}`);
  const [order] = result.orders;
  if (!order || result.orders.length > 1) throw new Error(`${result.orders.length} orders, not one`);
  return order;
}

/** Three bettors with ₹10,000 each and an open market `m1` with three runners. */
export function openEngine(): Engine {
  const engine = new Engine(['ann', 'bob', 'cid']);
  for (const accountId of ['ann', 'bob', 'cid']) engine.fund(accountId, 10_000 * rupee);
  engine.market('m1');
  return engine;
}
