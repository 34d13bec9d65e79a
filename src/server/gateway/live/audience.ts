import type { Conflation } from '#domain/market/conflation.ts';
import type { FeedPoint } from '#domain/market/sequence.ts';
import { Frame } from './frame.ts';

/** A prepared subscription: what it makes of a line, the same for everyone whose selection is the same. */
export interface Rendering<Line> {
  /** Equal for equal selections. */
  key: string;
  /** The line as the JSON text of a GraphQL result. */
  render(line: Line): string;
}

/** One subscription on one socket. */
export interface Listener {
  /** Whether it may catch up: asked before the way is worked out, which is not done for nothing at each line. */
  hasRoom(): boolean;
  /** False: the socket is too far behind, and this was not sent. */
  send(frame: Frame): boolean;
  /** Nothing more will come. */
  complete(): void;
}

/** How a listener wants to be told. */
export interface Wish {
  /** Where it stands; null: nowhere. */
  after: FeedPoint | null;
  conflation: Conflation;
}

export interface AudienceParts<Line> {
  /** The line that brings one who stands there (null: nowhere) to where things stand. */
  lineFrom(point: FeedPoint | null): Line;
  /** Where one stands who has heard the line; null where only the whole tells. */
  pointOf(line: Line): FeedPoint | null;
  /** So many listeners were sent a message. */
  sent(count: number): void;
  /** A socket was too slow for a line. */
  skipped(): void;
}

/** Those of one selection and one class: they stand at the same point and get the same frames. */
interface Group<Line> {
  rendering: Rendering<Line>;
  conflation: Conflation;
  listeners: Set<Listener>;
  point: FeedPoint | null;
  sentAt: number;
  timer: NodeJS.Timeout | undefined;
  /** What leads to where things stand, by where it starts. */
  frames: Map<string, Frame>;
}

/**
 * Everyone who follows one thing. A line is executed and serialised once for all of a group; a slower class gets what
 * came together as one merged change. Whoever is new, or was too slow for a line, is *behind*: gets nothing but what
 * leads on from where it stands, as soon as there is something certain and room for it.
 */
export class Audience<Line> {
  readonly #groups = new Map<string, Group<Line>>();
  readonly #behind = new Map<Listener, FeedPoint | null>();
  readonly #parts: AudienceParts<Line>;

  constructor(parts: AudienceParts<Line>) {
    this.#parts = parts;
  }

  get isEmpty(): boolean {
    return this.#groups.size === 0;
  }

  /** `isCertain`: whether what is known is how things stand now. Returns how to leave. */
  join(
    rendering: Rendering<Line>,
    listener: Listener,
    { after, conflation }: Wish,
    isCertain: boolean,
  ): () => void {
    const key = `${conflation} ${rendering.key}`;
    let group = this.#groups.get(key);
    if (!group) {
      group = {
        rendering,
        conflation,
        listeners: new Set(),
        point: null,
        sentAt: 0,
        timer: undefined,
        frames: new Map(),
      };
      this.#groups.set(key, group);
      if (isCertain) group.point = this.#parts.pointOf(this.#parts.lineFrom(null));
    } else if (isCertain && conflation > 0) this.#flush(group);
    group.listeners.add(listener);
    if (!isCertain || !this.#catchUp(group, listener, after)) this.#behind.set(listener, after);
    return () => this.#leave(key, listener);
  }

  /** Sends the line to all; those who are behind get what leads to where it led. */
  tell(line: Line): void {
    const point = this.#parts.pointOf(line);
    for (const group of this.#groups.values()) {
      group.frames.clear();
      if (group.conflation === 0 || isSame(point, group.point)) this.#send(group, line, point);
      else this.#schedule(group);
    }
  }

  /** Says the last line, to those who are behind too, and that nothing more comes. */
  end(line: Line): void {
    const groups = [...this.#groups.values()];
    this.#groups.clear();
    this.#behind.clear();
    for (const { rendering, listeners, timer } of groups) {
      clearTimeout(timer);
      const frame = new Frame(rendering.render(line));
      for (const listener of listeners) {
        listener.send(frame);
        listener.complete();
      }
      this.#parts.sent(listeners.size);
    }
  }

  close(): void {
    for (const { timer } of this.#groups.values()) clearTimeout(timer);
  }

  #leave(key: string, listener: Listener): void {
    this.#behind.delete(listener);
    const group = this.#groups.get(key);
    group?.listeners.delete(listener);
    if (group?.listeners.size !== 0) return;
    clearTimeout(group.timer);
    this.#groups.delete(key);
  }

  #schedule(group: Group<Line>): void {
    if (group.timer) return;
    const wait = group.sentAt + group.conflation - performance.now();
    if (wait <= 0) this.#flush(group);
    else group.timer = setTimeout(() => this.#flush(group), wait);
  }

  /** Brings a group that gathers changes to where things stand. */
  #flush(group: Group<Line>): void {
    clearTimeout(group.timer);
    group.timer = undefined;
    const line = this.#parts.lineFrom(group.point);
    const point = this.#parts.pointOf(line);
    if (isSame(point, group.point)) return;
    group.sentAt = performance.now();
    this.#send(group, line, point);
  }

  #send(group: Group<Line>, line: Line, point: FeedPoint | null): void {
    const frame = new Frame(group.rendering.render(line));
    let sent = 0;
    for (const listener of group.listeners) {
      // Nobody is behind, mostly, and there are many to be asked about.
      const stood = this.#behind.size === 0 ? undefined : this.#behind.get(listener);
      if (stood !== undefined) {
        if (this.#catchUp(group, listener, stood)) this.#behind.delete(listener);
      } else if (listener.send(frame)) sent++;
      else {
        this.#behind.set(listener, group.point);
        this.#parts.skipped();
      }
    }
    this.#parts.sent(sent);
    group.point = point;
  }

  #catchUp(group: Group<Line>, listener: Listener, point: FeedPoint | null): boolean {
    if (!listener.hasRoom()) return false;
    const key = point ? `${point.epoch} ${point.to}` : '';
    let frame = group.frames.get(key);
    if (!frame) {
      frame = new Frame(group.rendering.render(this.#parts.lineFrom(point)));
      group.frames.set(key, frame);
    }
    const isSent = listener.send(frame);
    if (isSent) this.#parts.sent(1);
    return isSent;
  }
}

const isSame = (a: FeedPoint | null, b: FeedPoint | null): boolean =>
  a !== null && b !== null && a.epoch === b.epoch && a.to === b.to;
