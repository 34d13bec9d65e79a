/** Schedules of each world: half of what the gate promises, and of what a long run does. */
export const schedules = process.env.LAYLINE_LONG ? 50_000 : 1_500;

/** A schedule to look at: `LAYLINE_WORLD_SEED=1854`. */
export const askedSeed = process.env.LAYLINE_WORLD_SEED ? Number(process.env.LAYLINE_WORLD_SEED) : null;
