/** A prepared subscription: what it makes of a line, the same for everyone who asked with the same text and variables. */
export interface Rendering<Line> {
  /** Equal for equal subscriptions. */
  key: string;
  /** The line as the JSON text of a GraphQL result. */
  render(line: Line): string;
}

/** One subscription on one socket. */
export interface Listener {
  /** False: the socket is too far behind, and this was not sent. */
  send(payload: string): boolean;
  /** Nothing more will come. */
  complete(): void;
}

interface Group<Line> {
  rendering: Rendering<Line>;
  listeners: Set<Listener>;
  /** The image as it is now, once somebody needed it. */
  image: string | null;
}

/**
 * Everyone who follows one thing. A line is executed and serialised once for all equal subscriptions. Whoever is new,
 * or was too slow for a line, is *behind*: gets nothing but an image, as soon as there is one and room for it.
 */
export class Audience<Line> {
  readonly #groups = new Map<string, Group<Line>>();
  readonly #behind = new Set<Listener>();
  readonly #onSkipped: () => void;

  constructor(onSkipped: () => void) {
    this.#onSkipped = onSkipped;
  }

  get isEmpty(): boolean {
    return this.#groups.size === 0;
  }

  /** `image`: the line that tells a newcomer everything; null while nothing is certain. */
  join(rendering: Rendering<Line>, listener: Listener, image: Line | null): void {
    const { key } = rendering;
    const group = this.#groups.get(key) ?? { rendering, listeners: new Set(), image: null };
    this.#groups.set(key, group);
    group.listeners.add(listener);
    if (!image || !this.#sendImage(group, listener, image)) this.#behind.add(listener);
  }

  leave(key: string, listener: Listener): void {
    this.#behind.delete(listener);
    const group = this.#groups.get(key);
    group?.listeners.delete(listener);
    if (group?.listeners.size === 0) this.#groups.delete(key);
  }

  /** Sends the line to all; those who are behind get the image that it led to. */
  tell(line: Line, image: Line): void {
    for (const group of this.#groups.values()) {
      group.image = null;
      const payload = group.rendering.render(line);
      for (const listener of group.listeners) {
        if (this.#behind.has(listener)) {
          if (this.#sendImage(group, listener, image)) this.#behind.delete(listener);
        } else if (!listener.send(payload)) {
          this.#behind.add(listener);
          this.#onSkipped();
        }
      }
    }
  }

  /** Says the last line, to those who are behind too, and that nothing more comes. */
  end(line: Line): void {
    for (const { rendering, listeners } of this.#groups.values()) {
      const payload = rendering.render(line);
      for (const listener of listeners) {
        listener.send(payload);
        listener.complete();
      }
    }
    this.#groups.clear();
    this.#behind.clear();
  }

  #sendImage(group: Group<Line>, listener: Listener, image: Line): boolean {
    group.image ??= group.rendering.render(image);
    return listener.send(group.image);
  }
}
