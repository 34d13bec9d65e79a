import { itemAt } from '#domain/must.ts';
import { classicLadder } from '#domain/odds/odds-ladder.ts';
import { quoteAround } from '../quote.ts';
import type { Happening, MatchModel } from './model.ts';
import { placeChances } from './place-chances.ts';
import { namedRunners, type SidePlan } from './side-plan.ts';

interface RaceState {
  horses: readonly string[];
  steps: number;
  /** How far each horse is ahead of the field's mean, in lengths. */
  ahead: readonly number[];
  /** What each horse gains on the mean per step, in lengths. */
  pace: readonly number[];
}

const length = 1_200;
const steps = 18;
/** Standard deviation of a horse's gain in one step, lengths. */
const deviation = 0.75;
const places = 3;

const isOver = (state: RaceState): boolean => state.steps >= steps;

/** Returns the horses from first to last. */
const orderOf = ({ ahead }: RaceState): number[] =>
  ahead.map((_, horse) => horse).sort((a, b) => itemAt(ahead, b) - itemAt(ahead, a) || a - b);

/** Where each horse will finish: its mean, and the deviation they share. */
const finish = ({ ahead, pace, steps: run }: RaceState) => ({
  means: ahead.map((by, horse) => by + itemAt(pace, horse) * (steps - run)),
  deviation: deviation * Math.sqrt(steps - run),
});

/** The place market: the first three win. */
const toBePlaced: SidePlan<RaceState> = {
  suffix: 'pl',
  market: (entrants) => ({
    marketName: 'To Be Placed',
    kind: 'PLACE',
    numberOfWinners: places,
    runners: namedRunners(entrants),
  }),
  quotes: () => [],
  orders: (state) => {
    if (isOver(state)) return [];
    const { means, deviation: spread } = finish(state);
    return quoteAround(placeChances(means, spread, places), {
      ladder: classicLadder,
      depth: 3,
      liability: 8_000_00,
      gap: 2,
    });
  },
  result: (state) => (isOver(state) ? { winners: orderOf(state).slice(0, places) } : null),
};

/** A flat race: each horse gains on the others by its own pace and by chance. */
export const race: MatchModel<RaceState> = {
  stepMs: 4_000,
  secondsAStep: null,
  market: (entrants) => ({ marketName: 'To Win', kind: 'WINNER', runners: namedRunners(entrants) }),
  start: (random, horses) => ({
    horses: horses.map(({ name }) => name),
    steps: 0,
    ahead: horses.map(() => 0),
    pace: horses.map(() => random.normal() * 0.13),
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
          moment: toGo(next),
          weight: hasChanged ? 'NOTABLE' : 'PLAY',
          side: null,
          mark: hasChanged ? 'New' : 'Lead',
          text: `${name(leader)} leads from ${name(second)}`,
        };
    return { state: next, happenings: [happening], keyMoment: null };
  },
  probabilities: (state) => {
    if (isOver(state)) return state.horses.map((_, horse) => Number(horse === orderOf(state)[0]));
    const { means, deviation: spread } = finish(state);
    return placeChances(means, spread, 1);
  },
  score: (state) => ({ home: '', away: '', period: isOver(state) ? 'Finished' : toGo(state), note: '' }),
  board: (state) => ({ columns: [], home: [], away: [], active: null, detail: detailOf(state) }),
  sides: [toBePlaced],
  winner: (state) => (isOver(state) ? itemAt(orderOf(state), 0) : null),
};

const toGo = (state: RaceState): string =>
  `${Math.round(((steps - state.steps) * length) / steps / 10) * 10} m`;
const finishText = (state: RaceState): string => {
  const [first, second, third] = orderOf(state).map((horse) => state.horses[horse]);
  return `${first} wins, ${second} second, ${third} third`;
};
function detailOf(state: RaceState): string {
  if (isOver(state)) return finishText(state);
  if (state.steps === 0) return `${length} m, ${state.horses.length} runners`;
  const [first, second, third] = orderOf(state).map((horse) => state.horses[horse]);
  return `${toGo(state)} to go: ${first}, ${second}, ${third}`;
}
