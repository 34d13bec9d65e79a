/** A power of two. A few thousand letter pairs and triples fill it sparsely. */
const bucketBits = 14;
const buckets = 1 << bucketBits;

/**
 * For each pair and triple of letters, the blocks of text that contain it; occasionally a block too many, never one too
 * few.
 */
export interface GramTable {
  add(block: number, text: string): void;
  /** Whether a block may contain the text. For single letters and the empty text, every block may. */
  blocksOf(text: string): (block: number) => boolean;
}

/** A letter's lower five bits tell it from the others; multiplied, all of them decide the upper bits. */
const bucketOf = (gram: number) => Math.imul(gram, 0x9e3779b1) >>> (32 - bucketBits);
const pair = (a: number, b: number) => bucketOf((1 << 20) ^ (a << 5) ^ b);
const triple = (a: number, b: number, c: number) => bucketOf((a << 10) ^ (b << 5) ^ c);

export function createGramTable(blocks: number): GramTable {
  const words = (blocks + 31) >>> 5;
  // One row of bits per bucket, one bit per block.
  const bits = new Uint32Array(buckets * words);
  return {
    add(block, text) {
      const word = block >>> 5;
      const bit = 1 << (block & 31);
      let a = -1;
      let b = -1;
      for (let at = 0; at < text.length; at++) {
        const c = text.charCodeAt(at);
        if (at > 0) bits[pair(b, c) * words + word]! |= bit;
        if (at > 1) bits[triple(a, b, c) * words + word]! |= bit;
        a = b;
        b = c;
      }
    },
    blocksOf(text) {
      if (text.length < 2) return () => true;
      const both = new Uint32Array(words).fill(~0);
      const keep = (bucket: number) => {
        for (let word = 0; word < words; word++) both[word]! &= bits[bucket * words + word]!;
      };
      if (text.length === 2) keep(pair(text.charCodeAt(0), text.charCodeAt(1)));
      for (let at = 2; at < text.length; at++) {
        keep(triple(text.charCodeAt(at - 2), text.charCodeAt(at - 1), text.charCodeAt(at)));
      }
      return (block) => (both[block >>> 5]! & (1 << (block & 31))) !== 0;
    },
  };
}
