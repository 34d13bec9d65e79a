import type { Call } from '#contract/call.ts';
import { createEvent, createMarket, setMarketStatus } from '#contract/operator.ts';
import type { Instruction } from '#contract/order.ts';
import { sendInstructions } from '#contract/order.ts';
import { callExchange, type Answer, type Credentials } from '#contract/rest-client.ts';
import { signIn } from '#contract/session.ts';
import { openExchange, type Exchange, type ExchangeOptions } from '#server/exchange/exchange.ts';
import { idleDesk } from './idle-desk.ts';
import { createTestDatabase } from './test-database.ts';

type InputOf<C extends Call> = Parameters<typeof callExchange<C>>[2];

export const operatorKey = 'the-operator-key-of-tests';
const gamesKey = 'the-games-key-of-tests';
const noon = '2026-05-01T12:00:00.000Z';

/** The data of an answer that must not be a refusal. */
export function dataOf<C extends Call>(answer: Answer<C>): Extract<Answer<C>, { ok: true }>['data'] {
  if (!answer.ok) throw new Error(`Refused: ${answer.status} ${answer.code} ${answer.message}`);
  return answer.data;
}

/** The real exchange over HTTP, on a database of its own. */
export class TestExchange {
  readonly operator: Credentials = { operatorKey };
  readonly games: Credentials = { gamesKey };
  readonly #options: ExchangeOptions;
  readonly #drop: () => Promise<void>;
  #exchange: Exchange;
  url: string;

  private constructor(options: ExchangeOptions, exchange: Exchange, url: string, drop: () => Promise<void>) {
    this.#options = options;
    this.#exchange = exchange;
    this.url = url;
    this.#drop = drop;
  }

  static async open(changes: Partial<ExchangeOptions> = {}): Promise<TestExchange> {
    const database = await createTestDatabase();
    const options: ExchangeOptions = {
      dataDir: '/nowhere',
      databaseUrl: database.dailyUrl,
      ownerUrl: database.url,
      operatorKey,
      gamesKey,
      twoStepKey: 'the-two-step-key-of-tests',
      isProduction: false,
      signInLimit: 1_000,
      log: 'error',
      gamesUrl: 'http://localhost:4003',
      now: Date.now,
      openDesk: idleDesk,
      stopped: (error) => {
        throw error;
      },
      ...changes,
    };
    const exchange = await openExchange(options);
    return new TestExchange(options, exchange, await exchange.listen(0), () => database.drop());
  }

  get databaseUrl(): string {
    return this.#options.databaseUrl!;
  }

  /** Closes it and opens it again on the same database, on another port. */
  async reopen(changes: Partial<ExchangeOptions> = {}): Promise<void> {
    await this.#exchange.close();
    this.#exchange = await openExchange({ ...this.#options, ...changes });
    this.url = await this.#exchange.listen(0);
  }

  async close(): Promise<void> {
    await this.#exchange.close();
    await this.#drop();
  }

  call<C extends Call>(call: C, input: InputOf<C>, credentials: Credentials = {}): Promise<Answer<C>> {
    return callExchange(this.url, call, input, credentials);
  }

  /** Credentials of a demo bettor. */
  async signIn(userName: string, password = `demo-${userName}`): Promise<Credentials> {
    const { token } = dataOf(await this.call(signIn, { body: { userName, password } }));
    return { token };
  }

  /** An open market `<name>-odds` of two runners, `r1` and `r2`, in an event of that name. */
  async openMarket(name: string, { crossMatching }: { crossMatching?: boolean } = {}): Promise<string> {
    const marketId = `${name}-odds`;
    const body = { tournamentId: 't1', tournamentName: 'Harbour Cup', home: 'Dunes', away: 'Harbour' };
    const event = { ...body, sportId: '4', eventName: `Dunes v Harbour (${name})`, eventTime: noon };
    dataOf(await this.call(createEvent, { params: { eventId: name }, body: event }, this.operator));
    const runners = [
      { runnerId: 'r1', name: 'Dunes' },
      { runnerId: 'r2', name: 'Harbour' },
    ];
    const market = { eventId: name, marketName: 'Match Odds', startTime: noon, runners, crossMatching };
    dataOf(await this.call(createMarket, { params: { marketId }, body: market }, this.operator));
    dataOf(
      await this.call(setMarketStatus, { params: { marketId }, body: { status: 'OPEN' } }, this.operator),
    );
    return marketId;
  }

  /** Sends instructions that the contract accepts and returns their results. */
  async instruct(by: Credentials, marketId: string, ...instructions: Instruction[]) {
    const answer = await this.call(sendInstructions, { params: { marketId }, body: { instructions } }, by);
    return dataOf(answer).results;
  }
}

let lastClientId = 0;

/** A bet of 1,000.00 on `r1` at 2.36 with a client id of its own, unless overridden. */
export const aBet = (changes: Partial<Extract<Instruction, { type: 'PLACE' }>> = {}): Instruction => ({
  type: 'PLACE',
  clientId: `test-bet-${++lastClientId}`,
  runnerId: 'r1',
  side: 'BACK',
  odds: 236,
  stake: 1_000_00,
  ...changes,
});
