import type { MadeCase } from './made-cases.ts';

/** For the areas about market kinds, endings and corrections. */
export const madeCasesOfKinds: Readonly<Record<string, MadeCase>> = {
  order_fill_or_kill: {
    input: { side: 'BACK', price: 3, size: 4, minFillSize: 1, availableOnOppositeSide: [[3, 3]] },
    expected: { matched: [[3, 3]], sizeCancelled: 1 },
    wrong: { matched: [], sizeCancelled: 4 },
  },
  cross_match_two_runner: {
    input: { price: 1.5 },
    expected: { ladder: 3 },
    wrong: { ladder: 3.05 },
  },
  cross_match_equivalence: {
    input: { back: { runner: 'A', price: 5, stake: 4 } },
    expected: { equivalentLay: { runner: 'B', price: 1.25, stake: 16 } },
    wrong: { equivalentLay: { runner: 'B', price: 1.25, stake: 15.99 } },
  },
  cross_match_n_runner: {
    input: { backRunner: 'A', layPricesOthers: [4, 2] },
    expected: { oddsToBack: 4 },
    wrong: { oddsToBack: 3.99 },
  },
  probability_mid_price: {
    input: { back: 2.5, lay: 10 },
    expected: { price: 4 },
    wrong: { price: 6.25 },
  },
  position_realised: {
    input: {
      bets: [
        ['LAY', 3, 2],
        ['BACK', 6, 1],
      ],
      currentPrice: 4,
    },
    expected: { realisedPnl: 1, grossExposure: 0, unrealisedPnl: 0 },
    wrong: { realisedPnl: -1 },
  },
  dead_heat: {
    input: {
      side: 'LAY',
      price: 5,
      size: 2,
      runnerStatus: 'WINNER',
      winnersExpected: 2,
      winnersActual: 4,
    },
    expected: { profit: -3 },
    wrong: { profit: -8 },
  },
  reduction_factor: {
    input: { price: 4, reductionFactorPct: 25 },
    expected: { price: 3 },
    wrong: { price: 3.25 },
  },
  reduction_factor_real: {
    input: { price: 10, reductionFactorPct: 12.5 },
    expected: { price: 8.75 },
    wrong: { price: 8.74 },
  },
  adjustment_factor_renormalise_real: {
    input: { factor: 20, removedFactor: 50 },
    expected: { factor: 40 },
    wrong: { factor: 30 },
  },
  runner_removed: {
    input: { order: ['LAY', 3, 4], onRemovedRunner: true },
    expected: { sizeMatched: 0, sizeVoided: 4 },
    wrong: { sizeMatched: 4 },
  },
  asian_handicap: {
    input: { score: [2, 1], handicap: -1.25, side: 'HOME' },
    expected: { status: 'HALF_LOST' },
    wrong: { status: 'LOST' },
  },
  handicap_diff: {
    input: { diffTimes100: 25, selection: 'a' },
    expected: { status: 'HalfLost' },
    wrong: { status: 'HalfWon' },
  },
  over_under_diff: {
    input: { diffTimes100: -50, selection: 'a' },
    expected: { status: 'Won' },
    wrong: { status: 'Lost' },
  },
  line_settle: {
    input: { side: 'BACK', line: 3.5, result: 3, size: 2 },
    expected: { profit: 2 },
    wrong: { profit: -2 },
  },
  fancy_settle: {
    input: { side: 'YES', line: 40, result: 40 },
    expected: { outcome: 'WIN' },
    wrong: { outcome: 'LOSE' },
  },
  fancy_pnl: {
    input: { side: 'NO', ratePer100: 80, stake: 50 },
    expected: { ifWin: 50, ifLose: -40 },
    wrong: { ifWin: 40 },
  },
  fancy_exposure: {
    input: {
      bets: [
        ['YES', 30, 10],
        ['NO', 20, 30],
      ],
    },
    expected: { exposure: 40 },
    wrong: { exposure: 30 },
  },
};
