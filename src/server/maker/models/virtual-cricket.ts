import { itemAt } from '#domain/must.ts';
import { classicLadder } from '#domain/odds/odds-ladder.ts';
import { quoteAround } from '../quote.ts';
import type { Random } from '../random.ts';
import type { Happening, MatchModel } from './model.ts';
import { ballPlay } from './plays/ball.ts';
import { namedRunners, type SidePlan } from './side-plan.ts';
import { stillOpen } from './still-open.ts';

/** One ball's outcomes with their chances. A wicket scores nothing. */
type Ball = readonly { runs: number; isWicket: boolean; chance: number }[];

interface VirtualOverState {
  /** Marks of the balls bowled: `4`, `W`. */
  balls: readonly string[];
  runs: number;
  wickets: number;
  ball: Ball;
}

const balls = 6;
/** The first total of each band, after the first band that starts at nothing. */
const bands = [6, 10] as const;
const bandNames = ['0–5 runs', '6–9 runs', '10+ runs'];
/** An over between equals: 7.4 runs and a wicket every third over. */
const usual = { 0: 0.36, 1: 0.38, 2: 0.07, 4: 0.1, 6: 0.04 } as const;
const usualWicket = 0.05;

const isOver = ({ balls: bowled }: VirtualOverState): boolean => bowled.length >= balls;
const bandOf = (runs: number): number => bands.filter((least) => runs >= least).length;

/** `edge`: how much better the batting side is than the bowling side, in standard deviations. */
function ballBetween(edge: number): Ball {
  const weigh = Math.exp(0.15 * edge);
  const outcomes = [
    ...Object.entries(usual).map(([runs, chance]) => ({
      runs: Number(runs),
      isWicket: false,
      chance: Number(runs) >= 4 ? chance * weigh : Number(runs) === 0 ? chance / weigh : chance,
    })),
    { runs: 0, isWicket: true, chance: usualWicket / weigh },
  ];
  const total = outcomes.reduce((sum, { chance }) => sum + chance, 0);
  return outcomes.map((outcome) => ({ ...outcome, chance: outcome.chance / total }));
}

function bowl(ball: Ball, random: Random): Ball[number] {
  let left = random.next();
  return ball.find(({ chance }) => (left -= chance) < 0) ?? itemAt(ball, 0);
}

/** Returns each band's chance: exact, by the distribution of the runs after each ball that is left. */
function bandChances({ runs, balls: bowled, ball }: VirtualOverState): number[] {
  let totals = new Map([[runs, 1]]);
  for (let left = balls - bowled.length; left > 0; left--) {
    const next = new Map<number, number>();
    for (const [total, chance] of totals)
      for (const outcome of ball) {
        const sum = total + outcome.runs;
        next.set(sum, (next.get(sum) ?? 0) + chance * outcome.chance);
      }
    totals = next;
  }
  const chances = bandNames.map(() => 0);
  for (const [total, chance] of totals) chances[bandOf(total)] = itemAt(chances, bandOf(total)) + chance;
  return chances;
}

/** Returns the chances that a wicket falls in the over and that none does. */
function wicketChances({ wickets, balls: bowled, ball }: VirtualOverState): [yes: number, no: number] {
  const chance = ball.reduce((sum, outcome) => sum + (outcome.isWicket ? outcome.chance : 0), 0);
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
    ball: ballBetween(itemAt(entrants, 0).strength - itemAt(entrants, 1).strength),
  }),
  step: (state, random) => {
    const { runs, isWicket } = bowl(state.ball, random);
    const mark = isWicket ? 'W' : String(runs);
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
      text: isWicket ? `Wicket, ${scoreText(next)}` : ballText(runs),
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
      isWicket: after.wickets > before.wickets,
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
const ballText = (runs: number): string =>
  runs === 0 ? 'No run' : runs === 4 ? 'Four' : runs === 6 ? 'Six' : `${runs} ${runs === 1 ? 'run' : 'runs'}`;
