import { createHash, randomBytes } from 'node:crypto';

/** What a round is drawn from: chance, sealed before the bettor chooses and shown once the round is paid. */
export interface Draw {
  /** From 0 up to and without `count`, each as likely as the others. */
  below(count: number): number;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** 256 bits of chance, in hex. */
export const newSeed = (): string => randomBytes(32).toString('hex');

/** What is shown of a seed beforehand: its SHA-256, in hex. */
export const sealOf = (seed: string): string => sha256(seed).toString('hex');

/**
 * Numbers that follow from the seed: the first four bytes of SHA-256 of `seed:0`, `seed:1`, …, each taken modulo the
 * count, those of the last, unfinished run of counts left out.
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
