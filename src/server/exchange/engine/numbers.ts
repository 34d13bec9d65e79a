import type { LastNumbers } from '../store/last-numbers.ts';

/**
 * The numbers the engine gives out, each counting on from what storage has. Refused commands take none, so that a
 * journal played again gives the same numbers.
 */
export class Numbers {
  #last: LastNumbers;

  constructor(last: LastNumbers) {
    this.#last = { ...last };
  }

  next(which: keyof LastNumbers): number {
    return ++this.#last[which];
  }

  /** The highest given out so far. */
  last(): LastNumbers {
    return { ...this.#last };
  }
}

export const noNumbers: LastNumbers = { journalSeq: 0, queueSeq: 0, fillId: 0, transactionId: 0, entryId: 0 };
