import { normalOf } from '#domain/market/virtual-outcomes.ts';
import { itemAt } from '#domain/must.ts';

/** A stream of pseudo-random numbers that depends only on its seed text: the same seed gives the same day. */
export interface Random {
  /** The text it was made from. */
  readonly seed: string;
  /** In [0, 1). */
  next(): number;
  /** An integer in [low, high]. */
  integer(low: number, high: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** True with that probability. */
  chance(probability: number): boolean;
  /** Approximately standard normal: a sum of twelve uniform numbers. */
  normal(): number;
}

/** xmur3: spreads a text over 32 bits. */
function hash(text: string): number {
  let h = 1779033703 ^ text.length;
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  h = Math.imul(h ^ (h >>> 16), 2246822507);
  return Math.imul(h ^ (h >>> 13), 3266489909) >>> 0;
}

/** mulberry32, seeded with a text. */
export function createRandom(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  return randomOf(seed, next);
}

/** `next` gives numbers in [0, 1) that follow from the seed. */
export function randomOf(seed: string, next: () => number): Random {
  const integer = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    seed,
    next,
    integer,
    pick: (items) => itemAt(items, integer(0, items.length - 1)),
    chance: (probability) => next() < probability,
    normal: () => normalOf(next),
  };
}
