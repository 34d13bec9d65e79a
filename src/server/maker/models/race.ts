import { itemAt } from '#domain/must.ts';
import { classicLadder } from '#domain/odds/odds-ladder.ts';
import { quoteAround } from '../quote.ts';
import type { Happening, MatchModel } from './model.ts';
import { placeChances } from './place-chances.ts';
import { fieldAt } from './plays/field.ts';
import { namedRunners, type SidePlan } from './side-plan.ts';
import { stillOpen } from './still-open.ts';

interface RaceState {
  /** Metres. */
  distance: number;
  horses: readonly string[];
  /** Each horse's stall, from 1 at the rail. */
  stalls: readonly number[];
  steps: number;
  /** How far each horse is ahead of the field's mean, in lengths. A horse that does not run is infinitely far behind. */
  ahead: readonly number[];
  /** What each horse gains on the mean per step, in lengths. */
  pace: readonly number[];
}

/** Metres. Any of them is run in two minutes, so they are about what racehorses run in that time: 15 to 17.5 m a second. */
export const distances = [1_800, 1_900, 2_000, 2_100] as const;
const steps = 18;
/** Standard deviation of a horse's gain in one step, lengths. */
const deviation = 0.75;
/**
 * What a deviation of ability gains in a step, and the deviation of the form on the day, lengths. The market knows both.
 * Of eight runners the favourite then wins about a third of the races, as on British turf.
 */
const gainPerStrength = 0.115;
const form = 0.06;

/**
 * Returns how many are placed: the terms of British bookmakers for so many runners, without their fourth place. A
 * horse that is withdrawn later still counts.
 */
const placesOf = ({ horses }: RaceState): number => (horses.length < 5 ? 1 : horses.length < 8 ? 2 : 3);

const isOver = (state: RaceState): boolean => state.steps >= steps;

const isRunning = ({ ahead }: RaceState, horse: number): boolean => itemAt(ahead, horse) > -Infinity;

/** Returns the horses from first to last; one that does not run comes last of all. */
const orderOf = ({ ahead }: RaceState): number[] =>
  ahead.map((_, horse) => horse).sort((a, b) => itemAt(ahead, b) - itemAt(ahead, a) || a - b);

/** Where each horse will finish: its mean, and the deviation they share. */
const finish = ({ ahead, pace, steps: run }: RaceState) => ({
  means: ahead.map((by, horse) => by + itemAt(pace, horse) * (steps - run)),
  deviation: deviation * Math.sqrt(steps - run),
});

const winChances = (state: RaceState): number[] => {
  const { means, deviation: spread } = finish(state);
  return placeChances(means, spread, 1);
};

const placedChances = (state: RaceState): number[] => {
  const { means, deviation: spread } = finish(state);
  return placeChances(means, spread, placesOf(state));
};

const offer = { ladder: classicLadder, depth: 4, liability: 2_500_00, gap: 1 };

/** The place market: the first two or three win. */
const toBePlaced: SidePlan<RaceState> = {
  suffix: 'pl',
  market: (entrants, start) => ({
    marketName: 'To Be Placed',
    kind: 'PLACE',
    numberOfWinners: placesOf(start),
    runners: namedRunners(entrants),
  }),
  quotes: () => [],
  orders: (state, quote = quoteAround) => {
    if (isOver(state)) return [];
    const chances = placedChances(state).map((chance, horse) =>
      isRunning(state, horse) ? stillOpen(chance) : 0,
    );
    return quote(chances, offer);
  },
  result: (state) => (isOver(state) ? { winners: orderOf(state).slice(0, placesOf(state)) } : null),
};

/** A flat race: each horse gains on the others by its ability, its form of the day and chance. */
export const race: MatchModel<RaceState> = {
  stepMs: 6_700,
  secondsAStep: null,
  market: (entrants) => ({ marketName: 'To Win', kind: 'WINNER', runners: namedRunners(entrants) }),
  start: (random, horses, occasion) => ({
    horses: horses.map(({ name }) => name),
    distance: occasion?.distance ?? random.pick(distances),
    stalls: horses.map(({ ride }, at) => ride?.draw ?? at + 1),
    steps: 0,
    ahead: horses.map(() => 0),
    pace: horses.map(({ strength }) => strength * gainPerStrength + random.normal() * form),
  }),
  step: (state, random) => {
    const next: RaceState = {
      ...state,
      steps: state.steps + 1,
      ahead: state.ahead.map((by, horse) => by + itemAt(state.pace, horse) + random.normal() * deviation),
    };
    const [leader, second] = orderOf(next);
    const name = (horse: number | undefined) => state.horses[horse ?? -1] ?? '';
    const hasChanged = state.steps > 0 && orderOf(state)[0] !== leader;
    const happening: Happening = isOver(next)
      ? { moment: 'Finish', weight: 'KEY', side: null, mark: 'Won', text: finishText(next) }
      : {
          moment: `${toGo(next)} to go`,
          weight: hasChanged ? 'NOTABLE' : 'PLAY',
          side: null,
          mark: hasChanged ? 'New' : 'Lead',
          text: `${name(leader)} leads from ${name(second)}`,
        };
    return { state: next, happenings: [happening], keyMoment: null };
  },
  positions: (state, share) =>
    fieldAt({
      moment: isOver(state) ? 'Finish' : toGo(state),
      distance: state.distance,
      done: Math.min(1, (state.steps + share) / steps),
      ahead: state.ahead.map((by, horse) => by + itemAt(state.pace, horse) * share),
      stalls: state.stalls,
    }),
  probabilities: (state) => {
    if (isOver(state)) return state.horses.map((_, horse) => Number(horse === orderOf(state)[0]));
    return winChances(state);
  },
  score: (state) => ({ home: '', away: '', period: isOver(state) ? 'Finished' : toGo(state), note: '' }),
  board: (state) => ({ columns: [], home: [], away: [], active: null, detail: detailOf(state) }),
  sides: [toBePlaced],
  withdraw: (state, horse) => ({
    state: { ...state, ahead: state.ahead.with(horse, -Infinity) },
    reduction: inBasisPoints(itemAt(winChances(state), horse)),
    // The places are for the others as well: each of them gets its share of the chance.
    sideReductions: {
      [toBePlaced.suffix]: inBasisPoints(itemAt(placedChances(state), horse) / placesOf(state)),
    },
  }),
  finishers: (state) => (isOver(state) ? orderOf(state).filter((horse) => isRunning(state, horse)) : null),
  margins: (state) => {
    const run = orderOf(state).flatMap((horse) =>
      isRunning(state, horse) ? itemAt(state.ahead, horse) : [],
    );
    return run.slice(1).map((ahead, at) => itemAt(run, at) - ahead);
  },
  winner: (state) => (isOver(state) ? itemAt(orderOf(state), 0) : null),
};

/** The contract's greatest reduction is 99 %. */
const inBasisPoints = (share: number): number => Math.min(9_900, Math.round(share * 10_000));

const toGo = (state: RaceState): string =>
  `${Math.round(((steps - state.steps) * state.distance) / steps / 10) * 10} m`;
const finishText = (state: RaceState): string => {
  const [first, second, third] = orderOf(state).map((horse) => state.horses[horse]);
  return `${first} wins, ${second} second, ${third} third`;
};
function detailOf(state: RaceState): string {
  if (isOver(state)) return finishText(state);
  if (state.steps === 0) return `${state.distance} m, ${state.ahead.filter(Number.isFinite).length} runners`;
  const [first, second, third] = orderOf(state).map((horse) => state.horses[horse]);
  return `${toGo(state)} to go: ${first}, ${second}, ${third}`;
}
