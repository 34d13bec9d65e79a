import type { NamedChance } from '#domain/market/sealed-event.ts';
import { itemAt } from '#domain/must.ts';
import {
  finishText,
  gainsOfStep,
  inUnits,
  orderOf,
  strideChances,
  virtualRaceRules,
} from '#domain/market/virtual-outcomes.ts';
import { classicLadder } from '#domain/odds/odds-ladder.ts';
import { quoteAround } from '../quote.ts';
import type { Entrant } from '../world/entrant.ts';
import type { Happening, MatchModel } from './model.ts';
import { fieldAt } from './plays/field.ts';
import { namedRunners, type SidePlan } from './side-plan.ts';
import { binomial, firstChances } from './virtual-chances.ts';
import { stillOpen } from './still-open.ts';

interface VirtualRaceState {
  runners: readonly string[];
  steps: number;
  /** What each runner has gained, in half lengths. */
  gained: readonly number[];
  /** Each runner's chance to gain half a length at a stride. */
  chances: readonly number[];
}

/** Metres, as the screen says: what racehorses run in a minute and a half. */
const length = 1_400;
const { steps, stridesAStep } = virtualRaceRules;
const places = 2;

const isOver = ({ steps: run }: VirtualRaceState): boolean => run >= steps;

/**
 * The chance to gain half a length at a stride. A standard deviation of strength is worth 5 half lengths at the finish,
 * the day's form 3; chance is 6.7.
 */
const usualChances = (entrants: readonly Entrant[]): NamedChance[] =>
  entrants.map(({ name, strength }) => ({ name, chance: inUnits(0.5 + 0.028 * strength) }));

/** Exact: the strides still to come are independent, so what they gain is binomial. */
const chancesOf = ({ gained, chances, steps: run }: VirtualRaceState, among: number): number[] =>
  firstChances(
    gained.map((from, runner) => ({
      from,
      more: binomial((steps - run) * stridesAStep, itemAt(chances, runner)),
    })),
    among,
  );

/** The first two are placed. */
const toBePlaced: SidePlan<VirtualRaceState> = {
  suffix: 'pl',
  market: (entrants) => ({
    marketName: 'To Be Placed',
    kind: 'PLACE',
    numberOfWinners: places,
    runners: namedRunners(entrants),
  }),
  quotes: () => [],
  orders: (state, quote = quoteAround) =>
    isOver(state)
      ? []
      : quote(chancesOf(state, places).map(stillOpen), {
          ladder: classicLadder,
          depth: 3,
          liability: 8_000_00,
          gap: 1,
        }),
  result: (state) => (isOver(state) ? { winners: orderOf(state.gained).slice(0, places) } : null),
};

/** A race of a minute and a half on a screen. At each stride a runner gains half a length or does not. */
export const virtualRace: MatchModel<VirtualRaceState> = {
  stepMs: 3_000,
  secondsAStep: null,
  market: (entrants) => ({ marketName: 'To Win', kind: 'WINNER', runners: namedRunners(entrants) }),
  start: (random, entrants) => ({
    runners: entrants.map(({ name }) => name),
    steps: 0,
    gained: entrants.map(() => 0),
    chances: strideChances(usualChances(entrants), random.next),
  }),
  sealedTerms: (entrants) => ({ kind: 'race', chances: usualChances(entrants) }),
  step: (state, random) => {
    const gains = gainsOfStep(state.chances, random.next);
    const next: VirtualRaceState = {
      ...state,
      steps: state.steps + 1,
      gained: state.gained.map((gained, runner) => gained + itemAt(gains, runner)),
    };
    const [leader = 0, second = 0] = orderOf(next.gained);
    const hasChanged = state.steps > 0 && orderOf(state.gained)[0] !== leader;
    const happening: Happening = isOver(next)
      ? { moment: 'Finish', weight: 'KEY', side: null, mark: 'Won', text: finishText(namesInOrder(next)) }
      : {
          moment: `${toGo(next)} to go`,
          weight: hasChanged ? 'NOTABLE' : 'PLAY',
          side: null,
          mark: hasChanged ? 'New' : 'Lead',
          text: `${itemAt(next.runners, leader)} leads from ${itemAt(next.runners, second)}, ${gapText(next, leader, second)}`,
        };
    return { state: next, happenings: [happening], keyMoment: null };
  },
  positions: (state, share) =>
    fieldAt({
      moment: isOver(state) ? 'Finish' : toGo(state),
      distance: length,
      done: Math.min(1, (state.steps + share) / steps),
      ahead: state.gained.map(
        (gained, runner) => (gained + itemAt(state.chances, runner) * stridesAStep * share) / 2,
      ),
      stalls: state.gained.map((_, runner) => runner + 1),
    }),
  probabilities: (state) => (isOver(state) ? chancesOf(state, 1) : chancesOf(state, 1).map(stillOpen)),
  score: (state) => ({ home: '', away: '', period: isOver(state) ? 'Finished' : toGo(state), note: '' }),
  board: (state) => ({ columns: [], home: [], away: [], active: null, detail: detailOf(state) }),
  sides: [toBePlaced],
  winner: (state) => (isOver(state) ? itemAt(orderOf(state.gained), 0) : null),
};

const toGo = ({ steps: run }: VirtualRaceState): string =>
  `${Math.round(((steps - run) * length) / steps / 10) * 10} m`;

function gapText({ gained }: VirtualRaceState, leader: number, second: number): string {
  const halves = itemAt(gained, leader) - itemAt(gained, second);
  return halves === 0 ? 'a nose' : `${halves / 2} ${halves === 2 ? 'length' : 'lengths'}`;
}

const namesInOrder = ({ gained, runners }: VirtualRaceState): string[] =>
  orderOf(gained).map((runner) => itemAt(runners, runner));

function detailOf(state: VirtualRaceState): string {
  if (isOver(state)) return finishText(namesInOrder(state));
  if (state.steps === 0) return `Virtual race, ${length} m, ${state.runners.length} runners`;
  const [first, second, third] = namesInOrder(state);
  return `${toGo(state)} to go: ${first}, ${second}, ${third}`;
}
