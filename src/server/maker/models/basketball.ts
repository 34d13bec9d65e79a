import { lastOf } from '#domain/must.ts';
import type { Random } from '../random.ts';
import { handicapOf, lineNear, type HandicapState } from './handicap.ts';
import { normalCdf, type Happening, type MatchModel } from './model.ts';
import { namedRunners } from './side-plan.ts';

type Pair = readonly [home: number, away: number];

interface BasketballState extends HandicapState {
  steps: number;
  /** Points by period. The last one is under way, or ended the match. */
  periods: readonly Pair[];
  /** Chance that an attack scores, by side. */
  skill: Pair;
  note: string;
}

/** In a step each side attacks twice. */
const secondsAStep = 48;
const attacks = 2;
const stepsAQuarter = (12 * 60) / secondsAStep;
const stepsAnOvertime = Math.ceil((5 * 60) / secondsAStep);
const quarters = 4;
/** The share of scoring attacks that are three-pointers. */
const threeShare = 0.3;
const meanPoints = 2 + threeShare;
const squarePoints = 4 + 5 * threeShare;

const totalOf = (periods: readonly Pair[], side: 0 | 1): number =>
  periods.reduce((sum, period) => sum + period[side], 0);
const leadOf = ({ periods }: BasketballState): number => totalOf(periods, 0) - totalOf(periods, 1);

/** Returns the steps left in the match, or in the overtime under way. */
function stepsLeft({ steps, periods }: BasketballState): number {
  const overtimes = Math.max(0, periods.length - quarters);
  return quarters * stepsAQuarter + overtimes * stepsAnOvertime - steps;
}

const isOver = (state: BasketballState): boolean => stepsLeft(state) === 0 && leadOf(state) !== 0;

/** Returns the mean and deviation of home's lead at the end (of the match, or of the overtime under way). */
function finalLead(state: BasketballState): { mean: number; deviation: number } {
  const count = stepsLeft(state) * attacks;
  const [home, away] = state.skill;
  const variance = (chance: number) => chance * squarePoints - (chance * meanPoints) ** 2;
  return {
    mean: leadOf(state) + count * (home - away) * meanPoints,
    deviation: Math.sqrt(count * (variance(home) + variance(away))),
  };
}

/** Returns the chance that home's final lead beats a line between two whole numbers. */
function beats(state: BasketballState, line: number): number {
  const { mean, deviation } = finalLead(state);
  return deviation === 0 ? Number(mean > line) : normalCdf((mean - line) / deviation);
}

function points(chance: number, random: Random): number {
  let sum = 0;
  for (let attack = 0; attack < attacks; attack++) {
    if (random.chance(chance)) sum += random.chance(threeShare) ? 3 : 2;
  }
  return sum;
}

const clockText = (state: BasketballState): string => {
  const length = state.periods.length > quarters ? stepsAnOvertime : stepsAQuarter;
  const seconds = (stepsLeft(state) % length || (isOver(state) ? 0 : length)) * secondsAStep;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
const periodText = ({ periods }: BasketballState): string =>
  periods.length > quarters ? `OT${periods.length - quarters}` : `Q${periods.length}`;

/** Four quarters, then overtimes while the match is level. Both sides score at steady rates. */
export const basketball: MatchModel<BasketballState> = {
  stepMs: 8_000,
  secondsAStep,
  market: (entrants) => ({ marketName: 'Moneyline', kind: 'WINNER', runners: namedRunners(entrants) }),
  start: (random) => {
    const skill = [0.44 + random.next() * 0.07, 0.44 + random.next() * 0.07] as const;
    const state = { steps: 0, periods: [[0, 0] as const], skill, note: '', line: 0 };
    return { ...state, line: lineNear(finalLead(state).mean) };
  },
  step: (state, random) => {
    const scored = [points(state.skill[0], random), points(state.skill[1], random)] as const;
    const current = lastOf(state.periods);
    const played: BasketballState = {
      ...state,
      steps: state.steps + 1,
      periods: [...state.periods.slice(0, -1), [current[0] + scored[0], current[1] + scored[1]]],
    };
    const lead = leadOf(played);
    const score = `${totalOf(played.periods, 0)}–${totalOf(played.periods, 1)}`;
    const left = stepsLeft(played);
    const isEnd = left === 0 || (played.periods.length < quarters && left % stepsAQuarter === 0);
    const better = scored[0] === scored[1] ? null : scored[0] > scored[1] ? 'HOME' : 'AWAY';
    const hasTurned = Math.sign(lead) !== 0 && Math.sign(lead) === -Math.sign(leadOf(state));
    const happens = (weight: Happening['weight'], mark: string, text: string, side: Happening['side']) => ({
      moment: `${periodText(played)} ${isEnd ? '0:00' : clockText(played)}`,
      weight,
      side,
      mark,
      text,
    });
    const happenings: Happening[] = [
      happens(
        hasTurned ? 'NOTABLE' : 'PLAY',
        `${scored[0]}–${scored[1]}`,
        `${hasTurned ? 'Lead changes' : 'Score'}, ${score}`,
        better,
      ),
      ...(isEnd
        ? [
            happens(
              'KEY',
              left === 0 && lead !== 0 ? 'FT' : 'End',
              `End of ${periodText(played)}, ${score}`,
              null,
            ),
          ]
        : []),
    ];
    const goesOn = isEnd && !(left === 0 && lead !== 0);
    return {
      state: {
        ...played,
        periods: goesOn ? [...played.periods, [0, 0]] : played.periods,
        note: isEnd ? 'END OF PERIOD' : '',
      },
      happenings,
      keyMoment: null,
    };
  },
  probabilities: (state) => {
    // If level at the end, an overtime is about even.
    const chance = (beats(state, 0.5) + beats(state, -0.5)) / 2;
    return [chance, 1 - chance];
  },
  score: (state) => ({
    home: String(totalOf(state.periods, 0)),
    away: String(totalOf(state.periods, 1)),
    period: isOver(state) ? 'Final' : `${periodText(state)} ${clockText(state)}`,
    note: state.note,
  }),
  board: (state) => {
    const { periods } = state;
    const row = (side: 0 | 1) => [
      ...periods.map((period) => String(period[side])),
      String(totalOf(periods, side)),
    ];
    const names = periods.map((_, at) => (at < quarters ? `Q${at + 1}` : `OT${at - quarters + 1}`));
    return {
      columns: [...names, 'Total'],
      home: row(0),
      away: row(1),
      active: null,
      detail: isOver(state) ? 'Final' : `${periodText(state)} ${clockText(state)}`,
    };
  },
  sides: [
    handicapOf(
      (state) => beats(state, state.line),
      (state) => (isOver(state) ? leadOf(state) : null),
    ),
  ],
  winner: (state) => (isOver(state) ? (leadOf(state) > 0 ? 0 : 1) : null),
};
