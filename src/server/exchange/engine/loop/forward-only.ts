/**
 * A clock that never goes back (RFC 3339). Where the machine's is set back, it goes on from where it was: what is booked is
 * read and summed in the order of time, and what waits for a time ends after as long as it was told.
 */
export function forwardOnly(now: () => string): () => string {
  let last = -Infinity;
  /** How far it is ahead of the machine's, ms. */
  let ahead = 0;
  return () => {
    const text = now();
    const read = Date.parse(text);
    ahead = Math.max(ahead, last - read);
    last = read + ahead;
    return ahead === 0 ? text : new Date(last).toISOString();
  };
}
