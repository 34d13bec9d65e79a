import type { StoredFill } from '../records/orders.ts';

const prefix = 'shown:';

/** What practice accounts took of the sizes that were shown. It counts until a price shows another size. */
export class TakenOfShown {
  readonly #taken = new Map<string, { size: number; stake: number }>();

  /** How much the account took of a price that shows this size. */
  of(accountId: string, key: string, size: number): number {
    const taken = this.#taken.get(`${accountId} ${key}`);
    return taken?.size === size ? taken.stake : 0;
  }

  standInFor(size: number): string {
    return prefix + size;
  }

  /** Counts a fill, unless what waited was matched by it. */
  count({ takerSide, stake, ...fill }: StoredFill, key: string): void {
    const isBack = takerSide === 'BACK';
    const standIn = isBack ? fill.layOrderId : fill.backOrderId;
    if (!standIn.startsWith(prefix)) return;
    const size = Number(standIn.slice(prefix.length));
    const whose = `${isBack ? fill.backAccountId : fill.layAccountId} ${key}`;
    const before = this.#taken.get(whose);
    this.#taken.set(whose, { size, stake: stake + (before?.size === size ? before.stake : 0) });
  }

  entries(): [string, { size: number; stake: number }][] {
    return [...this.#taken].sort(([a], [b]) => (a < b ? -1 : 1));
  }
}
