/** Between two messages nothing longer than this is waited for, in the recording's own time. */
const longestIdleMs = 5_000;

/**
 * Turns times of publication into the time since the beginning of the play, at the recording's own speed. Give it each
 * message's `pt` in order; a clock that was set back stands still.
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
