import { itemAt } from '#domain/must.ts';
import type { NamedChance } from '#domain/market/sealed-event.ts';
import {
  chanceUnit,
  fullTimeText,
  inUnits,
  scorersOf,
  virtualFootballSteps as steps,
} from '#domain/market/virtual-outcomes.ts';
import { drawName } from '#domain/odds/three-way.ts';
import type { Entrant } from '../world/entrant.ts';
import type { Happening, MatchModel } from './model.ts';
import { pitchPlays } from './plays/pitch-plays.ts';
import { namedRunners } from './side-plan.ts';
import { binomial } from './virtual-chances.ts';
import { stillOpen } from './still-open.ts';

interface VirtualSoccerState {
  steps: number;
  goals: readonly [home: number, away: number];
  /** Each side's chance to score in a step. */
  chances: readonly [home: number, away: number];
  /** Whether somebody scored in the last step. */
  isGoal: boolean;
}

const minutesAStep = 3;
/** Goals that average sides score in a match: at home, away. */
const usual = [1.45, 1.15] as const;

const isOver = ({ steps: played }: VirtualSoccerState): boolean => played >= steps;
const minuteOf = ({ steps: played }: VirtualSoccerState): string => `${played * minutesAStep}'`;

/** Each side's chance to score in a step. */
function scoringChances(entrants: readonly Entrant[]): [home: NamedChance, away: NamedChance] {
  const [home, away] = [itemAt(entrants, 0), itemAt(entrants, 1)];
  const edge = 0.25 * (home.strength - away.strength);
  const inStep = (goals: number) => inUnits(Math.min(0.15, Math.max(0.01, goals / steps)));
  return [
    { name: home.name, chance: inStep(usual[0] * Math.exp(edge)) },
    { name: away.name, chance: inStep(usual[1] * Math.exp(-edge)) },
  ];
}

/** A football match of a minute and a half. In each step of three minutes either side scores once or not at all. */
export const virtualSoccer: MatchModel<VirtualSoccerState> = {
  stepMs: 3_000,
  secondsAStep: minutesAStep * 60,
  market: (entrants) => ({
    marketName: 'Match Odds',
    kind: 'WINNER',
    runners: namedRunners([...entrants, drawName]),
  }),
  start: (_, entrants) => {
    const [home, away] = scoringChances(entrants);
    return {
      steps: 0,
      goals: [0, 0],
      chances: [home.chance / chanceUnit, away.chance / chanceUnit],
      isGoal: false,
    };
  },
  sealedTerms: (entrants) => ({ kind: 'football', chances: scoringChances(entrants) }),
  step: (state, random) => {
    const [home, away] = scorersOf(state.chances, random.next);
    const goals = [state.goals[0] + Number(home), state.goals[1] + Number(away)] as const;
    const isGoal = home || away;
    const next: VirtualSoccerState = { ...state, steps: state.steps + 1, goals, isGoal };
    const tell = (
      weight: Happening['weight'],
      mark: string,
      text: string,
      side: Happening['side'] = null,
    ) => ({
      moment: minuteOf(next),
      weight,
      side,
      mark,
      text,
    });
    const result = `${goals[0]}–${goals[1]}`;
    return {
      state: next,
      happenings: [
        ...(next.steps === 1 ? [tell('PLAY', 'KO', 'Kick-off')] : []),
        // If both score in one step, home is first.
        ...(home ? [tell('KEY', 'Goal', `Goal, ${goals[0]}–${state.goals[1]}`, 'HOME')] : []),
        ...(away ? [tell('KEY', 'Goal', `Goal, ${result}`, 'AWAY')] : []),
        ...(next.steps * 2 === steps ? [tell('NOTABLE', 'HT', `Half-time, ${result}`)] : []),
        ...(isOver(next) ? [tell('NOTABLE', 'FT', fullTimeText(...goals))] : []),
      ],
      keyMoment: isGoal ? 'GOAL' : null,
    };
  },
  plays: (before, after, random) =>
    pitchPlays(
      {
        moment: minuteOf(after),
        isKickOff: before.steps === 0,
        goals: [after.goals[0] - before.goals[0], after.goals[1] - before.goals[1]],
        corners: [0, 0],
        cards: [0, 0],
        weights: after.chances,
      },
      random,
    ),
  // Exact: the goals still to come are binomial, and independent of each other.
  probabilities: ({ goals, chances, steps: played }) => {
    const away = binomial(steps - played, chances[1]);
    const sums = [0, 0, 0];
    binomial(steps - played, chances[0]).forEach((homeChance, scored) =>
      away.forEach((awayChance, conceded) => {
        const runner = outcomeOf(goals[0] + scored, goals[1] + conceded);
        sums[runner] = itemAt(sums, runner) + homeChance * awayChance;
      }),
    );
    return played === steps ? sums : sums.map(stillOpen);
  },
  score: (state) => ({
    home: String(state.goals[0]),
    away: String(state.goals[1]),
    period: isOver(state) ? 'Full time' : minuteOf(state),
    note: state.isGoal && !isOver(state) ? 'GOAL' : '',
  }),
  board: (state) => ({
    columns: ['Goals'],
    home: [String(state.goals[0])],
    away: [String(state.goals[1])],
    active: null,
    detail: isOver(state)
      ? 'Full time'
      : state.steps * 2 < steps
        ? 'Virtual football, 1st half'
        : 'Virtual football, 2nd half',
  }),
  winner: (state) => (isOver(state) ? outcomeOf(...state.goals) : null),
};

/** The runner that wins: home, away, the draw. */
const outcomeOf = (home: number, away: number): 0 | 1 | 2 => (home > away ? 0 : home < away ? 1 : 2);
