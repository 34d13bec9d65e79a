import type { LastNumbers } from '../records/stored-books.ts';

/**
 * The numbers the engine gives out, each continuing from what is stored. Refused commands take none, so that replaying
 * a journal gives the same numbers.
 */
export class Numbers {
  #journalSeq: number;
  #queueSeq: number;
  #fillId: number;
  #transactionId: number;
  #entryId: number;
  #auditId: number;

  /** Continues from the highest numbers given out so far. */
  constructor({ journalSeq, queueSeq, fillId, transactionId, entryId, auditId }: LastNumbers) {
    this.#journalSeq = journalSeq;
    this.#queueSeq = queueSeq;
    this.#fillId = fillId;
    this.#transactionId = transactionId;
    this.#entryId = entryId;
    this.#auditId = auditId;
  }

  nextJournalSeq(): number {
    return ++this.#journalSeq;
  }

  nextQueueSeq(): number {
    return ++this.#queueSeq;
  }

  nextFillId(): number {
    return ++this.#fillId;
  }

  nextTransactionId(): number {
    return ++this.#transactionId;
  }

  nextEntryId(): number {
    return ++this.#entryId;
  }

  nextAuditId(): number {
    return ++this.#auditId;
  }

  /** The highest numbers given out so far. */
  last(): LastNumbers {
    return {
      journalSeq: this.#journalSeq,
      queueSeq: this.#queueSeq,
      fillId: this.#fillId,
      transactionId: this.#transactionId,
      entryId: this.#entryId,
      auditId: this.#auditId,
    };
  }
}

export const noNumbers: LastNumbers = {
  journalSeq: 0,
  queueSeq: 0,
  fillId: 0,
  transactionId: 0,
  entryId: 0,
  auditId: 0,
};

/**
 * Numbers of practice accounts begin here, so that those of money have no gaps and a row's number tells which it is. It
 * has 15 digits, as the numbers that callers may name.
 */
export const firstPracticeNumber = 500_000_000_000_000;

export const isPracticeNumber = (number: number): boolean => number >= firstPracticeNumber;

export const noPracticeNumbers: LastNumbers = {
  journalSeq: firstPracticeNumber,
  queueSeq: firstPracticeNumber,
  fillId: firstPracticeNumber,
  transactionId: firstPracticeNumber,
  entryId: firstPracticeNumber,
  auditId: firstPracticeNumber,
};
