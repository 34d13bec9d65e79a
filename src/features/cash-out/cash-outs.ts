import { createActor } from 'xstate';
import type { Order } from '#domain/bet/order.ts';
import type { GraphqlClient } from '#graphql/client.ts';
import type { CashOutRef } from '#machines/cash-out/cash-out.machine.ts';
import { provideCashOut } from './cash-out.actors.ts';
import { CashOutQuotes } from './cash-out-quotes.ts';
import type { KeptCashOuts } from '#kept/kept-cash-outs.ts';

/** The cash outs of whoever is signed in, one machine a market, wherever on the page they are shown. */
export class CashOuts {
  /** For markets in which the prices alone do not tell what can be taken. */
  readonly quotes: CashOutQuotes;
  readonly #client: GraphqlClient;
  readonly #kept: KeptCashOuts;
  readonly #userName: string;
  readonly #cashOuts = new Map<string, CashOutRef>();
  readonly #listeners = new Set<() => void>();
  #shown: readonly string[] = [];

  constructor(client: GraphqlClient, kept: KeptCashOuts, userName: string) {
    this.quotes = new CashOutQuotes(client);
    this.#client = client;
    this.#kept = kept;
    this.#userName = userName;
  }

  /** Takes up what an earlier visit left: each is asked about. Without a store there is nothing to take up. */
  async start(): Promise<void> {
    const stored = await this.#kept.of(this.#userName);
    for (const { request, place } of stored)
      this.of(request.marketId).send({ type: 'request.found', request, place });
  }

  stop(): void {
    for (const cashOut of this.#cashOuts.values()) cashOut.stop();
  }

  of(marketId: string): CashOutRef {
    let cashOut = this.#cashOuts.get(marketId);
    if (!cashOut) {
      const seed = Math.trunc(Math.random() * 2 ** 31);
      const machine = provideCashOut(this.#client, this.#kept, this.#userName);
      cashOut = createActor(machine, { input: { marketId, seed } });
      this.#cashOuts.set(marketId, cashOut);
      cashOut.subscribe(this.#look);
      cashOut.start();
    }
    return cashOut;
  }

  /** What the account's feed says of orders. `isImage`: these are all that stand. */
  tell(orders: readonly Order[], isImage: boolean): void {
    for (const order of orders) this.#cashOuts.get(order.marketId)?.send({ type: 'order.changed', order });
    if (!isImage) return;
    for (const cashOut of this.#cashOuts.values()) cashOut.send({ type: 'orders.listed', orders });
  }

  /** What nothing was placed of has nothing more to say once the market was paid. */
  tellSettled(marketIds: readonly string[]): void {
    for (const marketId of marketIds) this.#cashOuts.get(marketId)?.send({ type: 'market.settled' });
  }

  tellNetworkReturned(): void {
    for (const cashOut of this.#cashOuts.values()) cashOut.send({ type: 'network.returned' });
  }

  /** Ids of the markets whose cash out is opened, under way or done and not yet closed. */
  shown = (): readonly string[] => this.#shown;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #look = (): void => {
    const shown = [...this.#cashOuts]
      .filter(([, one]) => !one.getSnapshot().matches('closed'))
      .map(([id]) => id);
    if (shown.join() === this.#shown.join()) return;
    this.#shown = shown;
    for (const listener of this.#listeners) listener();
  };
}
