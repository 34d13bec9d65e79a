import { madeCasesOfKinds } from './made-cases-of-kinds.ts';

/** A case of our own for each area that is run. Its result is right; `wrong` is a result that must fail. */
export interface MadeCase {
  input: Record<string, unknown>;
  expected: Record<string, unknown>;
  wrong: Record<string, unknown>;
  /** For areas where the result is part of the input. */
  wrongInput?: Record<string, unknown>;
}

const market = { runners: [1, 2], numberOfWinners: 1 };
const bet = { price: 2.5, size: 4, runner: 1 };
const backAndLay = [
  { op: 'place', betId: 1, user: 8, side: 'BACK', ...bet, t: 0 },
  { op: 'place', betId: 2, user: 9, side: 'LAY', ...bet, size: 1, t: 0 },
];
const ofBet = { userId: 8, betPrice: 2.5, betType: 'BACK' };
const taken = { qty: '3', price: '4.37' };
const trades = (price: string) => [
  { op: 'place', broker: 'X', side: 'Sell', ...taken },
  { op: 'place', broker: 'Y', side: 'Buy', ...taken, price: 'MO' },
  { expectTrades: [{ buyer: 'Y', seller: 'X', ...taken, price }] },
  { expectBook: [] },
];

export const madeCases: Readonly<Record<string, MadeCase>> = {
  ...madeCasesOfKinds,
  ladder_size: { input: { ladder: 'CLASSIC' }, expected: { count: 350 }, wrong: { count: 351 } },
  ladder_nearest: {
    input: { price: 3.42, rounding: 'nearest, half up' },
    expected: { price: 3.4 },
    wrong: { price: 3.45 },
  },
  ladder_ticks_between: { input: { from: 2.02, to: 1.99 }, expected: { ticks: -2 }, wrong: { ticks: 2 } },
  ladder_ticks_away: { input: { price: 1.99, ticks: 2 }, expected: { price: 2.02 }, wrong: { price: 2.01 } },
  ladder_round_dir: {
    input: { price: 3.42, direction: 'up' },
    expected: { price: 3.45 },
    wrong: { price: 3.4 },
  },
  ladder_step_from_any: {
    input: { price: 3.42, direction: 'down' },
    expected: { price: 3.4 },
    wrong: { price: 3.35 },
  },
  ladder_step: {
    input: { price: 1.01, direction: 'down' },
    expected: { price: null },
    wrong: { price: 1.01 },
  },
  ladder_make_valid: {
    input: { price: 3.42, side: 'LAY' },
    expected: { price: 3.4 },
    wrong: { price: 3.45 },
  },
  matching_place: {
    input: { market, steps: backAndLay },
    expected: {
      'getBets(8)': {
        size: 2,
        rows: [
          { ...ofBet, betSize: 1, betStatus: 'M' },
          { ...ofBet, betSize: 3, betStatus: 'U' },
        ],
      },
    },
    wrong: { 'getBets(8)': { rows: [{ ...ofBet, betSize: 1, betStatus: 'U' }, {}] } },
  },
  matching_cancel: {
    input: { market, steps: [...backAndLay, { op: 'cancel', betId: 1, expectCancelled: 3 }] },
    expected: { 'getBets(8)': { size: 1 } },
    wrong: { 'getBets(8)': { size: 2 } },
  },
  matching_market_views: {
    input: { market, steps: backAndLay },
    expected: { 'getTotalTradedVolume(1)': { total: 1 } },
    wrong: { 'getTotalTradedVolume(1)': { total: 2 } },
  },
  matching_best_prices: {
    input: { market, steps: backAndLay },
    expected: { 'getBestPrices(1)': { rows: { toBack: { price: null }, toLay: { price: 2.5 } } } },
    wrong: { 'getBestPrices(1)': { rows: { toBack: { price: 2.5 } } } },
  },
  matching_pair: {
    input: {
      resting: { ...bet, betId: 1, user: 8, side: 'LAY', status: 'U', market: 1 },
      incoming: { ...bet, betId: 2, user: 9, side: 'BACK', status: 'U', market: 1 },
    },
    expected: { rows: [{ betId: 2, betStatus: 'M' }, { betId: 1 }] },
    wrong: { rows: [{ betId: 2, betStatus: 'U' }, { betId: 1 }] },
  },
  order_take: {
    input: { side: 'LAY', price: 3, size: 5, availableOnOppositeSide: [[2.5, 2]] },
    expected: { matched: [[2.5, 2]], sizeRemaining: 3 },
    wrong: { matched: [[3, 2]] },
  },
  order_reject: { input: { marketStatus: 'CLOSED' }, expected: { error: 'x' }, wrong: { status: 'SUCCESS' } },
  queue_position: {
    input: { side: 'BACK', price: 3, availableToLay: [[3, 7]] },
    expected: { sizeAhead: 7 },
    wrong: { sizeAhead: 0 },
  },
  orderbook_gherkin: {
    input: { sequence: trades('4.37') },
    wrongInput: { sequence: trades('4.38') },
    expected: { see: 'sequence' },
    wrong: { see: 'sequence' },
  },
  bet_from_liability: {
    input: { side: 'BACK', price: 2, liability: 100 },
    expected: { error: 'x' },
    wrong: { status: 'SUCCESS' },
  },
  bet_pnl: {
    input: { side: 'LAY', price: 3, size: 2 },
    expected: { ifWin: -4, ifLose: 2 },
    wrong: { ifWin: 4 },
  },
  bet_pnl_sum: {
    input: { bets: [['BACK', 3, 2]], outcome: 'LOSER' },
    expected: { pnl: -2 },
    wrong: { pnl: 4 },
  },
  bet_settle: {
    input: { side: 'BACK', price: 3, size: 2, runnerStatus: 'WINNER' },
    expected: { profit: 4 },
    wrong: { profit: 6 },
  },
  bet_settle_real: {
    input: { side: 'LAY', price: 3, size: 2, betOutcome: 'WON' },
    expected: { profit: 2 },
    wrong: { profit: -4 },
  },
  market_if_win: {
    input: {
      bets: [{ side: 'BACK', ...bet }],
      probabilities: { 1: 0.5, 2: 0.5 },
      commissionRate: 0,
    },
    expected: { ifWin: { 1: 6, 2: -4 }, expectedProfit: 99 },
    wrong: { ifWin: { 1: 6, 2: 4 } },
  },
  market_if_win_real: {
    input: { runners: 3, bets: [{ side: 'LAY', ...bet }] },
    expected: { ifWinSelected: -6, ifWinOthers: 4 },
    wrong: { ifWinOthers: -4 },
  },
  exposure_matched: {
    input: { backs: [[3, 2]], lays: [] },
    expected: { ifWin: 4, exposure: 2 },
    wrong: { exposure: 4 },
  },
  exposure_unmatched: {
    input: { backs: [[3, 2]], lays: [] },
    expected: { worstIfWin: 0, worstIfLose: -2 },
    wrong: { worstIfWin: 4 },
  },
  exposure_single: {
    input: { side: 'LAY', price: 3, size: 2 },
    expected: { liability: 4 },
    wrong: { liability: 2 },
  },
  exposure_selection: {
    input: { orders: [['BACK', 3, 2, 1, 4]] },
    expected: { matchedIfWin: 4, worstIfLose: -3 },
    wrong: { worstIfLose: -2 },
  },
  exposure_market: {
    input: { orders: [['LAY', 'a', 3, 2, 1]], activeRunners: 2, numberOfWinners: 1 },
    expected: { worstMarketOutcome: -6, ifWin: { b: 2 } },
    wrong: { worstMarketOutcome: -4 },
  },
  commission: {
    input: { netMarketWinnings: 10, rate: 0.02 },
    expected: { commission: 0.2, netAfter: 9.8 },
    wrong: { commission: 0.21 },
  },
  green_up: {
    input: { side: 'BACK', price: 3, size: 2, currentPrice: 1.5 },
    expected: { hedgeSide: 'LAY', hedgeSize: 4, pnl: 2 },
    wrong: { hedgeSide: 'BACK' },
  },
  hedge_bet: {
    input: {
      bets: [{ side: 'BACK', ...bet }],
      prices_back_lay: { 1: [1.98, 2], 2: [2, 2.02] },
      hedgeRunner: 1,
    },
    expected: { hedge: { side: 'LAY', price: 2, size: 5 }, ifWinAfter: { 1: 1, 2: 1 } },
    wrong: { hedge: { price: 1.98 } },
  },
  book_percentage: {
    input: { side: 'BACK', best: [2, 4, 8] },
    expected: { book: 0.875 },
    wrong: { book: 1 },
  },
};
