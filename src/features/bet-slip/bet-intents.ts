import { createActor } from 'xstate';
import { isInDoubt, type Bet, type BetReport } from '#domain/bet/intent.ts';
import type { Order } from '#domain/bet/order.ts';
import type { GraphqlClient } from '#graphql/client.ts';
import type { KeptIntents } from '#kept/kept-intents.ts';
import type { BetIntentRef } from '#machines/bet-intent/bet-intent.machine.ts';
import { reportOf } from '#machines/bet-intent/bet-report.ts';
import type { BetIntentEvent } from '#machines/bet-intent/bet-intent.types.ts';
import { provideBetIntent } from './bet-intent.actors.ts';
import type { IntentChoice } from './intent-choices.view.tsx';

/** A bet that does not stand in the slip, whatever became of it. */
export interface BetApart {
  bet: Bet;
  report: BetReport;
  /** Of an earlier visit; else it was in doubt, and left the slip to others. */
  isRecovered: boolean;
}

interface OpenIntent {
  intent: BetIntentRef;
  isRecovered: boolean;
  wasInDoubt: boolean;
  /** The bettor has seen what became of it. */
  isClosed: boolean;
}

/** Every bet of the signed-in user that was opened here or found stored, each with its machine. */
export class BetIntents {
  readonly #client: GraphqlClient;
  readonly #kept: KeptIntents;
  readonly #intents = new Map<string, OpenIntent>();
  readonly #listeners = new Set<(report: BetReport) => void>();
  readonly #watchers = new Set<() => void>();
  #userName: string | null = null;

  constructor(client: GraphqlClient, kept: KeptIntents) {
    this.#client = client;
    this.#kept = kept;
    window.addEventListener('online', () => this.#sendAll({ type: 'network.returned' }));
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.#sendAll({ type: 'page.shown' });
    });
  }

  /** Takes up what an earlier visit of this user left: each is asked about before anything else. */
  async startFor(userName: string | null): Promise<void> {
    this.#userName = userName;
    if (userName === null) return;
    const stored = await this.#kept.of(userName);
    if (this.#userName !== userName) return;
    for (const bet of stored) if (!this.#intents.has(bet.clientId)) this.#start(userName, bet, true);
  }

  stop(): void {
    this.#userName = null;
    for (const { intent } of this.#intents.values()) intent.stop();
    this.#intents.clear();
    this.#tellWatchers();
  }

  open(bets: readonly Bet[]): void {
    const userName = this.#userName;
    if (userName === null) throw new Error('A visitor cannot place a bet');
    for (const bet of bets) this.#start(userName, bet, false);
  }

  /** Hears of every change of every bet. Returns how to stop. */
  listen(listener: (report: BetReport) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Hears that what `apart` gives may have changed. Returns how to stop. */
  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** What the account's feed says of orders and of markets that were settled. `isImage`: these are all that stand. */
  tell(orders: readonly Order[], settledMarkets: readonly string[], isImage: boolean): void {
    for (const order of orders)
      this.#intents.get(order.clientId)?.intent.send({ type: 'order.changed', order });
    if (isImage) this.#sendAll({ type: 'orders.listed', orders });
    for (const marketId of settledMarkets) this.#sendAll({ type: 'market.settled', marketId });
  }

  /** What the bettor chose for one bet; nothing when it is over. */
  choose(clientId: string, choice: IntentChoice): void {
    this.#intents.get(clientId)?.intent.send({ type: choice });
  }

  /** Takes one that does not stand in the slip, and of which the bettor has seen what became, out of sight. */
  close(clientId: string): void {
    const open = this.#intents.get(clientId);
    if (!open) return;
    open.isClosed = true;
    this.#tellWatchers();
  }

  /** Those that do not stand in the slip. */
  apart(): BetApart[] {
    return [...this.#intents.values()]
      .filter(({ isRecovered, wasInDoubt, isClosed }) => (isRecovered || wasInDoubt) && !isClosed)
      .map(({ intent, isRecovered }) => {
        const snapshot = intent.getSnapshot();
        return { bet: snapshot.context.bet, report: reportOf(snapshot), isRecovered };
      });
  }

  #start(userName: string, bet: Bet, isStored: boolean): void {
    const seed = Math.trunc(Math.random() * 2 ** 31);
    const machine = provideBetIntent(this.#client, this.#kept, userName);
    const intent = createActor(machine, { input: { bet, isStored, seed } });
    const open = { intent, isRecovered: isStored, wasInDoubt: false, isClosed: false };
    this.#intents.set(bet.clientId, open);
    intent.subscribe((snapshot) => {
      const report = reportOf(snapshot);
      if (isInDoubt(report.state)) open.wasInDoubt = true;
      for (const listener of this.#listeners) listener(report);
      this.#tellWatchers();
    });
    intent.start();
  }

  #tellWatchers(): void {
    for (const watcher of this.#watchers) watcher();
  }

  #sendAll(
    event: Extract<
      BetIntentEvent,
      { type: 'network.returned' | 'page.shown' | 'orders.listed' | 'market.settled' }
    >,
  ): void {
    for (const { intent } of this.#intents.values()) intent.send(event);
  }
}
