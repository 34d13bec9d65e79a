/**
 * A set of ticks that finds its next member upwards or downwards in a few steps, whatever the ladder's length. It has
 * one bit per tick, and above those one bit per 32 ticks, set if any of them is present.
 */
export class TickSet {
  readonly #bits: Int32Array;
  readonly #occupied: Int32Array;

  /** Holds ticks from 0 up to but not including `tickCount`. */
  constructor(tickCount: number) {
    const words = (tickCount + 31) >> 5;
    this.#bits = new Int32Array(words);
    this.#occupied = new Int32Array((words + 31) >> 5);
  }

  add(tick: number): void {
    const word = tick >> 5;
    this.#bits[word]! |= 1 << (tick & 31);
    this.#occupied[word >> 5]! |= 1 << (word & 31);
  }

  delete(tick: number): void {
    const word = tick >> 5;
    this.#bits[word]! &= ~(1 << (tick & 31));
    if (this.#bits[word] === 0) this.#occupied[word >> 5]! &= ~(1 << (word & 31));
  }

  /** The lowest member above `tick`; -1 if there is none. */
  above(tick: number): number {
    const word = tick >> 5;
    const here = this.#bits[word]! & higherBits(tick & 31);
    if (here !== 0) return (word << 5) + lowestBit(here);
    const next = nextAbove(this.#occupied, word);
    return next < 0 ? -1 : (next << 5) + lowestBit(this.#bits[next]!);
  }

  /** The highest member below `tick`; -1 if there is none. */
  below(tick: number): number {
    const word = tick >> 5;
    const here = this.#bits[word]! & lowerBits(tick & 31);
    if (here !== 0) return (word << 5) + highestBit(here);
    const next = nextBelow(this.#occupied, word);
    return next < 0 ? -1 : (next << 5) + highestBit(this.#bits[next]!);
  }
}

const lowestBit = (word: number): number => 31 - Math.clz32(word & -word);
const highestBit = (word: number): number => 31 - Math.clz32(word);
/** `higherBits` and `lowerBits`: all bits above, or below, a bit from 0 to 31. */
const higherBits = (bit: number): number => (bit === 31 ? 0 : -1 << (bit + 1));
const lowerBits = (bit: number): number => ~(-1 << bit);

function nextAbove(words: Int32Array, position: number): number {
  let word = position >> 5;
  let bits = words[word]! & higherBits(position & 31);
  while (bits === 0) {
    if (++word >= words.length) return -1;
    bits = words[word]!;
  }
  return (word << 5) + lowestBit(bits);
}

function nextBelow(words: Int32Array, position: number): number {
  let word = position >> 5;
  let bits = words[word]! & lowerBits(position & 31);
  while (bits === 0) {
    if (--word < 0) return -1;
    bits = words[word]!;
  }
  return (word << 5) + highestBit(bits);
}
