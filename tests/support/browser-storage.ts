/** One write to one key, on its way from the tab that made it to the others. A null key clears all. */
interface Write {
  key: string | null;
  value: string | null;
  /** Simulated milliseconds. */
  at: number;
}

/**
 * Local storage as a multi-process browser implements it: a tab sees its own writes at once, and those of the others
 * one key at a time, late, in the order in which they reached the browser.
 */
export class TabStorage {
  readonly #kept: Map<string, string>;
  /** Own writes that the browser has not seen yet. Until then the others' writes to those keys are ignored. */
  readonly leaving: Write[] = [];
  readonly coming: (Write & { isOwn: boolean })[] = [];
  readonly #now: () => number;
  heard: (key: string | null) => void = () => undefined;

  /** `kept`: what the browser holds when the tab opens. */
  constructor(now: () => number, kept: ReadonlyMap<string, string> = new Map()) {
    this.#now = now;
    this.#kept = new Map(kept);
  }

  getItem(key: string): string | null {
    return this.#kept.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.#write(key, value);
  }
  removeItem(key: string): void {
    this.#write(key, null);
  }
  clear(): void {
    this.#write(null, null);
  }

  #write(key: string | null, value: string | null): void {
    applyWrite(this.#kept, { key, value });
    this.leaving.push({ key, value, at: this.#now() });
  }

  /** Applies the next write that arrives from the browser. */
  takeComing(): void {
    const write = this.coming.shift();
    if (!write || write.isOwn) return;
    const isShadowed = [...this.leaving, ...this.coming.filter(({ isOwn }) => isOwn)].some(
      ({ key }) => key === write.key || key === null || write.key === null,
    );
    if (isShadowed) return;
    applyWrite(this.#kept, write);
    this.heard(write.key);
  }
}

function applyWrite(kept: Map<string, string>, { key, value }: Pick<Write, 'key' | 'value'>): void {
  if (key === null) kept.clear();
  else if (value === null) kept.delete(key);
  else kept.set(key, value);
}

/**
 * The next write of one tab reaches the browser, which passes it on to all tabs. `kept`: what the browser itself holds, for
 * tabs that are opened later.
 */
export function passOn(
  from: TabStorage,
  tabs: readonly TabStorage[],
  kept = new Map<string, string>(),
): void {
  const write = from.leaving.shift();
  if (!write) return;
  applyWrite(kept, write);
  for (const tab of tabs) tab.coming.push({ ...write, isOwn: tab === from });
}

/** Web Locks that grant one request at a time, in order. */
export function modelLocks(): LockManager {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_: string, __: unknown, work: () => Promise<unknown>) => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
  return { request } as unknown as LockManager;
}
