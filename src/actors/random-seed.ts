/** An integer for what a machine draws from: chance is passed in. */
export const randomSeed = (): number => Math.trunc(Math.random() * 2 ** 31);
