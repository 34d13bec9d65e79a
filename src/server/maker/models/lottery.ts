import { itemAt } from '#domain/must.ts';
import { classicLadder } from '#domain/odds/odds-ladder.ts';
import { quoteAround } from '../quote.ts';
import type { MatchModel } from './model.ts';
import { namedRunners, type PlannedMarket, type SidePlan } from './side-plan.ts';

interface DrawState {
  steps: number;
  /** The digits drawn so far, first digit first. */
  digits: readonly number[];
}

const names = ['First digit', 'Second digit', 'Third digit'] as const;
/** A digit is drawn every this many steps. */
const stepsADigit = 5;
const values = Array.from({ length: 10 }, (_, digit) => String(digit));

const marketOf = (place: number): PlannedMarket => ({
  marketName: itemAt(names, place),
  kind: 'LOTTERY',
  runners: namedRunners(values),
});

function chancesOf({ digits }: DrawState, place: number): number[] {
  const drawn = digits[place];
  return values.map((_, digit) => (drawn === undefined ? 0.1 : Number(digit === drawn)));
}

const digitMarket = (place: number): SidePlan<DrawState> => ({
  suffix: `d${place + 1}`,
  market: () => marketOf(place),
  quotes: () => [],
  orders: (state) =>
    quoteAround(chancesOf(state, place), { ladder: classicLadder, depth: 2, liability: 8_000_00, gap: 1 }),
  result: ({ digits: { [place]: drawn } }) => (drawn === undefined ? null : { winners: [drawn] }),
});

const last = names.length - 1;
const shown = ({ digits }: DrawState): string => names.map((_, place) => digits[place] ?? '–').join(' ');

/** A draw of three digits, one after the other and all equally likely, with a market for each. */
export const lottery: MatchModel<DrawState> = {
  stepMs: 5_000,
  secondsAStep: null,
  market: () => marketOf(last),
  start: () => ({ steps: 0, digits: [] }),
  step: (state, random) => {
    const count = state.steps + 1;
    if (count % stepsADigit !== 0)
      return { state: { ...state, steps: count }, happenings: [], keyMoment: null };
    const drawn = random.integer(0, 9);
    const place = state.digits.length;
    return {
      state: { steps: count, digits: [...state.digits, drawn] },
      happenings: [
        {
          moment: String(place + 1),
          weight: 'KEY',
          side: null,
          mark: String(drawn),
          text: `${names[place]}: ${drawn}`,
        },
      ],
      keyMoment: null,
    };
  },
  probabilities: (state) => chancesOf(state, last),
  score: (state) => ({ home: '', away: '', period: shown(state), note: '' }),
  board: (state) => ({ columns: [], home: [], away: [], active: null, detail: `Drawn: ${shown(state)}` }),
  sides: [digitMarket(0), digitMarket(1)],
  winner: ({ digits: { [last]: drawn } }) => drawn ?? null,
};
