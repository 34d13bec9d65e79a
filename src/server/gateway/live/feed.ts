import { must } from '#domain/must.ts';
import type { FeedPoint } from '#domain/market/sequence.ts';
import { Unauthorised } from '../upstream/failures.ts';
import { Audience, type Listener, type Rendering, type Wish } from './audience.ts';
import { retryWait } from './retry-wait.ts';

/** What a line makes of what is known. */
export type Step<State> =
  | { kind: 'told'; state: State }
  /** It does not follow from what is known: an image is needed. */
  | { kind: 'gap' }
  /** It is the last one. */
  | { kind: 'over' };

export interface FeedSource<Line, State> {
  /** Lines from what is known (null: nothing) until the signal aborts or the connection is cut. */
  open(key: string, signal: AbortSignal, known: State | null): AsyncIterable<Line>;
  step(state: State | null, line: Line): Step<State>;
  /** The line that brings one who stands there (null: nowhere) to the state. */
  lineFrom(state: State, point: FeedPoint | null): Line;
  /** Where one stands who has heard the line; null where only the whole tells. */
  pointOf(line: Line): FeedPoint | null;
  /** Silence, in milliseconds, after which the connection counts as dead. */
  silence: number;
}

export interface FeedHooks {
  /** Nobody has followed for a while, or nothing more will come: the feed is of no more use. */
  ended(): void;
  /** The stream broke, for this reason, and is opened again. */
  reconnected(reason: unknown): void;
  sent(count: number): void;
  skipped(): void;
}

type ReadEnd = 'over' | 'refused' | { reason: unknown };

/** Told at once, from an image on. */
const plainWish: Wish = { after: null, conflation: 0 };

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());

/** The part of the silence that kills a connection after which what came over it is no longer certain. */
const staleShare = 2 / 3;
/** How long a stream stays open after its last follower has left. */
const lingerMs = 5_000;
/** A connection that stood this long was a good one: its loss is the first of a new series. */
const goodAfterMs = 5_000;

/**
 * One thing that is followed: one stream of the exchange, however many follow. While the stream is cut or silent
 * nothing is sent, so that everyone sees that it is not live; newcomers wait for the next image.
 */
export class Feed<Line, State> {
  /** What it is opened by. The token of an account is another one after a renewal. */
  key: string;
  readonly #source: FeedSource<Line, State>;
  readonly #hooks: FeedHooks;
  readonly #audience: Audience<Line>;
  readonly #holders = new Set<() => void>();
  #state: State | null = null;
  #isConnected = false;
  #heardAt = 0;
  #connection = new AbortController();
  #isClosed = false;
  #linger: NodeJS.Timeout | undefined;

  constructor(key: string, source: FeedSource<Line, State>, hooks: FeedHooks) {
    this.key = key;
    this.#source = source;
    this.#hooks = hooks;
    this.#audience = new Audience({
      lineFrom: (point) => source.lineFrom(must(this.#state), point),
      pointOf: (line) => source.pointOf(line),
      sent: (count) => hooks.sent(count),
      skipped: () => hooks.skipped(),
    });
    void this.#run();
  }

  /** Sends what comes to the listener, first what it lacks. Returns how to stop. */
  follow(rendering: Rendering<Line>, listener: Listener, wish = plainWish): () => void {
    clearTimeout(this.#linger);
    const leave = this.#audience.join(rendering, listener, wish, this.#isLive());
    return () => {
      leave();
      this.#mayEnd();
    };
  }

  /** Keeps the stream open without following it, and hears when the token is no longer good. */
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

  /** Sooner than the connection is given up: a newcomer must not be told for live what may be over. */
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
    // After a gap what is known leads nowhere: only an image does.
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
      for await (const line of this.#source.open(this.key, connection.signal, known)) {
        watchdog.refresh();
        const step = this.#source.step(this.#state, line);
        if (step.kind === 'gap') return { reason: 'gap' };
        if (step.kind === 'over') {
          this.#audience.end(line);
          return 'over';
        }
        this.#state = step.state;
        this.#isConnected = true;
        this.#heardAt = performance.now();
        this.#audience.tell(line);
      }
      return { reason: 'ended' };
    } catch (error) {
      // Whatever broke the connection, a line that cannot be read included: the answer is a new connection.
      return error instanceof Unauthorised ? 'refused' : { reason: error };
    } finally {
      clearTimeout(watchdog);
      connection.abort();
    }
  }
}
