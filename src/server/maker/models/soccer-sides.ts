import { quoteAround } from '../quote.ts';
import { handicapsOf } from './handicap.ts';
import { namedRunners, sideOffer, type SidePlan } from './side-plan.ts';
import { isOver } from './soccer-goals.ts';
import { chanceOf, type SoccerState } from './soccer-state.ts';
import { stillOpen } from './still-open.ts';

interface Question {
  suffix: string;
  marketName: string;
  /** The runner that wins if it is so, and the other. */
  runners: readonly [yes: string, no: string];
  /** Whether it is so for a final score. Once it is so, it stays so whatever comes. */
  isSo(home: number, away: number): boolean;
}

/** A market of two runners about the goals: settled at once when it is so, or else at the end. */
const questionOf = ({ suffix, marketName, runners, isSo }: Question): SidePlan<SoccerState> => ({
  suffix,
  market: () => ({ marketName, kind: 'WINNER', runners: namedRunners(runners) }),
  quotes: () => [],
  orders: (state, quote = quoteAround) => {
    const chance = stillOpen(chanceOf(state, isSo));
    return quote([chance, 1 - chance], sideOffer);
  },
  result: (state) => (isSo(...state.goals) ? { winners: [0] } : isOver(state) ? { winners: [1] } : null),
});

export const soccerSides: readonly SidePlan<SoccerState>[] = [
  ...handicapsOf<SoccerState>(
    (state, line) => chanceOf(state, (home, away) => home - away > line),
    (state) => (isOver(state) ? state.goals[0] - state.goals[1] : null),
  ),
  questionOf({
    suffix: 'ou',
    marketName: 'Over/Under 2.5 Goals',
    runners: ['Over 2.5 Goals', 'Under 2.5 Goals'],
    isSo: (home, away) => home + away > 2,
  }),
  questionOf({
    suffix: 'bs',
    marketName: 'Both Teams to Score',
    runners: ['Yes', 'No'],
    isSo: (home, away) => home > 0 && away > 0,
  }),
];
