import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import type { BodyOf } from '#contract/call.ts';
import type { createEvent, setEventState } from '#contract/operator.ts';
import type { Event, Sport } from '#contract/reference.ts';

/** Where events outlive the process. */
export interface EventStore {
  save(event: Event, at: string): Promise<void>;
  /** Stores an event that has ended, and what its result is said to be. */
  record(event: Event, result: string, at: string): Promise<void>;
  /** Those of the events that there are, ended or not. */
  find(eventIds: readonly string[]): Promise<Event[]>;
}

export interface CatalogueState {
  sports: readonly Sport[];
  /** Events that have not ended. */
  events: readonly Event[];
}

type EventFacts = BodyOf<typeof createEvent>;
type EventState = BodyOf<typeof setEventState>;

const endedKept = 1_000;

/** The sports and events to bet on. Changes are stored one after the other, and told after that. */
export class Catalogue {
  readonly #sports: readonly Sport[];
  readonly #open: Map<string, Event>;
  readonly #ended = new LRUCache<string, Event>({ max: endedKept });
  readonly #store: EventStore;
  readonly #changed: (event: Event) => void;
  #queue: Promise<unknown> = Promise.resolve();

  /** `changed` is called with every stored event, and with one that a market was added to. */
  constructor({ sports, events }: CatalogueState, store: EventStore, changed: (event: Event) => void) {
    this.#sports = sports;
    this.#open = new Map(events.map((event) => [event.exEventId, event]));
    this.#store = store;
    this.#changed = changed;
  }

  sports(): Sport[] {
    return [...this.#sports];
  }

  /** Events that have not ended, soonest first. */
  openEvents(): Event[] {
    return [...this.#open.values()].sort(bySoonest);
  }

  /** An event in memory: all open events and the recently ended ones. */
  recent(eventId: string): Event | undefined {
    return this.#open.get(eventId) ?? this.#ended.get(eventId);
  }

  /** An event, however old; null if there is none. Afterwards `recent` knows it too. */
  async find(eventId: string): Promise<Event | null> {
    const recent = this.recent(eventId);
    if (recent) return recent;
    const [stored = null] = await this.#load([eventId]);
    return stored;
  }

  /** Finds many events at once. Afterwards `recent` knows those that there are. */
  async findAll(eventIds: readonly string[]): Promise<void> {
    const others = eventIds.filter((id) => !this.recent(id));
    if (others.length > 0) await this.#load(others);
  }

  async #load(eventIds: readonly string[]): Promise<Event[]> {
    const stored = await this.#store.find(eventIds);
    for (const event of stored) if (!this.recent(event.exEventId)) this.#remember(event);
    return stored;
  }

  /** Creates or changes an event; null if there is no such sport. */
  putEvent(eventId: string, facts: EventFacts, at: string): Promise<Event | null> {
    return this.#inTurn(async () => {
      const sport = this.#sports.find(({ sportId }) => sportId === facts.sportId);
      if (!sport) return null;
      const before = await this.find(eventId);
      const created = { inPlay: false, score: null, marketIds: [], ended: false };
      return this.#keep(
        { ...created, ...before, ...facts, exEventId: eventId, sportName: sport.sportName },
        before,
        at,
      );
    });
  }

  /** Notes an event that has ended without a market. Returns it, or why it may not be recorded. */
  recordEnded(
    eventId: string,
    { score, ...facts }: EventFacts & Pick<EventState, 'score'>,
    result: string,
    at: string,
  ): Promise<Event | 'UNKNOWN_SPORT' | 'EVENT_HAS_MARKETS'> {
    return this.#inTurn(async () => {
      const sport = this.#sports.find(({ sportId }) => sportId === facts.sportId);
      if (!sport) return 'UNKNOWN_SPORT';
      const before = await this.find(eventId);
      if (before && before.marketIds.length > 0) return 'EVENT_HAS_MARKETS';
      const ended = { inPlay: false, ended: true, marketIds: [], score: score ?? null };
      const event = { ...before, ...facts, ...ended, exEventId: eventId, sportName: sport.sportName };
      await this.#store.record(event, result, at);
      // Nobody follows an event that was not there.
      if (before && !isDeepStrictEqual(event, before)) {
        this.#remember(event);
        this.#changed(event);
      }
      return event;
    });
  }

  /** Changes an event's state; null if there is no such event. */
  setState(eventId: string, state: EventState, at: string): Promise<Event | null> {
    return this.#inTurn(async () => {
      const before = await this.find(eventId);
      return before && this.#keep({ ...before, ...withoutUndefined(state) }, before, at);
    });
  }

  /** Notes that a market of the event was created; the first is the main one. The market's own row stores this. */
  addMarket(eventId: string, marketId: string): void {
    const event = this.recent(eventId);
    if (!event || event.marketIds.includes(marketId)) return;
    const added = { ...event, marketIds: [...event.marketIds, marketId] };
    this.#remember(added);
    this.#changed(added);
  }

  async #keep(event: Event, before: Event | null, at: string): Promise<Event> {
    if (before && isDeepStrictEqual(event, before)) return before;
    await this.#store.save(event, at);
    // A market may have been added while the event was being stored.
    const marketIds = this.recent(event.exEventId)?.marketIds ?? event.marketIds;
    const kept = { ...event, marketIds };
    this.#remember(kept);
    this.#changed(kept);
    return kept;
  }

  #remember(event: Event): void {
    const [home, other] = event.ended ? [this.#ended, this.#open] : [this.#open, this.#ended];
    other.delete(event.exEventId);
    home.set(event.exEventId, event);
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#queue.then(work);
    this.#queue = turn.catch(() => undefined);
    return turn;
  }
}

const bySoonest = (a: Event, b: Event) =>
  a.eventTime.localeCompare(b.eventTime) || a.exEventId.localeCompare(b.exEventId);

const withoutUndefined = <T extends object>(given: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
