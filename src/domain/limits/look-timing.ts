/**
 * How often at least a page asks whether a reality check is due, in milliseconds. Apart from other delays, so that no page
 * need load it to start.
 */
export const lookTiming = {
  /** While there is one to come. */
  counting: 60_000,
  /** While it is shown: it may be answered elsewhere. */
  shown: 10_000,
  /** While none is wanted: that may have changed elsewhere. */
  off: 5 * 60_000,
} as const;
