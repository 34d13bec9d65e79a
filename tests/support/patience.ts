/**
 * How many times slower than a usual machine this one was when the tests began: 1 to 3 (`scripts/machine-speed.ts`).
 */
const slowness = Math.min(Math.max(Number(process.env.LAYLINE_TEST_SLOWNESS) || 1, 1), 3);

/** How long tests wait, in ms. These limits catch what hangs; a slow computer is not a failure. */
export const patience = {
  /** For one thing to become true. */
  poll: 20_000 * slowness,
  test: 60_000 * slowness,
  /** For a journey from its first page to its last. */
  journey: 90_000 * slowness,
  hook: 120_000 * slowness,
};
