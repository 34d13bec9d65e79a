import { must } from '#domain/must.ts';
import type { FeedPoint } from '#domain/market/sequence.ts';
import { Unauthorised } from '../upstream/failures.ts';
import { Audience, type Subscription, type Rendering, type Wish } from './audience.ts';
import { retryWait } from './retry-wait.ts';

/** What a message does to the state. */
export type Step<State> =
  | { kind: 'told'; state: State }
  /** The message does not follow the state: an image is needed. */
  | { kind: 'gap' }
  /** The message is the last one. */
  | { kind: 'over' };

export interface ReplicaSource<Message, State> {
  /** Streams messages on from the known state (null: none) until the signal aborts or the connection is cut. */
  open(key: string, signal: AbortSignal, known: State | null): AsyncIterable<Message>;
  step(state: State | null, message: Message): Step<State>;
  /** Returns the message that brings a subscription at that point (null: knows nothing) to the state. */
  messageFrom(state: State, point: FeedPoint | null): Message;
  /** Returns where a subscription stands after the message; null if catching up always takes the whole state. */
  pointOf(message: Message): FeedPoint | null;
  /** Milliseconds of silence after which the connection counts as dead. */
  silence: number;
}

export interface ReplicaHooks<Message> {
  /** Called when the replica is no longer needed: unused for a while, or nothing more will come. */
  ended(): void;
  /** Called with the message that was the last one: there is no such thing. */
  over(last: Message): void;
  /** Called with the reason when the stream broke and is opened again. */
  reconnected(reason: unknown): void;
  sent(count: number): void;
  skipped(): void;
}

type ReadEnd = 'over' | 'refused' | { reason: unknown };

/** Everything at once, starting with an image. */
const plainWish: Wish = { after: null, conflation: 0 };

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());

/** The share of the permitted silence after which the state no longer counts as certain. */
const staleShare = 2 / 3;
/** How long a stream stays open after its last subscription has left. */
const lingerMs = 5_000;
/** A connection that lasted this long was good: its loss starts a new series of retries. */
const goodAfterMs = 5_000;

/**
 * The gateway's copy of one thing, kept up to date by one stream of the exchange however many subscribe. While the
 * stream is cut or silent nothing is sent, so that everyone sees that it is not live; new subscriptions wait for the
 * next message.
 */
export class Replica<Message, State> {
  /** The key that opens the stream. An account's key is its token, which changes on renewal. */
  key: string;
  readonly #source: ReplicaSource<Message, State>;
  readonly #hooks: ReplicaHooks<Message>;
  readonly #audience: Audience<Message>;
  readonly #holders = new Set<() => void>();
  #state: State | null = null;
  #isConnected = false;
  #heardAt = 0;
  #connection = new AbortController();
  #isClosed = false;
  #linger: NodeJS.Timeout | undefined;

  constructor(key: string, source: ReplicaSource<Message, State>, hooks: ReplicaHooks<Message>) {
    this.key = key;
    this.#source = source;
    this.#hooks = hooks;
    this.#audience = new Audience({
      messageFrom: (point) => source.messageFrom(must(this.#state), point),
      pointOf: (message) => source.pointOf(message),
      sent: (count) => hooks.sent(count),
      skipped: () => hooks.skipped(),
    });
    void this.#run();
  }

  /** Sends the subscription what it lacks, then what comes. Returns a function that stops it. */
  subscribe(rendering: Rendering<Message>, subscription: Subscription, wish = plainWish): () => void {
    clearTimeout(this.#linger);
    const leave = this.#audience.join(rendering, subscription, wish, this.#isLive());
    return () => {
      leave();
      this.#mayEnd();
    };
  }

  /** Keeps the stream open without a subscription. Calls `refused` when the token is no longer good. */
  hold(refused: () => void): () => void {
    clearTimeout(this.#linger);
    this.#holders.add(refused);
    return () => {
      this.#holders.delete(refused);
      this.#mayEnd();
    };
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    clearTimeout(this.#linger);
    this.#connection.abort();
    this.#audience.close();
    this.#hooks.ended();
  }

  /** Turns false before the connection is given up: a new subscription must not be sent stale data as live. */
  #isLive(): boolean {
    const silent = performance.now() - this.#heardAt;
    return this.#isConnected && silent <= this.#source.silence * staleShare;
  }

  #mayEnd(): void {
    if (this.#isClosed || !this.#audience.isEmpty || this.#holders.size > 0) return;
    clearTimeout(this.#linger);
    this.#linger = setTimeout(() => this.close(), lingerMs).unref();
  }

  async #run(): Promise<void> {
    // After a gap the known state leads nowhere: only an image helps.
    let isGap = false;
    for (let attempt = 1; ; attempt++) {
      const openedAt = performance.now();
      const end = await this.#read(isGap ? null : this.#state);
      this.#isConnected = false;
      if (this.#isClosed) return;
      if (end === 'refused') for (const refused of this.#holders) refused();
      if (end === 'over' || end === 'refused') return this.close();
      isGap = end.reason === 'gap';
      this.#hooks.reconnected(end.reason);
      if (performance.now() - openedAt > goodAfterMs) attempt = 1;
      await pause(retryWait(attempt));
      if (this.#isClosed) return;
    }
  }

  /** Reads one connection to its end. */
  async #read(known: State | null): Promise<ReadEnd> {
    const connection = (this.#connection = new AbortController());
    const watchdog = setTimeout(() => connection.abort('silence'), this.#source.silence);
    try {
      for await (const message of this.#source.open(this.key, connection.signal, known)) {
        watchdog.refresh();
        const step = this.#source.step(this.#state, message);
        if (step.kind === 'gap') return { reason: 'gap' };
        if (step.kind === 'over') {
          this.#hooks.over(message);
          this.#audience.end(message);
          return 'over';
        }
        this.#state = step.state;
        this.#isConnected = true;
        this.#heardAt = performance.now();
        this.#audience.notify(message);
      }
      return { reason: 'ended' };
    } catch (error) {
      // Whatever broke the connection, even an unreadable message: open a new one.
      return error instanceof Unauthorised ? 'refused' : { reason: error };
    } finally {
      clearTimeout(watchdog);
      connection.abort();
    }
  }
}
