import type { Choice } from './explorer.ts';

/** One way in which something under way may go on. */
export interface Way {
  /** What happens, after `what`: `arrives`. */
  does: string;
  weight: number;
  run: () => void | Promise<void>;
}

/** Something under way that has not happened yet: a request, an answer, a message, a write. */
export interface Pending {
  /** A noun phrase. */
  what: string;
  /** Simulated ms since the epoch, by which it must have happened. */
  by: number;
  /** Things of one queue happen in order. */
  queue?: string;
  /** The number of the tab that it ends with. */
  tab?: number;
  /** The first is the usual one. */
  ways: readonly [Way, ...Way[]];
}

/** All that is under way. */
export class UnderWay {
  #all: Pending[] = [];

  add(pending: Pending): void {
    this.#all.push(pending);
  }

  /** What is on its way to a tab that is gone never happens. */
  dropOf(tab: number): void {
    this.#all = this.#all.filter((each) => each.tab !== tab);
  }

  /** Drops what waits in a queue. */
  dropQueue(queue: string): void {
    this.#all = this.#all.filter((each) => each.queue !== queue);
  }

  /** Whether anything waits in a queue whose name begins like this. */
  has(queues: string): boolean {
    return this.#all.some(({ queue }) => queue?.startsWith(queues));
  }

  /** Those that may happen next. */
  #next(): Pending[] {
    const queues = new Set<string>();
    return this.#all.filter(({ queue }) => {
      if (queue === undefined) return true;
      if (queues.has(queue)) return false;
      queues.add(queue);
      return true;
    });
  }

  /** Whether time may go on until `at`. Null: there is no next moment. */
  letsPass(at: number | null): boolean {
    return at !== null && this.#all.every(({ by }) => by >= at);
  }

  choices(): Choice[] {
    return this.#next().flatMap((pending) => pending.ways.map((way) => this.#choice(pending, way)));
  }

  /** What happens first if everything goes as usual: of those that must soonest; null if nothing is under way. */
  usual(): Choice | null {
    const [first, ...others] = this.#next();
    if (!first) return null;
    const soonest = others.reduce((sooner, each) => (each.by < sooner.by ? each : sooner), first);
    return this.#choice(soonest, soonest.ways[0]);
  }

  #choice(pending: Pending, { does, weight, run }: Way): Choice {
    return {
      says: `${pending.what} ${does}`,
      weight,
      run: () => {
        this.#all = this.#all.filter((each) => each !== pending);
        return run();
      },
    };
  }
}
