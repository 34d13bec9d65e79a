import { leftOutArea } from '../support/area.ts';
import { notBuilt, notOurs, type Area } from '../support/reference-case.ts';

/** Kinds of bets and rules that this product does not have. */
const foreign = {
  sportsbook_single: "a bookmaker's single bets",
  each_way: 'each-way bets',
  rule4_table: 'Rule 4 deductions: the exchange reduces odds',
  rule4_payout: 'Rule 4 deductions: the exchange reduces odds',
  starting_price_fill: 'orders at the starting price',
  probability_bet: 'bets given as a probability and a volume',
} as const;

const later = {
  probability_mid_price: 'a price between back and lay',
  position_realised: 'profit realised by closing part of a position',
  bet_from_liability: 'a stake from the liability',
  dead_heat: 'dead heats',
  line_settle: 'line markets',
  reduction_factor: 'the withdrawal of a runner',
  reduction_factor_real: 'the withdrawal of a runner',
  adjustment_factor_renormalise_real: 'the withdrawal of a runner',
  cross_match_two_runner: 'matching across runners',
  cross_match_equivalence: 'matching across runners',
  cross_match_n_runner: 'matching across runners',
  handicap_diff: 'Asian handicap markets',
  over_under_diff: 'Asian handicap markets',
  asian_handicap: 'Asian handicap markets',
  fancy_settle: 'fancy markets',
  fancy_pnl: 'fancy markets',
  fancy_exposure: 'fancy markets',
} as const;

const withdrawal = notBuilt('the withdrawal of a runner');

/** Orders at the starting price are not ours; what becomes of others when a runner is withdrawn comes later. */
const runnerRemoved: Area = {
  ...leftOutArea(withdrawal),
  leaveOut: ({ input }) =>
    /ON_CLOSE|MOC/.test(JSON.stringify(input)) ? notOurs('orders at the starting price') : withdrawal,
};

/** Areas of which no case is run, and why. */
export const areasNotRun: Readonly<Record<string, Area>> = {
  ...areasOf(foreign, notOurs),
  ...areasOf(later, notBuilt),
  runner_removed: runnerRemoved,
};

function areasOf(whys: Readonly<Record<string, string>>, leaveOut: typeof notOurs): Record<string, Area> {
  return Object.fromEntries(Object.entries(whys).map(([area, why]) => [area, leftOutArea(leaveOut(why))]));
}
