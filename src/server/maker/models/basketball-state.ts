import type { HandicapState, Lines } from './handicap.ts';
import { leadChances, type LeadChances } from './basketball-chances.ts';
import type { Pair } from './pair.ts';

export interface BasketballState extends HandicapState {
  steps: number;
  /** Points by period. The last one is under way, or ended the match. */
  periods: readonly Pair[];
  /** Chance that an attack scores, by side. */
  skill: Pair;
  /** Points of both sides in the four quarters. */
  totals: Lines;
}

const secondsAStep = 48;
export const quarters = 4;
export const stepsAQuarter = (12 * 60) / secondsAStep;
const stepsAnOvertime = Math.ceil((5 * 60) / secondsAStep);

export const totalOf = (periods: readonly Pair[], side: 0 | 1): number =>
  periods.reduce((sum, period) => sum + period[side], 0);
export const leadOf = ({ periods }: BasketballState): number => totalOf(periods, 0) - totalOf(periods, 1);

/** Returns the steps left in the match, or in the overtime under way. */
export function stepsLeft({ steps, periods }: BasketballState): number {
  const overtimes = Math.max(0, periods.length - quarters);
  return quarters * stepsAQuarter + overtimes * stepsAnOvertime - steps;
}

export const isOver = (state: BasketballState): boolean => stepsLeft(state) === 0 && leadOf(state) !== 0;

/** By the pair of a match's skills, which all its states share, and by line. */
const known = new WeakMap<Pair, Map<number, LeadChances>>();

/** Returns the chance that home's final lead beats a line; 0 is the line of the winner. */
export function beats(state: BasketballState, line: number): number {
  let ofMatch = known.get(state.skill);
  if (!ofMatch) known.set(state.skill, (ofMatch = new Map<number, LeadChances>()));
  let chances = ofMatch.get(line);
  if (!chances) ofMatch.set(line, (chances = leadChances(state.skill, line, stepsAnOvertime)));
  return chances(stepsLeft(state), leadOf(state));
}

export const clockText = (state: BasketballState): string => {
  const length = state.periods.length > quarters ? stepsAnOvertime : stepsAQuarter;
  const seconds = (stepsLeft(state) % length || (isOver(state) ? 0 : length)) * secondsAStep;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
export const periodText = ({ periods }: BasketballState): string =>
  periods.length > quarters ? `OT${periods.length - quarters}` : `Q${periods.length}`;

/** Where the match stands: its period and clock, or the break before the next period. */
export function standsAt(state: BasketballState): string {
  if (isOver(state)) return 'Final';
  const { periods } = state;
  const ended = { ...state, periods: periods.slice(0, -1) };
  const length = periods.length > quarters ? stepsAnOvertime : stepsAQuarter;
  const isBreak = periods.length > 1 && stepsLeft(state) % length === 0;
  if (!isBreak) return `${periodText(state)} ${clockText(state)}`;
  return ended.periods.length === quarters / 2 ? 'Half-time' : `End of ${periodText(ended)}`;
}
