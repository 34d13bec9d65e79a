import { LRUCache } from 'lru-cache';
import type { ScoreMessage } from '#contract/score.ts';
import { isToStore, ScoreView, type ScoreFacts, type ScoreNews } from './score-view.ts';

/** Where scores outlive the process. */
export interface ScoreStore {
  /** Adds the news to what is stored and drops the oldest incidents beyond what is kept. */
  save(eventId: string, news: ScoreNews, at: string): Promise<void>;
  /** What is stored about an event; nulls and no incidents if there is nothing. Plays are not stored. */
  load(eventId: string): Promise<Omit<ScoreFacts, 'plays'>>;
}

/** More events than are ever in play at once. */
const inMemory = 2_000;

/** The scores of events. News is stored first, then told; plays are only told. */
export class Scores {
  readonly #views = new LRUCache<string, ScoreView>({ max: inMemory });
  readonly #loading = new Map<string, Promise<ScoreView>>();
  readonly #queues = new Map<string, Promise<unknown>>();
  readonly #epoch: string;
  readonly #store: ScoreStore;
  readonly #changed: (eventId: string, message: ScoreMessage) => void;
  #loaded = 0;

  /** `changed` is called with the message for all stored news. `epoch` is new at each start. */
  constructor(epoch: string, store: ScoreStore, changed: (eventId: string, message: ScoreMessage) => void) {
    this.#epoch = epoch;
    this.#store = store;
    this.#changed = changed;
  }

  /** The score if it is in memory. */
  recent(eventId: string): ScoreView | undefined {
    return this.#views.get(eventId);
  }

  /** The score of an existing event. Afterwards `recent` knows it. */
  find(eventId: string, at: string): Promise<ScoreView> {
    const known = this.#views.get(eventId);
    if (known) return Promise.resolve(known);
    let loading = this.#loading.get(eventId);
    if (!loading) {
      loading = this.#load(eventId, at).finally(() => this.#loading.delete(eventId));
      this.#loading.set(eventId, loading);
    }
    return loading;
  }

  /** Stores and tells what is new; the same news again changes nothing. News of one event is handled one by one. */
  async publish(eventId: string, told: ScoreNews, at: string): Promise<ScoreView> {
    const before = this.#queues.get(eventId);
    const turn = (before ?? Promise.resolve()).then(() => this.#take(eventId, told, at));
    const queued = turn.then(
      () => undefined,
      () => undefined,
    );
    this.#queues.set(eventId, queued);
    try {
      return await turn;
    } finally {
      if (this.#queues.get(eventId) === queued) this.#queues.delete(eventId);
    }
  }

  async #take(eventId: string, told: ScoreNews, at: string): Promise<ScoreView> {
    const view = await this.find(eventId, at);
    const news = view.newOf(told);
    if (!news) return view;
    if (isToStore(news)) await this.#store.save(eventId, news, at);
    const message = view.apply(news, at);
    // The view may have been dropped from memory meanwhile.
    this.#views.set(eventId, view);
    this.#changed(eventId, message);
    return view;
  }

  async #load(eventId: string, at: string): Promise<ScoreView> {
    const facts = await this.#store.load(eventId);
    // A view that was dropped from memory counts from 0 again, so it needs another epoch.
    const view = new ScoreView(`${this.#epoch}.${++this.#loaded}`, eventId, { ...facts, plays: [] }, at);
    this.#views.set(eventId, view);
    return view;
  }
}
