import { must } from '#domain/must.ts';
import { quoteAround } from '../quote.ts';
import { pointsOf } from './basketball-points.ts';
import {
  beats,
  isOver,
  leadOf,
  quarters,
  stepsAQuarter,
  totalOf,
  type BasketballState,
} from './basketball-state.ts';
import { handicapsOf } from './handicap.ts';
import { namedRunners, sideOffer, type SidePlan } from './side-plan.ts';
import { stillOpen } from './still-open.ts';
import type { Pair } from './pair.ts';

const stepsInQuarters = quarters * stepsAQuarter;

/** Returns what both sides have scored in the four quarters. */
function pointsIn({ periods }: BasketballState): number {
  const inQuarters = periods.slice(0, quarters);
  return totalOf(inQuarters, 0) + totalOf(inQuarters, 1);
}

/** By the pair of a match's skills, which all its states share: the chances of the points to come, by the steps left. */
const known = new WeakMap<Pair, Map<number, ReturnType<typeof pointsOf>>>();

/** Returns the chance that more than `line` points are scored in the four quarters. */
export function isOverChance(state: BasketballState, line: number): number {
  const left = Math.max(0, stepsInQuarters - state.steps);
  let ofMatch = known.get(state.skill);
  if (!ofMatch) known.set(state.skill, (ofMatch = new Map<number, ReturnType<typeof pointsOf>>()));
  let points = ofMatch.get(left);
  if (!points) ofMatch.set(left, (points = pointsOf(state.skill, left)));
  const wanted = line - pointsIn(state);
  return points.chances.reduce((sum, chance, number) => sum + (number > wanted ? chance : 0), 0);
}

/** A market on the points of both sides in the four quarters. Overtime does not count. */
const overUnder = (
  suffix: string,
  marketName: string,
  lineOf: (state: BasketballState) => number,
): SidePlan<BasketballState> => ({
  suffix,
  market: (_, state) => ({
    marketName,
    kind: 'WINNER',
    runners: namedRunners([`Over ${lineOf(state)} Points`, `Under ${lineOf(state)} Points`]),
  }),
  quotes: () => [],
  orders: (state, quote = quoteAround) => {
    const chance = stillOpen(isOverChance(state, lineOf(state)));
    return quote([chance, 1 - chance], sideOffer);
  },
  result: (state) => {
    if (pointsIn(state) > lineOf(state)) return { winners: [0] };
    return state.steps >= stepsInQuarters ? { winners: [1] } : null;
  },
});

export const basketballSides: readonly SidePlan<BasketballState>[] = [
  ...handicapsOf<BasketballState>(beats, (state) => (isOver(state) ? leadOf(state) : null)),
  overUnder('ou', 'Total Points, four quarters', ({ totals }) => totals.start),
  {
    ...overUnder('ou2', 'Total Points, four quarters, set at half-time', ({ totals }) =>
      must(totals.halfTime),
    ),
    isThere: ({ totals }) => totals.halfTime !== null,
  },
];
