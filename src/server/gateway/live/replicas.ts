import { LRUCache } from 'lru-cache';
import type { AccountImage, AccountMessage, EventState } from '#contract/stream.ts';
import type { ScoreState } from '#contract/score.ts';
import type { Metrics } from '../metrics.ts';
import type { EventMessage, MarketMessage, ScoreMessage, Upstream } from '../upstream/upstream.ts';
import { stepAccount } from './account-state.ts';
import type { Rendering, Subscription, Wish } from './audience.ts';
import { Frame } from './frame.ts';
import { Replica, type ReplicaSource } from './replica.ts';
import { messageFromMarket, pointOfMarket, stepMarket, type KnownMarket } from './known-market.ts';
import { stepScore } from './score-state.ts';

/** Three missed heartbeats. */
const threeHeartbeats = 3_000;

/** How many things that do not exist are remembered, and for how long, ms: they may be made meanwhile. */
const mostUnknown = 5_000;
const unknownFor = 10_000;

/** The replicas of one kind, each opened when first needed. */
export class Replicas<Message extends object, State> {
  readonly #replicas = new Map<string, Replica<Message, State>>();
  readonly #source: ReplicaSource<Message, State>;
  readonly #metrics: Metrics;
  /** The last messages of what does not exist. */
  readonly #last = new LRUCache<string, Message>({ max: mostUnknown });

  constructor(source: ReplicaSource<Message, State>, metrics: Metrics) {
    this.#source = source;
    this.#metrics = metrics;
  }

  of(key: string): Replica<Message, State> {
    const known = this.#replicas.get(key);
    if (known) return known;
    const { replicas, reconnects, sent, skipped } = this.#metrics;
    const replica: Replica<Message, State> = new Replica(key, this.#source, {
      ended: () => {
        replicas.dec();
        if (this.#replicas.get(replica.key) === replica) this.#replicas.delete(replica.key);
      },
      over: (last) => {
        this.#last.set(key, last);
        setTimeout(() => this.#last.delete(key), unknownFor).unref();
      },
      reconnected: () => reconnects.inc(),
      sent: (count) => sent.inc(count),
      skipped: () => skipped.inc(),
    });
    replicas.inc();
    this.#replicas.set(key, replica);
    return replica;
  }

  /**
   * Sends the subscription what it lacks of the thing with that key, then what comes. Returns a function that stops it.
   * Of what does not exist, the exchange is asked once for all.
   */
  subscribe(key: string, rendering: Rendering<Message>, subscription: Subscription, wish?: Wish): () => void {
    const last = this.#last.get(key);
    if (last === undefined) return this.of(key).subscribe(rendering, subscription, wish);
    subscription.send(new Frame(rendering.render(last)));
    this.#metrics.sent.inc();
    subscription.complete();
    return () => {};
  }

  /** Moves the replica to another key. Anyone who still comes with the old key gets a replica of their own. */
  rename(from: string, to: string): void {
    const replica = this.#replicas.get(from);
    if (!replica || this.#replicas.has(to)) return;
    this.#replicas.delete(from);
    this.#replicas.set(to, replica);
    replica.key = to;
  }

  close(): void {
    for (const replica of this.#replicas.values()) replica.close();
  }
}

export interface AllReplicas {
  /** By market id. */
  markets: Replicas<MarketMessage, KnownMarket>;
  /** By event id. */
  events: Replicas<EventMessage, EventState>;
  /** By event id. */
  scores: Replicas<ScoreMessage, ScoreState>;
  /** By token. */
  accounts: Replicas<AccountMessage, AccountImage>;
}

/**
 * One replica for each market, event, score and account that anybody follows. A replica whose stream is silent for
 * `silence` milliseconds, though it should send a heartbeat every second, is opened again.
 */
export function createReplicas(upstream: Upstream, metrics: Metrics, silence = threeHeartbeats): AllReplicas {
  return {
    markets: new Replicas(marketSource(upstream, silence), metrics),
    events: new Replicas(eventSource(upstream, silence), metrics),
    scores: new Replicas(scoreSource(upstream, silence), metrics),
    accounts: new Replicas(accountSource(upstream, silence), metrics),
  };
}

const marketSource = (upstream: Upstream, silence: number): ReplicaSource<MarketMessage, KnownMarket> => ({
  open: (marketId, signal, known) => upstream.watchMarket(marketId, signal, known?.book ?? null),
  step: stepMarket,
  messageFrom: messageFromMarket,
  pointOf: pointOfMarket,
  silence,
});

const eventSource = (upstream: Upstream, silence: number): ReplicaSource<EventMessage, EventState> => ({
  open: (eventId, signal) => upstream.watchEvent(eventId, signal),
  step: (before, message) => {
    if (message.type === 'UNKNOWN_EVENT') return { kind: 'over' };
    const isListed = before?.inPlay === message.inPlay && before.ended === message.ended;
    if (before && !isListed) upstream.forgetEvents();
    return { kind: 'told', state: message };
  },
  messageFrom: (state) => state,
  pointOf: () => null,
  silence,
});

const scoreSource = (upstream: Upstream, silence: number): ReplicaSource<ScoreMessage, ScoreState> => ({
  open: (eventId, signal) => upstream.watchScore(eventId, signal),
  step: stepScore,
  messageFrom: (score) => ({ type: 'SCORE_IMAGE', ...score }),
  pointOf: () => null,
  silence,
});

const accountSource = (upstream: Upstream, silence: number): ReplicaSource<AccountMessage, AccountImage> => ({
  open: (token, signal) => upstream.watchAccount({ token }, signal),
  step: stepAccount,
  messageFrom: (account) => account,
  pointOf: () => null,
  silence,
});
