import type { Conflation } from '#domain/market/conflation.ts';
import type { FeedPoint } from '#domain/market/sequence.ts';
import { Frame } from './frame.ts';

/** How a subscription renders messages, shared by all subscriptions with the same selection. */
export interface Rendering<Message> {
  /** Equal for equal selections. */
  key: string;
  /** Returns the message as the JSON of a GraphQL result. */
  render(message: Message): string;
}

/** One subscription on one socket. */
export interface Subscription {
  /** Whether it may catch up. Asked first, to avoid working out at every message what it lacks. */
  hasRoom(): boolean;
  /** Returns false if the socket is too far behind and the frame was not sent. */
  send(frame: Frame): boolean;
  /** Called when nothing more will come. */
  complete(): void;
}

/** What a subscription asks for. */
export interface Wish {
  /** Where it stands; null if it knows nothing. */
  after: FeedPoint | null;
  conflation: Conflation;
}

export interface AudienceNeeds<Message> {
  /** Returns the message that brings a subscription at that point (null: knows nothing) up to date. */
  messageFrom(point: FeedPoint | null): Message;
  /** Returns where a subscription stands after the message; null if catching up always takes the whole state. */
  pointOf(message: Message): FeedPoint | null;
  /** Called when that many subscriptions were sent a message. */
  sent(count: number): void;
  /** Called when a socket was too slow for a message. */
  skipped(): void;
}

/** The subscriptions of one selection and one conflation: they stand at the same point and get the same frames. */
interface Group<Message> {
  rendering: Rendering<Message>;
  conflation: Conflation;
  subscriptions: Set<Subscription>;
  point: FeedPoint | null;
  sentAt: number;
  timer: NodeJS.Timeout | undefined;
  /** Frames that lead to the current state, by where they start. */
  frames: Map<string, Frame>;
}

/**
 * All subscriptions to one thing. Each message is executed and serialised once per group; slower groups get what came
 * in the meantime as one merged change. A subscription that is new, or was too slow for a message, is *behind*: it gets
 * only what leads on from where it stands, once the current state is certain and the socket has room.
 */
export class Audience<Message> {
  readonly #groups = new Map<string, Group<Message>>();
  readonly #behind = new Map<Subscription, FeedPoint | null>();
  readonly #needs: AudienceNeeds<Message>;

  constructor(needs: AudienceNeeds<Message>) {
    this.#needs = needs;
  }

  get isEmpty(): boolean {
    return this.#groups.size === 0;
  }

  /** Adds a subscription. `isCertain`: whether the known state is current. Returns a function that removes it. */
  join(
    rendering: Rendering<Message>,
    subscription: Subscription,
    { after, conflation }: Wish,
    isCertain: boolean,
  ): () => void {
    const key = `${conflation} ${rendering.key}`;
    let group = this.#groups.get(key);
    if (!group) {
      group = {
        rendering,
        conflation,
        subscriptions: new Set(),
        point: null,
        sentAt: 0,
        timer: undefined,
        frames: new Map(),
      };
      this.#groups.set(key, group);
      if (isCertain) group.point = this.#needs.pointOf(this.#needs.messageFrom(null));
    } else if (isCertain && conflation > 0) this.#flush(group);
    group.subscriptions.add(subscription);
    if (!isCertain || !this.#catchUp(group, subscription, after)) this.#behind.set(subscription, after);
    return () => this.#leave(key, subscription);
  }

  /** Sends the message to all subscriptions. Those that are behind get what leads to the same point. */
  notify(message: Message): void {
    const point = this.#needs.pointOf(message);
    for (const group of this.#groups.values()) {
      group.frames.clear();
      if (group.conflation === 0 || isSame(point, group.point)) this.#send(group, message, point);
      else this.#schedule(group);
    }
  }

  /** Sends the last message to all subscriptions, including those that are behind, and completes them. */
  end(message: Message): void {
    const groups = [...this.#groups.values()];
    this.#groups.clear();
    this.#behind.clear();
    for (const { rendering, subscriptions, timer } of groups) {
      clearTimeout(timer);
      const frame = new Frame(rendering.render(message));
      for (const subscription of subscriptions) {
        subscription.send(frame);
        subscription.complete();
      }
      this.#needs.sent(subscriptions.size);
    }
  }

  close(): void {
    for (const { timer } of this.#groups.values()) clearTimeout(timer);
  }

  #leave(key: string, subscription: Subscription): void {
    this.#behind.delete(subscription);
    const group = this.#groups.get(key);
    group?.subscriptions.delete(subscription);
    if (group?.subscriptions.size !== 0) return;
    clearTimeout(group.timer);
    this.#groups.delete(key);
  }

  #schedule(group: Group<Message>): void {
    if (group.timer) return;
    const wait = group.sentAt + group.conflation - performance.now();
    if (wait <= 0) this.#flush(group);
    else group.timer = setTimeout(() => this.#flush(group), wait);
  }

  /** Brings a group that gathers changes up to date. */
  #flush(group: Group<Message>): void {
    clearTimeout(group.timer);
    group.timer = undefined;
    const message = this.#needs.messageFrom(group.point);
    const point = this.#needs.pointOf(message);
    if (isSame(point, group.point)) return;
    group.sentAt = performance.now();
    this.#send(group, message, point);
  }

  #send(group: Group<Message>, message: Message, point: FeedPoint | null): void {
    const frame = new Frame(group.rendering.render(message));
    let sent = 0;
    for (const subscription of group.subscriptions) {
      // Mostly none is behind; this saves a look-up for each of many subscriptions.
      const stood = this.#behind.size === 0 ? undefined : this.#behind.get(subscription);
      if (stood !== undefined) {
        if (this.#catchUp(group, subscription, stood)) this.#behind.delete(subscription);
      } else if (subscription.send(frame)) sent++;
      else {
        this.#behind.set(subscription, group.point);
        this.#needs.skipped();
      }
    }
    this.#needs.sent(sent);
    group.point = point;
  }

  #catchUp(group: Group<Message>, subscription: Subscription, point: FeedPoint | null): boolean {
    if (!subscription.hasRoom()) return false;
    const key = point ? `${point.epoch} ${point.to}` : '';
    let frame = group.frames.get(key);
    if (!frame) {
      frame = new Frame(group.rendering.render(this.#needs.messageFrom(point)));
      group.frames.set(key, frame);
    }
    const isSent = subscription.send(frame);
    if (isSent) this.#needs.sent(1);
    return isSent;
  }
}

const isSame = (a: FeedPoint | null, b: FeedPoint | null): boolean =>
  a !== null && b !== null && a.epoch === b.epoch && a.to === b.to;
