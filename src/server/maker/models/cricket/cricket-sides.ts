import { oddsOfRate } from '#domain/market/market-kind.ts';
import type { QuotedOrder } from '../../quote.ts';
import { restOfFirst } from './cricket-chances.ts';
import type { CricketState } from './cricket-state.ts';
import { ballsAnInnings } from './ball.ts';
import { medianRuns } from './runs-table.ts';
import { namedRunners, type OfferedQuote, type SidePlan } from '../side-plan.ts';

/** The size of a quote, minor units. */
const size = 25_000_00;
/** A runner almost certain to win or lose is not quoted. */
const leastChance = 0.04;
/** The bookmaker's margin on each side, in points of p. */
const margin = 2;

/** The bookmaker market: quotes p for every 100, back and lay, on both sides. */
export const bookmakerOf = (
  probabilities: (state: CricketState) => number[],
  winner: (state: CricketState) => number | null,
): SidePlan<CricketState> => ({
  suffix: 'bm',
  market: (entrants) => ({ marketName: 'Bookmaker', kind: 'BOOKMAKER', runners: namedRunners(entrants) }),
  quotes: (state) =>
    probabilities(state).flatMap((chance, runner): OfferedQuote[] => {
      if (chance < leastChance || chance > 1 - leastChance) return [];
      const fair = Math.round(100 / chance) - 100;
      const quote = { runner, line: null, size };
      const back = Math.max(1, fair - margin);
      return [
        { ...quote, side: 'BACK', odds: oddsOfRate(back) },
        { ...quote, side: 'LAY', odds: oddsOfRate(Math.max(back + 1, fair + margin)) },
      ];
    }),
  orders: () => [],
  result: (state) => {
    const won = winner(state);
    return won === null ? null : { winners: [won] };
  },
});

/** Returns the median of the first innings' runs after `until` balls: it is reached at least as often as not. */
const medianAfter = (state: CricketState, until: number): number =>
  state.innings[0].runs + medianRuns(restOfFirst(state, until));

/** Returns the runs of the first innings after `until` balls; null until they are bowled. */
function runsAfter({ innings: [{ runs, balls }], at }: CricketState, until: number): number | null {
  return balls >= until || at === 1 ? runs : null;
}

/** A session on the first innings: No at a line, Yes one run above it, both at even rates. */
export const sessionOf = (overs: number): SidePlan<CricketState> => {
  const until = overs * 6;
  return {
    suffix: `s${overs}`,
    market: () => ({
      marketName: `1st innings ${overs} over runs`,
      kind: 'SESSION',
      runners: namedRunners(['Runs']),
    }),
    quotes: (state) => {
      const line = medianAfter(state, until);
      const quote = { runner: 0, odds: oddsOfRate(100), size };
      return [
        { ...quote, side: 'LAY', line: line * 100 },
        { ...quote, side: 'BACK', line: (line + 1) * 100 },
      ];
    },
    orders: () => [],
    // Counted at the ball that ends it, without anything of the next ball.
    result: (state) => {
      const number = runsAfter(state, until);
      return number === null ? null : { number };
    },
  };
};

/** The first innings' runs as a line market: bettors back below the line and lay above it. */
export const inningsLine: SidePlan<CricketState> = {
  suffix: 'ln',
  market: () => ({ marketName: '1st innings runs line', kind: 'LINE', runners: namedRunners(['Runs']) }),
  quotes: () => [],
  orders: (state) => {
    const line = medianAfter(state, ballsAnInnings) * 100 - 50;
    return [1, 2, 3].flatMap((away): QuotedOrder[] => [
      { runner: 0, side: 'LAY', odds: Math.max(50, line - away * 100), stake: 5_000_00 * away },
      { runner: 0, side: 'BACK', odds: line + away * 100, stake: 5_000_00 * away },
    ]);
  },
  result: (state) => {
    const number = runsAfter(state, ballsAnInnings);
    return number === null ? null : { number };
  },
};
