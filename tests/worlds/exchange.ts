import type { Instruction, InstructionResult, Order } from '#contract/order.ts';
import type { PaymentResult } from '#contract/payments.ts';
import { methodOf } from '#domain/payment/payment-method.ts';
import { must } from '#domain/must.ts';
import { Effects } from '#server/exchange/engine/changes/effects.ts';
import type { Command, CommandResult, ResultOf } from '#server/exchange/engine/commands/commands.ts';
import { decideBatch } from '#server/exchange/engine/loop/decide-batch.ts';
import { identityOf } from '#server/exchange/engine/loop/request-identity.ts';
import { keyOf, ResultMemory } from '#server/exchange/engine/loop/result-memory.ts';
import { ExchangeState } from '#server/exchange/engine/state/exchange-state.ts';
import { marketFacts, rupee } from '#server/exchange/engine/testing/engine.fixture.ts';
import { Sessions, type Caller, type IssuedToken } from '#server/exchange/accounts/sessions.ts';
import { AccountView } from '#server/exchange/feed/account-view.ts';
import type { AccountMessage } from '#contract/stream.ts';
import type { SimulatedTime } from './simulated-time.ts';

export const bettor = 'asha';
const others = 'bob';
export const marketId = '1.1';
const device = 'the browser';
const tokenLife = 30 * 60_000;
const key = new Uint8Array(32).fill(7);
const upi = must(methodOf('upi'));
const never = Promise.resolve();
const noStore = {
  save: async () => undefined,
  end: async () => undefined,
  extend: async () => undefined,
  whyEnded: async () => null,
};

/** What keeps the sessions has room for thousands, so it costs more than the rest of a world. Many worlds share one. */
const worldsASessions = 100;
let worldsOpened = 0;
let shared: Sessions | null = null;
let sharedNow = () => 0;

function sessionsAt(time: SimulatedTime): Sessions {
  if (worldsOpened++ % worldsASessions === 0) shared = null;
  sharedNow = () => time.now;
  return (shared ??= new Sessions([], noStore, key, tokenLife, () => sharedNow()));
}

/** The session that a token is of. */
export const sessionIdOf = (token: string): string => token.split('.').at(-2)!;

/** The exchange in memory: its real engine, sessions and account's view, one command a commit. */
export class Exchange {
  readonly #time: SimulatedTime;
  readonly #state = new ExchangeState();
  readonly #results = new ResultMemory();
  readonly #view: AccountView;
  readonly #sessions: Sessions;
  /** Whose sessions these are: worlds share what keeps them. */
  readonly #accountId = `asha-${worldsOpened}`;
  /** The stake of each order of the bettor, by its id. */
  readonly placed = new Map<string, number>();
  /** The amount of each payment of the bettor, by its id. */
  readonly paid = new Map<string, number>();
  /** Each order of the bettor as it stands. */
  readonly orders = new Map<string, Order>();
  /** By session: when its newest token is over. */
  readonly #validUntil = new Map<string, number>();
  /** Sessions that somebody wanted ended. */
  readonly #ended = new Set<string>();
  #publish: (message: AccountMessage) => void = () => undefined;
  #tellEnd: (sessionId: string) => void = () => undefined;
  #ids = 0;

  constructor(time: SimulatedTime) {
    this.#time = time;
    this.#view = AccountView.ofNew('e1', time.text);
    this.#sessions = sessionsAt(time);
    for (const accountId of [bettor, others]) {
      this.run({ type: 'OPEN_ACCOUNT', accountId, blocked: false, selfExcluded: false });
      this.run({ type: 'FUND_ACCOUNT', accountId, amount: 100_000 * rupee, reference: `fund-${accountId}` });
    }
    const runners = ['home', 'away'].map((runnerId) => ({ runnerId, name: runnerId }));
    this.run({ type: 'CREATE_MARKET', market: marketFacts(marketId, { runners }) });
    this.run({ type: 'SET_MARKET_STATUS', marketId, status: 'OPEN' });
  }

  /** Hears what each commit changed for the bettor. */
  onChange(publish: (message: AccountMessage) => void): void {
    this.#publish = publish;
  }

  /** Hears of each session that is ended. */
  onEnd(tell: (sessionId: string) => void): void {
    this.#tellEnd = tell;
  }

