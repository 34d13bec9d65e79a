import { setTimeout as delay } from 'node:timers/promises';
import { getBalance } from '#contract/account.ts';
import type { Call } from '#contract/call.ts';
import { createEvent, createMarket, setMarketStatus, settleMarket } from '#contract/operator.ts';
import { cancelAll, listOrders, sendInstructions, type Order } from '#contract/order.ts';
import type { Answer, callExchange, Credentials } from '#contract/rest-client.ts';
import { signIn } from '#contract/session.ts';
import { patience } from '#tests/support/patience.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { exchangeEntry } from '../kills/exchange-entry.ts';
import { ExchangeProcess } from '../kills/exchange-process.ts';
import { findPort } from '../kills/find-port.ts';
import { callOnce, unexpected } from '../kills/requests.ts';
import { GatewayProcess } from '../storm/gateway-process.ts';

const operatorKey = 'the operator of the intents';
const startTime = '2026-05-01T12:00:00.000Z';
type Input<C extends Call> = Parameters<typeof callExchange<C>>[2];

/** What the exchange holds for Asha. */
export interface Held {
  /** In markets that are not settled. */
  orders: Order[];
  bankBalance: number;
  exposure: number;
}

/** Exchange and gateway as processes that can be killed; Asha, who bets in the browser; Ben, who bets against her. */
export class IntentWorld {
  readonly url: string;
  readonly #exchangeUrl: string;
  readonly #settings: Record<string, string>;
  readonly #gatewayPort: number;
  readonly #drop: () => Promise<void>;
  #exchange: ExchangeProcess;
  #gateway: GatewayProcess;
  #asha: Credentials = {};
  #ben: Credentials = {};
  #lastId = 0;

  private constructor(ports: [number, number], databaseUrl: string, drop: () => Promise<void>) {
    const [exchangePort, gatewayPort] = ports;
    this.#exchangeUrl = `http://127.0.0.1:${exchangePort}`;
    this.url = `http://localhost:${gatewayPort}`;
    this.#gatewayPort = gatewayPort;
    this.#drop = drop;
    this.#settings = {
      LAYLINE_EXCHANGE_PORT: String(exchangePort),
      LAYLINE_OPERATOR_KEY: operatorKey,
      DATABASE_URL: databaseUrl,
    };
    this.#exchange = this.#newExchange();
    this.#gateway = this.#newGateway();
  }

  static async open(): Promise<IntentWorld> {
    const database = await createTestDatabase();
    const ports: [number, number] = [await findPort(), await findPort()];
    const world = new IntentWorld(ports, database.url, () => database.drop());
    await world.serve();
    world.#asha = await world.#signIn('asha');
    world.#ben = await world.#signIn('ben');
    return world;
  }

  #newExchange = () => new ExchangeProcess(exchangeEntry(), this.#settings);
  #newGateway = () => new GatewayProcess(this.#gatewayPort, this.#exchangeUrl);

  /** Resolves when both serve. */
  async serve(): Promise<void> {
    await Promise.all([this.#exchange.ready, this.#gateway.ready]);
  }

  async killExchange(): Promise<void> {
    await this.#exchange.kill();
    this.#exchange = this.#newExchange();
  }

  async killGateway(): Promise<void> {
    await this.#gateway.kill();
    this.#gateway = this.#newGateway();
  }

  async close(): Promise<void> {
    await this.#gateway.kill();
    await this.#exchange.kill();
    await this.#drop();
  }

  /** Opens an event of its own with an open market of `r1` and `r2`; returns the market's id. */
  async openMarket(eventId: string): Promise<string> {
    const marketId = `${eventId}-odds`;
    const event = { sportId: '4', eventName: `${eventId} v Harbour`, eventTime: startTime };
    const body = { ...event, tournamentId: 't1', tournamentName: 'Harbour Cup', home: null, away: null };
    await this.#done(createEvent, { params: { eventId }, body });
    const runners = ['r1', 'r2'].map((runnerId) => ({ runnerId, name: `Runner ${runnerId}` }));
    const market = { eventId, marketName: 'Match Odds', startTime, runners };
    await this.#done(createMarket, { params: { marketId }, body: market });
    await this.#done(setMarketStatus, { params: { marketId }, body: { status: 'OPEN' } });
    return marketId;
  }

  /** Settles the market, however often it must be asked for. */
  async settle(marketId: string, winners: string[]): Promise<void> {
    await this.#done(settleMarket, { params: { marketId }, body: { winners } }, ['MARKET_CLOSED']);
  }

  /** Ben offers that stake to back `r1` at 2.00, and nothing else. */
  async offer(marketId: string, stake: number): Promise<void> {
    await this.#done(cancelAll, { body: { clientId: this.#newId() } }, [], this.#ben);
    const bet = { runnerId: 'r1', side: 'LAY', odds: 200, stake } as const;
    const instructions = [{ type: 'PLACE' as const, clientId: this.#newId(), ...bet }];
    await this.#done(sendInstructions, { params: { marketId }, body: { instructions } }, [], this.#ben);
  }

  async held(): Promise<Held> {
    const [unmatched, matched, balance] = [
      await this.#done(listOrders, { query: { state: 'UNMATCHED' } }, [], this.#asha),
      await this.#done(listOrders, { query: { state: 'MATCHED' } }, [], this.#asha),
      await this.#done(getBalance, {}, [], this.#asha),
    ];
    const orders = new Map([...unmatched!, ...matched!].map((order) => [order.orderId, order]));
    return { orders: [...orders.values()], ...balance! };
  }

  #newId = (): string => `of-ben-${String(++this.#lastId).padStart(4, '0')}`;

  async #signIn(userName: string): Promise<Credentials> {
    const session = await this.#done(signIn, { body: { userName, password: `demo-${userName}` } }, [], {});
    return { token: session!.token };
  }

  /** Asks until there is an answer, and fails when none comes. Null for a refusal saying that it was done before. */
  async #done<C extends Call>(
    call: C,
    input: Input<C>,
    doneBefore: readonly string[] = [],
    credentials: Credentials = { operatorKey },
  ): Promise<Extract<Answer<C>, { ok: true }>['data'] | null> {
    const last = Date.now() + patience.poll;
    for (;;) {
      const answer = await callOnce<C>(this.#exchangeUrl, call, input, credentials);
      if (answer?.ok) return answer.data;
      if (answer && doneBefore.includes(answer.code)) return null;
      if (answer) throw unexpected(call.name, answer);
      if (Date.now() > last) throw new Error(`${call.name} has no answer`);
      await delay(50);
    }
  }
}
