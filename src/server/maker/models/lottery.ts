import { drawFrom, sealOf } from '#contract/draw.ts';
import { itemAt } from '#domain/must.ts';
import { classicLadder } from '#domain/odds/odds-ladder.ts';
import { quoteAround } from '../quote.ts';
import type { Happening, MatchModel } from './model.ts';
import { namedRunners, type PlannedMarket, type SidePlan } from './side-plan.ts';

interface DrawState {
  steps: number;
  /** What the digits follow from, in hex. Only its seal is told before the draw is over. */
  seed: string;
  /** All three, the first digit first. Nothing tells of one that is not drawn yet. */
  digits: readonly number[];
}

const names = ['First digit', 'Second digit', 'Third digit'] as const;
/** A digit is drawn every this many steps. */
const stepsADigit = 5;
const values = Array.from({ length: 10 }, (_, digit) => String(digit));

/** Returns the draw's digits: the first three numbers below 10 that follow from its seed. */
export function digitsOf(seed: string): number[] {
  const draw = drawFrom(seed);
  return names.map(() => draw.below(10));
}

const drawnOf = ({ steps }: DrawState): number => Math.min(names.length, Math.floor(steps / stepsADigit));

/** Returns a digit once it is drawn. The third is drawn first, and the first, which the main market is about, last. */
function drawn(state: DrawState, place: number): number | null {
  return place >= names.length - drawnOf(state) ? itemAt(state.digits, place) : null;
}

const isOver = (state: DrawState): boolean => drawnOf(state) === names.length;

const marketOf = (place: number): PlannedMarket => ({
  marketName: itemAt(names, place),
  kind: 'LOTTERY',
  runners: namedRunners(values),
});

function chancesOf(state: DrawState, place: number): number[] {
  const digit = drawn(state, place);
  return values.map((_, value) => (digit === null ? 1 / values.length : Number(value === digit)));
}

const digitMarket = (place: number): SidePlan<DrawState> => ({
  suffix: `d${place + 1}`,
  market: () => marketOf(place),
  quotes: () => [],
  orders: (state, quote = quoteAround) =>
    quote(chancesOf(state, place), { ladder: classicLadder, depth: 2, liability: 8_000_00, gap: 1 }),
  result: (state) => {
    const digit = drawn(state, place);
    return digit === null ? null : { winners: [digit] };
  },
});

const shown = (state: DrawState): string => names.map((_, place) => drawn(state, place) ?? '–').join(' ');
const tell = (moment: string, mark: string, text: string): Happening => ({
  moment,
  weight: 'KEY',
  side: null,
  mark,
  text,
});

/**
 * A draw of three digits that follow from the event's sealed seed, with a market for each.
 */
export const lottery: MatchModel<DrawState> = {
  stepMs: 5_000,
  secondsAStep: null,
  market: () => marketOf(0),
  start: ({ seed }) => ({ steps: 0, seed, digits: digitsOf(seed) }),
  step: (state) => {
    const next: DrawState = { ...state, steps: state.steps + 1 };
    const place = names.length - drawnOf(next);
    const happenings =
      drawnOf(next) === drawnOf(state)
        ? []
        : [
            tell(
              itemAt(names, place),
              String(itemAt(next.digits, place)),
              `${itemAt(names, place)}: ${itemAt(next.digits, place)}`,
            ),
          ];
    return { state: next, happenings, keyMoment: null };
  },
  probabilities: (state) => chancesOf(state, 0),
  score: (state) => ({ home: '', away: '', period: shown(state), note: '' }),
  board: (state) => ({
    columns: [],
    home: [],
    away: [],
    active: null,
    detail: isOver(state)
      ? `Drawn: ${shown(state)}. Seed: ${state.seed}`
      : drawnOf(state) === 0
        ? `Sealed: sha256 ${sealOf(state.seed)}`
        : `Drawn: ${shown(state)}`,
  }),
  sides: [digitMarket(1), digitMarket(2)],
  winner: (state) => (isOver(state) ? itemAt(state.digits, 0) : null),
};
