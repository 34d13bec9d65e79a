/** Milliseconds to wait before the connection is tried again: soon at first, at most a second, never all at once. */
export const retryWait = (attempt: number, random = Math.random()): number =>
  Math.min(1_000, 50 * 3 ** (attempt - 1)) * (0.75 + random / 2);
