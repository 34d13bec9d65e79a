import { itemAt } from '#domain/must.ts';

/** Something that ends by itself at a time, in RFC 3339. */
export interface End {
  at: string;
  what: 'DEPOSIT' | 'GRANT' | 'ACCRUAL';
  id: string;
  accountId: string;
}

/** What ends by itself, the soonest first. Times are compared as text, so they must have the same format. */
export class Ends {
  readonly #ends: End[] = [];

  add(end: End): void {
    let at = this.#ends.length;
    while (at > 0 && isBefore(end, itemAt(this.#ends, at - 1))) at--;
    this.#ends.splice(at, 0, end);
  }

  delete(id: string): void {
    const at = this.#ends.findIndex((end) => end.id === id);
    if (at >= 0) this.#ends.splice(at, 1);
  }

  get nextEnd(): string | null {
    return this.#ends[0]?.at ?? null;
  }

  isDue(at: string): boolean {
    const { nextEnd } = this;
    return nextEnd !== null && nextEnd <= at;
  }

  /** What ends first. There must be something. */
  get first(): End {
    return itemAt(this.#ends, 0);
  }
}

const isBefore = (a: End, b: End): boolean => (a.at === b.at ? a.id < b.id : a.at < b.at);
