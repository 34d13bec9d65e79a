import { itemAt, must } from '#domain/must.ts';
import type { Pair } from './pair.ts';

/** Where a match stands, for its goals. */
export interface GoalState {
  minute: number;
  goals: Pair;
  /** Expected goals in a match that stays level, by side. */
  strength: Pair;
  /** Minutes added to the second half; null until they are shown at the end of normal time. */
  added: number | null;
}

export const fullTime = 90;
export const halfTime = 45;
/** Minutes that may be added to the second half, each as likely. */
export const addedTimes = [2, 3, 4, 5, 6, 7] as const;
const meanAdded = addedTimes.reduce((sum, minutes) => sum + minutes, 0) / addedTimes.length;

/**
 * How goals come (after Dixon and Robinson 1998): more as the match goes on, 45 % before half-time, as in most leagues;
 * more in the 45th minute, which holds the first half's added time; fewer for the side ahead, more for the side behind.
 * They give the form and the signs; the sizes here are round figures.
 */
const rise = 0.45;
const lastOfHalf = 2;
const ahead = 0.9;
const behind = 1.15;

const weightOf = (minute: number): number =>
  (1 + (rise * minute) / fullTime) * (minute === halfTime - 1 ? lastOfHalf : 1);
const allWeights = Array.from({ length: Math.round(fullTime + meanAdded) }, (_, minute) =>
  weightOf(minute),
).reduce((sum, weight) => sum + weight, 0);

/** Returns each side's chance of scoring in the next minute. At most one goal comes in a minute. */
export function goalChances(minute: number, lead: number, strength: Pair): Pair {
  const weight = weightOf(minute) / allWeights;
  const [home, away] = lead === 0 ? [1, 1] : lead > 0 ? [ahead, behind] : [behind, ahead];
  return [strength[0] * weight * home, strength[1] * weight * away];
}

export const isOver = ({ minute, added }: GoalState): boolean => added !== null && minute >= fullTime + added;

/** A side's further goals are told apart up to this many. */
const mostMore = 12;
const side = mostMore + 1;

const add = (sums: Float64Array, at: number, chance: number): void => {
  sums[at] = (sums[at] ?? 0) + chance;
};

/** Visits every final score with its chance. They sum to 1. */
export type FinalScores = (visit: (goals: Pair, chance: number) => void) => void;

/**
 * Returns the chances of the final scores by playing every minute with every outcome: exact for the chain that the
 * match is, but that a side's thirteenth further goal is not counted.
 */
export function finalScores(state: GoalState): FinalScores {
  const { goals, strength, added } = state;
  let now = new Float64Array(side * side);
  now[0] = 1;
  const sums = new Float64Array(side * side);
  const last = fullTime + (added ?? itemAt(addedTimes, addedTimes.length - 1));
  for (let minute = state.minute; minute <= last; minute++) {
    const stop = stopChance(minute, added);
    if (stop > 0) {
      for (let at = 0; at < now.length; at++) {
        add(sums, at, itemAt(now, at) * stop);
        now[at] = itemAt(now, at) * (1 - stop);
      }
    }
    if (stop < 1) now = played(now, minute, goals, strength);
  }
  return (visit) => {
    for (let home = 0; home < side; home++)
      for (let away = 0; away < side; away++)
        visit([goals[0] + home, goals[1] + away], itemAt(sums, home * side + away));
  };
}

/** Returns the chance that the match ends when `minute` minutes are played, if it has not before. */
function stopChance(minute: number, added: number | null): number {
  if (added !== null) return Number(minute >= fullTime + added);
  const at = addedTimes.findIndex((minutes) => fullTime + minutes === minute);
  return at < 0 ? 0 : 1 / (addedTimes.length - at);
}

/** Returns the chances of further goals after one more minute. */
function played(
  before: Float64Array,
  minute: number,
  goals: Pair,
  strength: Pair,
): Float64Array<ArrayBuffer> {
  const after = new Float64Array(side * side);
  const [behindBy, level, aheadBy] = [-1, 0, 1].map((lead) => goalChances(minute, lead, strength));
  for (let home = 0; home < side; home++) {
    for (let away = 0; away < side; away++) {
      const at = home * side + away;
      const chance = before[at] ?? 0;
      if (chance === 0) continue;
      const lead = goals[0] + home - goals[1] - away;
      const [p, q] = must(lead === 0 ? level : lead > 0 ? aheadBy : behindBy);
      add(after, home < mostMore ? at + side : at, chance * p);
      add(after, away < mostMore ? at + 1 : at, chance * q);
      add(after, at, chance * (1 - p - q));
    }
  }
  return after;
}
