import { createHash } from 'node:crypto';

/** The chance a round or a lottery's digits are drawn from: sealed before anyone bets, and shown afterwards. */
export interface Draw {
  /** Returns an integer in [0, `count`), all equally likely. */
  below(count: number): number;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** Returns what is shown of a seed beforehand: its SHA-256, in hex. */
export const sealOf = (seed: string): string => sha256(seed).toString('hex');

/**
 * Draws numbers that follow from the seed: the first four bytes of the SHA-256 of `seed:0`, `seed:1`, …, each modulo the
 * count. Values in the last, incomplete multiple of the count are skipped.
 */
export function drawFrom(seed: string): Draw {
  let next = 0;
  return {
    below: (count) => {
      const most = 2 ** 32 - (2 ** 32 % count);
      for (;;) {
        const number = sha256(`${seed}:${next++}`).readUInt32BE(0);
        if (number < most) return number % count;
      }
    },
  };
}
