/** An integer that seeds a machine's randomness, which is passed in. */
export const randomSeed = (): number => Math.trunc(Math.random() * 2 ** 31);
