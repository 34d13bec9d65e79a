/** Stands for "no order". */
export const none = -1;

/**
 * The unmatched orders of one book, as columns of numbers. An order's slot is its row, which it keeps until it leaves;
 * then another order reuses it. `next` and `previous` are its neighbours in the queue of its price.
 */
export class RestingOrders<Ref> {
  next = new Int32Array(8);
  previous = new Int32Array(8);
  tick = new Int32Array(8);
  owner = new Int32Array(8);
  /** The unmatched stake in minor units, which may exceed 32 bits. */
  stake = new Float64Array(8);
  readonly refs: (Ref | undefined)[] = [];
  #free: number = none;
  #used = 0;

  add(tick: number, owner: number, stake: number, ref: Ref): number {
    const slot = this.#freeSlot();
    this.tick[slot] = tick;
    this.owner[slot] = owner;
    this.stake[slot] = stake;
    this.refs[slot] = ref;
    return slot;
  }

  /** Frees the slot. The caller has already taken the order out of its queue. */
  remove(slot: number): void {
    this.refs[slot] = undefined;
    this.next[slot] = this.#free;
    this.#free = slot;
  }

  #freeSlot(): number {
    const slot = this.#free;
    if (slot !== none) {
      this.#free = this.next[slot]!;
      return slot;
    }
    if (this.#used === this.next.length) this.#grow();
    return this.#used++;
  }

  #grow(): void {
    const size = this.next.length * 2;
    this.next = grown(new Int32Array(size), this.next);
    this.previous = grown(new Int32Array(size), this.previous);
    this.tick = grown(new Int32Array(size), this.tick);
    this.owner = grown(new Int32Array(size), this.owner);
    this.stake = grown(new Float64Array(size), this.stake);
  }
}

function grown<Column extends Int32Array | Float64Array>(larger: Column, column: Column): Column {
  larger.set(column);
  return larger;
}
