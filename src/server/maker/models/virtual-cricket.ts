import type { NamedChance } from '#domain/market/sealed-event.ts';
import {
  ballOf,
  ballText,
  chanceUnit,
  inUnits,
  virtualOverBalls as balls,
  wicketName,
} from '#domain/market/virtual-outcomes.ts';
import { itemAt } from '#domain/must.ts';
import { classicLadder } from '#domain/odds/odds-ladder.ts';
import { quoteAround } from '../quote.ts';
import type { Entrant } from '../world/entrant.ts';
import { drawWicket } from './cricket/dismissal.ts';
import type { Happening, MatchModel } from './model.ts';
import { ballPlay } from './plays/ball.ts';
import { namedRunners, type SidePlan } from './side-plan.ts';
import { stillOpen } from './still-open.ts';

/** One ball's outcomes with their chances: the runs, or a wicket, which scores nothing. */
type Ball = readonly NamedChance[];

interface VirtualOverState {
  /** Marks of the balls bowled: `4`, `W`. */
  balls: readonly string[];
  runs: number;
  wickets: number;
  ball: Ball;
}

/** The first total of each band, after the first band that starts at nothing. */
const bands = [6, 10] as const;
const bandNames = ['0–5 runs', '6–9 runs', '10+ runs'];
/** An over between equals: 7.4 runs and a wicket every third over. */
const usual = { 0: 0.36, 1: 0.38, 2: 0.07, 4: 0.1, 6: 0.04 } as const;
const usualWicket = 0.05;
const runsOf = (ball: string): number => (ball === wicketName ? 0 : Number(ball));

const isOver = ({ balls: bowled }: VirtualOverState): boolean => bowled.length >= balls;
const bandOf = (runs: number): number => bands.filter((least) => runs >= least).length;

/** A ball of the first entrant's innings. The better it is than the bowling side, the more it scores. */
function ballBetween(entrants: readonly Entrant[]): Ball {
  const weigh = Math.exp(0.15 * (itemAt(entrants, 0).strength - itemAt(entrants, 1).strength));
  const weights = [
    ...Object.entries(usual).map(([runs, weight]) => ({
      name: runs,
      weight: Number(runs) >= 4 ? weight * weigh : Number(runs) === 0 ? weight / weigh : weight,
    })),
    { name: wicketName, weight: usualWicket / weigh },
  ];
  const total = weights.reduce((sum, { weight }) => sum + weight, 0);
  const ball = weights.map(({ name, weight }) => ({ name, chance: inUnits(weight / total) }));
  const [dot, ...others] = ball;
  // Rounded chances need not add up, so the most usual ball takes what is left.
  const rest = others.reduce((left, { chance }) => left - chance, chanceUnit);
  return [{ name: dot?.name ?? '0', chance: rest }, ...others];
}

/** Returns each band's chance: exact, by the distribution of the runs after each ball that is left. */
function bandChances({ runs, balls: bowled, ball }: VirtualOverState): number[] {
  let totals = new Map([[runs, 1]]);
  for (let left = balls - bowled.length; left > 0; left--) {
    const next = new Map<number, number>();
    for (const [total, chance] of totals)
      for (const outcome of ball) {
        const sum = total + runsOf(outcome.name);
        next.set(sum, (next.get(sum) ?? 0) + (chance * outcome.chance) / chanceUnit);
      }
    totals = next;
  }
  const chances = bandNames.map(() => 0);
  for (const [total, chance] of totals) chances[bandOf(total)] = itemAt(chances, bandOf(total)) + chance;
  return chances;
}

/** Returns the chances that a wicket falls in the over and that none does. */
function wicketChances({ wickets, balls: bowled, ball }: VirtualOverState): [yes: number, no: number] {
  const chance = (ball.find(({ name }) => name === wicketName)?.chance ?? 0) / chanceUnit;
  const none = wickets > 0 ? 0 : (1 - chance) ** (balls - bowled.length);
  return [1 - none, none];
}

/** Settled at the wicket, or at the end of an over without one. */
const aWicketFalls: SidePlan<VirtualOverState> = {
  suffix: 'wk',
  market: () => ({ marketName: 'A wicket falls', kind: 'WINNER', runners: namedRunners(['Yes', 'No']) }),
  quotes: () => [],
  orders: (state, quote = quoteAround) =>
    quote(wicketChances(state).map(stillOpen), {
      ladder: classicLadder,
      depth: 3,
      liability: 8_000_00,
      gap: 1,
    }),
  result: (state) => (state.wickets > 0 ? { winners: [0] } : isOver(state) ? { winners: [1] } : null),
};

/** One over of a virtual match: the first side bats, the second bowls. */
export const virtualCricket: MatchModel<VirtualOverState> = {
  stepMs: 15_000,
  secondsAStep: null,
  market: () => ({ marketName: 'Runs in the over', kind: 'WINNER', runners: namedRunners(bandNames) }),
  start: (_, entrants) => ({
    balls: [],
    runs: 0,
    wickets: 0,
    ball: ballBetween(entrants),
  }),
  sealedTerms: (entrants) => ({ kind: 'over', chances: ballBetween(entrants) }),
  step: (state, random) => {
    const mark = ballOf(state.ball, random.next);
    const isWicket = mark === wicketName;
    const runs = runsOf(mark);
    const next: VirtualOverState = {
      ...state,
      balls: [...state.balls, mark],
      runs: state.runs + runs,
      wickets: state.wickets + Number(isWicket),
    };
    const happening: Happening = {
      moment: `0.${next.balls.length}`,
      weight: isWicket ? 'KEY' : runs >= 4 ? 'NOTABLE' : 'PLAY',
      side: 'HOME',
      mark,
      text: ballText(mark, next),
    };
    return { state: next, happenings: [happening], keyMoment: isWicket ? 'WICKET' : null };
  },
  plays: (before, after, random) => {
    const facts = {
      moment: `0.${after.balls.length}`,
      side: 'HOME',
      bowler: null,
      batter: null,
      runs: after.runs - before.runs,
      isWide: false,
      wicket: after.wickets > before.wickets ? drawWicket(random, 'FAST') : null,
      bowling: 'FAST',
    } as const;
    return [ballPlay(facts, random)];
  },
  probabilities: (state) => (isOver(state) ? bandChances(state) : bandChances(state).map(stillOpen)),
  score: (state) => ({
    home: scoreText(state),
    away: '',
    period: isOver(state) ? 'End of the over' : `Ball ${state.balls.length} of ${balls}`,
    note: state.balls.at(-1) === 'W' && !isOver(state) ? 'WICKET' : '',
  }),
  board: (state) => ({
    columns: ['Score', 'Overs'],
    home: [scoreText(state), isOver(state) ? '1.0' : `0.${state.balls.length}`],
    away: ['', ''],
    active: isOver(state) ? null : 'HOME',
    detail: state.balls.length === 0 ? 'Virtual over' : `Virtual over: ${state.balls.join(' ')}`,
  }),
  sides: [aWicketFalls],
  winner: (state) => (isOver(state) ? bandOf(state.runs) : null),
};

const scoreText = ({ runs, wickets }: VirtualOverState): string => `${runs}/${wickets}`;
