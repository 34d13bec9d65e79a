/** Milliseconds to wait before retrying a connection: short at first, about a second at most, with jitter. */
export const retryWait = (attempt: number, random = Math.random()): number =>
  Math.min(1_000, 50 * 3 ** (attempt - 1)) * (0.75 + random / 2);
