import { timing } from '../site/timing.ts';

/**
 * How long to wait before try number `attempt` (0 is the first retry), in ms: between half and all of a time that
 * doubles from `timing.retryFirst` up to `cap`. `random` is in [0, 1), so that clients that lost the same connection do
 * not all come back at once.
 */
export function backOff(attempt: number, random: number, cap: number = timing.retryCap): number {
  const whole = Math.min(timing.retryFirst * 2 ** Math.min(attempt, 30), cap);
  return Math.round(whole / 2 + (random * whole) / 2);
}

/** The random number of an attempt, in [0, 1): the same for the same seed (any integer) and attempt. */
export function randomOf(seed: number, attempt: number): number {
  let mixed = (seed ^ Math.imul(attempt + 1, 0x9e3779b1)) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}
