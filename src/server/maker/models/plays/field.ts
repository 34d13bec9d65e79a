import { itemAt } from '#domain/must.ts';
import type { PositionsDetail } from '#domain/market/play.ts';

export interface FieldFacts {
  moment: string;
  /** Metres. */
  distance: number;
  /** The share of the race that its leader has run. */
  done: number;
  /**
   * How far each runner is ahead of any one point that moves along, in lengths. Of two that are level, the first leads.
   * One that does not run is infinitely far behind.
   */
  ahead: readonly number[];
  /** Each runner's stall, from 1 at the rail. */
  stalls: readonly number[];
}

/** Centimetres. */
const aLength = 240;
const aNose = 5;
/** How much nearer to the rail the field is at the end than at the start. */
const closing = 0.35;

/** Returns where a race's field is. The leader has run what is said to be done, so that it ends at the line. */
export function fieldAt({ moment, distance, done, ahead, stalls }: FieldFacts): PositionsDetail {
  const runners = ahead.map((_, runner) => runner).filter((runner) => Number.isFinite(itemAt(ahead, runner)));
  const order = runners.sort((a, b) => itemAt(ahead, b) - itemAt(ahead, a) || a - b);
  const lead = Math.max(...ahead);
  const run: (number | null)[] = ahead.map(() => null);
  let before = Math.round(distance * 100 * done) + aNose;
  for (const runner of order) {
    const at = Math.round(distance * 100 * done - (lead - itemAt(ahead, runner)) * aLength);
    before = Math.max(0, Math.min(at, before - aNose));
    run[runner] = before;
  }
  const lanes = stalls.map((stall) => Math.round(stall * 10 * (1 - closing * done)));
  return { kind: 'POSITIONS', moment, distance, run, lanes };
}
