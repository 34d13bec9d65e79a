import type { KnownActor, Part } from './known-actor.ts';
import type { RecordedEntry, RecordedTimer } from './recording.ts';

interface Segment {
  /** The segments are counted: an actor and a timer belong to the one in which they began. */
  readonly number: number;
  /** How many entries there were before it. */
  readonly after: number;
  /** The actors as they were at its beginning. */
  readonly parts: ReadonlyMap<string, Part>;
  /** As JSON: a text takes less room than what it is made of. */
  readonly entries: string[];
  bytes: number;
}

type OpenTimer = { -readonly [Key in keyof RecordedTimer]: RecordedTimer[Key] } & {
  readonly segment: number;
};

/** The last entries, in segments that are dropped as a whole, since only where one begins is it known how the actors were. */
export class Ring {
  /** Every actor that the entries speak of, in the order in which they were made. */
  readonly actors = new Map<string, KnownActor>();
  readonly timers = new Map<number, OpenTimer>();
  readonly #limit: number;
  readonly #maxBytes: number;
  #segments: Segment[] = [segmentOf(0, 0, new Map())];
  /** How many entries there have been. */
  count = 0;

  /** At least `limit` entries are kept, if they have no more than about `maxBytes`. */
  constructor(limit: number, maxBytes: number) {
    this.#limit = limit;
    this.#maxBytes = maxBytes;
  }

  add(entry: RecordedEntry): void {
    const text = JSON.stringify(entry);
    this.count++;
    this.addBytes(text.length + 30);
    this.#last().entries.push(text);
  }

  addBytes(bytes: number): void {
    this.#last().bytes += bytes;
  }

  setTimer(timer: Omit<RecordedTimer, 'after'>): void {
    this.timers.set(timer.id, { ...timer, after: this.count, segment: this.segment });
    this.addBytes(60);
  }

  endTimer(id: number): void {
    const timer = this.timers.get(id);
    if (timer) timer.until = this.count;
  }

  /** Whether a segment is to be opened as soon as the actors rest. */
  isFull(): boolean {
    const { entries, bytes } = this.#last();
    return entries.length >= this.#limit / 4 || bytes > this.#maxBytes / 4;
  }

  /** Takes the parts of the actors as they are now. */
  open(parts: ReadonlyMap<string, Part>): void {
    this.#segments.push(segmentOf(this.segment + 1, this.count, parts));
    let bytes = this.#segments.reduce((sum, one) => sum + one.bytes, 0);
    while (this.#mayDrop(bytes)) bytes -= this.#segments.shift()?.bytes ?? 0;
    this.#forget();
  }

  /** The number of the newest segment. */
  get segment(): number {
    return this.#last().number;
  }

  /** Whether what began in a segment began with or after the first entry that is kept. */
  isKept(segment: number): boolean {
    return segment >= (this.#segments[0]?.number ?? 0);
  }

  /** How many entries there were before the first that is kept. */
  dropped(): number {
    return this.#segments[0]?.after ?? 0;
  }

  entries(): readonly RecordedEntry[] {
    return this.#segments.flatMap(({ entries }) => entries.map((text) => JSON.parse(text) as RecordedEntry));
  }

  /** How an actor was before the first entry that is kept. */
  partOf(id: string): Part | undefined {
    return this.#segments[0]?.parts.get(id);
  }

  #last(): Segment {
    return this.#segments.at(-1)!;
  }

  #mayDrop(bytes: number): boolean {
    const next = this.#segments[1];
    if (!next) return false;
    return this.count - next.after >= this.#limit || bytes > this.#maxBytes;
  }

  #forget(): void {
    for (const [id, { segment }] of this.timers) if (!this.isKept(segment)) this.timers.delete(id);
    for (const [id, { segment, endedIn, ref }] of this.actors)
      if (!ref && !this.isKept(endedIn ?? segment) && !this.partOf(id)) this.actors.delete(id);
  }
}

const segmentOf = (number: number, after: number, parts: ReadonlyMap<string, Part>): Segment => {
  let bytes = 0;
  for (const part of parts.values()) bytes += part.bytes;
  return { number, after, parts, entries: [], bytes };
};