  callerOf = (token: string): Promise<Caller | null> => this.#sessions.callerOf(token);

  run<C extends Command>(command: C): ResultOf<C> {
    const effects = new Effects(this.#time.text);
    const submitted = {
      command,
      identity: identityOf(command),
      resolve: () => undefined,
      reject: () => undefined,
    };
    const results: readonly unknown[] = decideBatch(
      [submitted],
      { state: this.#state, results: this.#results },
      effects,
      never,
    );
    const mine = effects.toFacts().accounts.find(({ accountId }) => accountId === bettor);
    if (mine) {
      for (const order of mine.orders) this.orders.set(order.orderId, order);
      for (const order of mine.orders)
        if (!this.placed.has(order.orderId)) this.placed.set(order.orderId, order.stake);
      for (const { paymentId, amount } of mine.payments) this.paid.set(paymentId, amount);
      this.#publish(this.#view.apply(mine, this.#time.text));
    }
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- without it the union is too complex for the compiler
    return results[0] as ResultOf<C>;
  }

  /** What the exchange has under a client id of the bettor; null if it never received it. */
  resultOf(clientId: string): CommandResult | null {
    return this.#results.find(keyOf(bettor, clientId))?.result ?? null;
  }

  /** What the bettor's account holds. */
  balance() {
    const { balance, exposure } = this.#state.account(bettor);
    return { bankBalance: balance, exposure };
  }

  image = (): AccountMessage => this.#view.image(this.#time.text);

  instruct(instruction: Instruction): InstructionResult {
    return this.run({ type: 'INSTRUCT', accountId: bettor, marketId, instruction });
  }

  askDeposit = (asked: { clientId: string; amount: number }): PaymentResult =>
    this.run({ type: 'ASK_DEPOSIT', accountId: bettor, method: upi, ...asked, ...this.#paymentIds() });

  transfer = (asked: {
    clientId: string;
    amount: number;
    direction: 'TO_PARTNER' | 'FROM_PARTNER';
  }): PaymentResult => this.run({ type: 'TRANSFER', accountId: bettor, ...asked, ...this.#paymentIds() });

  giveUp = (clientId: string): CommandResult => this.run({ type: 'GIVE_UP', accountId: bettor, clientId });

  #paymentIds = () => ({ paymentId: `payment-${++this.#ids}`, reference: `LL${this.#ids}` });

  /** Somebody else takes what the bettor's bets offer, or offers something to them. */
  layBy(stake: number, odds: number): void {
    const clientId = `other-${++this.#ids}`;
    const instruction = { type: 'PLACE', clientId, runnerId: 'home', side: 'LAY', odds, stake } as const;
    this.run({ type: 'INSTRUCT', accountId: others, marketId, instruction });
  }

  setStatus(status: 'OPEN' | 'SUSPENDED'): void {
    this.run({ type: 'SET_MARKET_STATUS', marketId, status });
  }

  async signIn(): Promise<IssuedToken> {
    const sessionId = `${this.#accountId}-${++this.#ids}`;
    const issued = await this.#sessions.open(this.#accountId, sessionId, device);
    this.#validUntil.set(sessionId, issued.expiresAt);
    return issued;
  }

  /** Null: the exchange does not renew it. */
  async renew(token: string): Promise<IssuedToken | null> {
    const caller = await this.#sessions.renewerOf(token, device);
    const issued = caller && (await this.#sessions.renew(caller, device));
    if (issued) this.#validUntil.set(caller.sessionId, issued.expiresAt);
    return issued;
  }

  /** Whether somebody wanted the session ended, or nobody renewed it in time. */
  isOver(sessionId: string): boolean {
    return this.#ended.has(sessionId) || this.#time.now >= (this.#validUntil.get(sessionId) ?? 0);
  }

  /** Ends a session because somebody wants it ended. */
  async end(sessionId: string): Promise<void> {
    this.#ended.add(sessionId);
    await this.#sessions.end(sessionId);
    this.#tellEnd(sessionId);
  }

  /** Ends all sessions of the bettor, as an operator or another browser does. */
  async endAll(): Promise<void> {
    for (const { sessionId } of this.#sessions.openOf(this.#accountId)) await this.end(sessionId);
  }
}
