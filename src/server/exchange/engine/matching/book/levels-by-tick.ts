import { none } from './resting-orders.ts';

const pageBits = 7;
/** Ticks per page. A classic ladder has three pages; one of 99,900 prices allocates only the pages it uses. */
const pageSize = 1 << pageBits;
const withinPage = pageSize - 1;

/** The queue of one price runs from `first` to `last`; `size` is the sum of its stakes. */
class Page {
  readonly first = new Int32Array(pageSize).fill(none);
  readonly last = new Int32Array(pageSize).fill(none);
  readonly size = new Float64Array(pageSize);
  /** What hasn't been told about the tick yet: bits set by `LevelChanges`. */
  readonly untold = new Uint8Array(pageSize);
}

export type { Page };

/** Price levels by tick, allocated on first use. */
export class LevelsByTick {
  readonly #pages: (Page | undefined)[];

  constructor(tickCount: number) {
    this.#pages = new Array<Page | undefined>((tickCount + withinPage) >> pageBits).fill(undefined);
  }

  /** The page of a tick. The tick's place on it is `placeOf(tick)`. */
  pageOf(tick: number): Page {
    return (this.#pages[tick >> pageBits] ??= new Page());
  }

  sizeAt(tick: number): number {
    return this.#pages[tick >> pageBits]?.size[placeOf(tick)] ?? 0;
  }

  firstAt(tick: number): number {
    return this.#pages[tick >> pageBits]?.first[placeOf(tick)] ?? none;
  }
}

export const placeOf = (tick: number): number => tick & withinPage;
