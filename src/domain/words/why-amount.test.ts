import { expect, test } from 'vitest';
import type { MarketEnding, RiskFacts } from '../risk/market-risk.ts';
import { whyAmount, type MatchedBet } from './why-amount.ts';

const active = { status: 'ACTIVE' };
const winner: RiskFacts = { kind: 'WINNER', numberOfWinners: 1, runners: [active, active, active] };
const place: RiskFacts = { kind: 'PLACE', numberOfWinners: 2, runners: [active, active, active, active] };
const session: RiskFacts = { kind: 'SESSION', numberOfWinners: 1, runners: [active] };
const line: RiskFacts = { kind: 'LINE', numberOfWinners: 1, runners: [active] };
const handicap: RiskFacts = {
  kind: 'HANDICAP',
  numberOfWinners: 1,
  runners: [{ ...active, handicap: -75, direction: 'UP' }],
};

const back = (bet: Partial<MatchedBet> = {}): MatchedBet => ({
  runner: 0,
  side: 'BACK',
  stake: 1_000_00,
  odds: 236,
  line: null,
  voided: false,
  ...bet,
});
const lay = (bet: Partial<MatchedBet> = {}) => back({ side: 'LAY', ...bet });

const won = (...winners: number[]): MarketEnding => ({ winners, tied: [] });
const tied = (winners: number[], ...heat: number[]): MarketEnding => ({ winners, tied: heat });

const cases: [string, RiskFacts, MarketEnding | null, MatchedBet, string, number][] = [
  ['a back that won', winner, won(0), back(), 'WON', 1_360_00],
  ['a back that lost', winner, won(1), back(), 'LOST', -1_000_00],
  ['a lay of the winner', winner, won(0), lay(), 'WON', -1_360_00],
  ['a lay of a loser', winner, won(1), lay(), 'LOST', 1_000_00],
  ['a back in a dead heat of two', winner, tied([], 0, 1), back(), 'SHARED', 180_00],
  ['a lay in a dead heat of three', winner, tied([], 0, 1, 2), lay(), 'SHARED', 213_33],
  ['a back beside a dead heat', winner, tied([], 1, 2), back(), 'LOST', -1_000_00],
  ['the winner before a dead heat', place, tied([0], 1, 2), back(), 'WON', 1_360_00],
  ['two places for three', place, tied([], 0, 1, 2), back(), 'SHARED', 573_33],
  ['a void bet', winner, won(0), back({ voided: true }), 'VOID', 0],
  ['a bet in a void market', winner, null, back(), 'VOID', 0],
  ['Yes on the runs', session, { number: 46 }, back({ odds: 190, line: 4_600 }), 'WON', 900_00],
  ['No on the runs', session, { number: 46 }, lay({ odds: 190, line: 4_600 }), 'WON', -900_00],
  ['Yes on more runs', session, { number: 45 }, back({ odds: 190, line: 4_600 }), 'LOST', -1_000_00],
  ['a line below which it ended', line, { number: 44 }, back({ odds: 4_500 }), 'WON', 1_000_00],
  ['a line that was met', line, { number: 45 }, back({ odds: 4_500 }), 'LEVEL', 0],
  ['a line that was passed', line, { number: 46 }, back({ odds: 4_500 }), 'LOST', -1_000_00],
  ['a handicap that is covered', handicap, { number: 2 }, back({ odds: 190 }), 'WON', 900_00],
  ['a handicap that is half covered', handicap, { number: 1 }, back({ odds: 190 }), 'HALF_WON', 450_00],
  ['a handicap that is not covered', handicap, { number: 0 }, lay({ odds: 190 }), 'LOST', 1_000_00],
];

test.each(cases)('%s', (_what, facts, ending, bet, fate, amount) => {
  expect(whyAmount(facts, ending, [bet], 0)).toEqual({
    bets: [{ bet, fate, amount }],
    rounding: 0,
    profit: amount,
    commission: 0,
  });
});

test('half of a handicap is lost', () => {
  const facts: RiskFacts = {
    ...handicap,
    runners: [{ ...active, handicap: -25, direction: 'UP' }],
  };
  expect(whyAmount(facts, { number: 0 }, [back({ odds: 190 })], 0).bets).toMatchObject([
    { fate: 'HALF_LOST', amount: -500_00 },
  ]);
});

test('bets are rounded one by one, the market once, and commission is taken of its net winnings', () => {
  // 0.335 and 0.335 of a rupee: 34 paise each, 67 together.
  const bets = [back({ stake: 25, odds: 234 }), back({ stake: 25, odds: 234 }), lay({ runner: 1 })];
  expect(whyAmount(winner, won(0), bets, 200)).toMatchObject({
    bets: [{ amount: 34 }, { amount: 34 }, { amount: 1_000_00 }],
    rounding: -1,
    profit: 1_000_67,
    commission: 20_01,
  });
});
