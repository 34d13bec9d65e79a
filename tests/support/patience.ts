/** How long tests wait, in ms. These limits catch what hangs; a slow computer is not a failure. */
export const patience = {
  /** For one thing to become true. */
  poll: 20_000,
  test: 60_000,
  hook: 120_000,
};
