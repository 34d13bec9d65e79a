/** 2^26 bits: 8 MB. With ten million ids in the set, about one in 25 other ids is a false positive. */
const bitCount = 2 ** 26;
const probes = 4;

/**
 * A set of ids in constant memory (a Bloom filter). It may report an id that was never added, but never misses one that
 * was.
 */
export class ForgottenIds {
  #bits: Int32Array | null = null;

  add(id: string): void {
    this.#bits ??= new Int32Array(bitCount / 32);
    for (let probe = 0; probe < probes; probe++) {
      const bit = position(id, probe);
      this.#bits[bit >> 5]! |= 1 << (bit & 31);
    }
  }

  mayHave(id: string): boolean {
    if (!this.#bits) return false;
    for (let probe = 0; probe < probes; probe++) {
      const bit = position(id, probe);
      if ((this.#bits[bit >> 5]! & (1 << (bit & 31))) === 0) return false;
    }
    return true;
  }
}

/** FNV-1a over the id, with another start value for each probe. */
function position(id: string, probe: number): number {
  let hash = 0x811c9dc5 ^ Math.imul(probe + 1, 0x9e3779b1);
  for (let at = 0; at < id.length; at++) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  hash ^= hash >>> 15;
  return (hash >>> 0) % bitCount;
}
