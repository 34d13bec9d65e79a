import { createRandom } from './random.ts';

/** How a market's opinion wanders before the off, although nothing happens. */
export interface Drift {
  /** Time from one turn to the next in the last minutes before the off, ms at speed 1. Earlier it may be longer. */
  everyMs: number;
  /** How far the opinion of a runner is from its fair chance: the deviation of their ratio's logarithm. */
  size: number;
}

const lastMinutesMs = 3 * 60_000;
const earlyEveryMs = 30_000;
const leastPauseMs = 1_000;
/** An opinion is the mean of so many turns' news. */
const turnsKept = 8;

/**
 * Returns the time until the next quote, ms. `toOff`: the time left to the off, ms at speed 1. However fast the day is
 * played, quotes are a second apart.
 */
export function pauseOf({ everyMs }: Drift, toOff: number, speed: number): number {
  const pause = toOff > lastMinutesMs ? Math.max(everyMs, earlyEveryMs) : everyMs;
  return Math.min(toOff / speed, Math.max(pause / speed, leastPauseMs));
}

/** Returns the chances as the market sees them at that time before the off. They follow from the seed alone. */
export function drifted(
  chances: readonly number[],
  { everyMs, size }: Drift,
  seed: string,
  toOff: number,
): number[] {
  const turn = Math.ceil(toOff / everyMs);
  const moved = chances.map((chance, runner) => chance * Math.exp(size * opinion(`${seed}|${runner}`, turn)));
  const sum = (all: readonly number[]) => all.reduce((total, chance) => total + chance, 0);
  const scale = sum(chances) / sum(moved);
  return moved.map((chance) => chance * scale);
}

function opinion(seed: string, turn: number): number {
  let sum = 0;
  for (let back = 0; back < turnsKept; back++) sum += createRandom(`${seed}|${turn + back}`).normal();
  return sum / Math.sqrt(turnsKept);
}
