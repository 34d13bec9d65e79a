/** The longest wait between two messages, in the recording's own time. */
const longestIdleMs = 5_000;

/**
 * Returns a function that turns publication times into time since the play began, at the recording's own speed. Call it
 * with each message's `pt`, in order. If a clock was set back, time stands still.
 */
export function createPlayTime(): (pt: number) => number {
  let last: number | undefined;
  let elapsed = 0;
  return (pt) => {
    if (last !== undefined) elapsed += Math.min(Math.max(pt - last, 0), longestIdleMs);
    last = pt;
    return elapsed;
  };
}
