/** Somebody was signed in from `start` until `end`, in Unix milliseconds. */
export interface Span {
  start: number;
  end: number;
}

/** How long at least one of the spans was open between `from` and `to`: two devices at once count once. */
export function unionOf(spans: readonly Span[], from: number, to: number): number {
  let total = 0;
  let counted = from;
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    const until = Math.min(end, to);
    const begun = Math.max(start, counted);
    if (until <= begun) continue;
    total += until - begun;
    counted = until;
  }
  return total;
}

/** Since when somebody has been signed in without a break, on whatever devices; `now` if they are not. */
export function stretchStart(spans: readonly Span[], now: number): number {
  let start = now;
  for (const span of [...spans].sort((a, b) => b.end - a.end))
    if (span.end >= start && span.start < start) start = span.start;
  return start;
}
