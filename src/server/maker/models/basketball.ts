import { lastOf } from '#domain/must.ts';
import type { Random } from '../random.ts';
import type { Entrant } from '../world/entrant.ts';
import { edgeOf, expectedLead, expectedPoints, stepPoints } from './basketball-points.ts';
import { basketballSides } from './basketball-sides.ts';
import {
  beats,
  clockText,
  isOver,
  leadOf,
  periodText,
  standsAt,
  quarters,
  stepsAQuarter,
  stepsLeft,
  totalOf,
  type BasketballState,
} from './basketball-state.ts';
import { linesAtHalfTime, linesFor } from './handicap.ts';
import type { Happening, MatchModel } from './model.ts';
import { basketballPlays } from './plays/basketball-plays.ts';
import { namedRunners } from './side-plan.ts';
import { stillOpen } from './still-open.ts';
import type { Pair } from './pair.ts';

const stepsInAll = quarters * stepsAQuarter;
/** Chance that an attack scores, so that it yields 1.09 points, and by how many points home wins on average (Stern 1994). */
const averageSkill = 0.542;
const homePoints = 4.87;
/** Points that a deviation of strength is worth in a match, and the deviation of a match's form. Everybody knows both. */
const pointsPerStrength = 3.8;
const formPoints = 1.5;

function skillOf(random: Random, [home, away]: readonly Entrant[]): Pair {
  const points = homePoints + pointsPerStrength * ((home?.strength ?? 0) - (away?.strength ?? 0));
  const half = edgeOf(points + formPoints * random.normal(), stepsInAll) / 2;
  return [averageSkill + half, averageSkill - half];
}

function withLinesAtHalfTime(state: BasketballState): BasketballState {
  const left = stepsLeft(state);
  const points = totalOf(state.periods, 0) + totalOf(state.periods, 1);
  return {
    ...state,
    handicaps: linesAtHalfTime(state.handicaps, leadOf(state) + expectedLead(state.skill, left)),
    totals: linesAtHalfTime(state.totals, points + expectedPoints(state.skill, left)),
  };
}

/** Four quarters, then overtimes while the match is level. Both sides score at steady rates. */
export const basketball: MatchModel<BasketballState> = {
  stepMs: 15_000,
  // The clock of a period runs back, and stands in the score.
  secondsAStep: null,
  market: (entrants) => ({ marketName: 'Moneyline', kind: 'WINNER', runners: namedRunners(entrants) }),
  start: (random, entrants) => {
    const skill = skillOf(random, entrants);
    return {
      steps: 0,
      periods: [[0, 0]],
      skill,
      handicaps: linesFor(expectedLead(skill, stepsInAll)),
      totals: linesFor(expectedPoints(skill, stepsInAll)),
    };
  },
  step: (state, random) => {
    const scored = stepPoints(state.skill, random);
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
        ...(played.steps === stepsInAll / 2 ? withLinesAtHalfTime(played) : played),
        periods: goesOn ? [...played.periods, [0, 0]] : played.periods,
      },
      happenings,
      keyMoment: null,
    };
  },
  plays: basketballPlays,
  probabilities: (state) => {
    const chance = isOver(state) ? beats(state, 0) : stillOpen(beats(state, 0));
    return [chance, 1 - chance];
  },
  score: (state) => ({
    home: String(totalOf(state.periods, 0)),
    away: String(totalOf(state.periods, 1)),
    period: standsAt(state),
    note: '',
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
      detail: standsAt(state),
    };
  },
  sides: basketballSides,
  winner: (state) => (isOver(state) ? (leadOf(state) > 0 ? 0 : 1) : null),
};
