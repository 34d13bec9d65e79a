import { LRUCache } from 'lru-cache';

const hour = 60 * 60_000;
/** Of a million codes three are right at a time: so many guesses an hour find one in ten thousand hours. */
const mostWrong = 30;
const mostAskers = 50_000;

/** Counts wrong codes within the hour. One that is being checked counts as wrong, so that many at once find no more. */
export class WrongCodes {
  readonly #counts = new LRUCache<string, { wrong: number; until: number }>({ max: mostAskers });
  readonly #now: () => number;

  /** `now` is in Unix milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Whether another one may be checked. */
  admit(asker: string): boolean {
    const known = this.#counts.get(asker);
    const count = known && known.until > this.#now() ? known : { wrong: 0, until: this.#now() + hour };
    if (count.wrong >= mostWrong) return false;
    this.#counts.set(asker, { ...count, wrong: count.wrong + 1 });
    return true;
  }

  /** It was right: those before it are forgotten. */
  right(asker: string): void {
    this.#counts.delete(asker);
  }
}
