import type { Area } from '../support/reference-case.ts';
import { betFromLiability } from './bet-from-liability.ts';
import { betResult, betResultSum, exposureSingle } from './bet-results.ts';
import { betSettle, betSettleReal, deadHeat } from './bet-settle.ts';
import { bookPercentageArea } from './book-percentage.ts';
import { commission } from './commission.ts';
import { crossMatchEquivalence, crossMatchManyRunners, crossMatchTwoRunner } from './cross-matching.ts';
import { exposureMarket } from './exposure-market.ts';
import { exposureMatched, exposureSelection, exposureUnmatched } from './exposure-of-runner.ts';
import { fancyExposure, fancyPnl, fancySettle } from './fancies.ts';
import { greenUp, hedgeBet } from './hedging.ts';
import { ladderNearest } from './ladder-nearest.ts';
import { ladderMakeValid, ladderRoundDirection } from './ladder-rounding.ts';
import { ladderSize } from './ladder-size.ts';
import { ladderStep, ladderTicksAway, ladderTicksBetween } from './ladder-ticks.ts';
import { marketIfWin, marketIfWinReal } from './market-if-win.ts';
import { matchingPair } from './matching-pair.ts';
import { matching } from './matching.ts';
import { probabilityMidPrice } from './mid-price.ts';
import { areasNotRun } from './not-run.ts';
import { asianHandicap, handicapDifference, lineSettle } from './number-markets.ts';
import { orderFillOrKill } from './order-fill-or-kill.ts';
import { orderReject } from './order-reject.ts';
import { orderTake } from './order-take.ts';
import { orderbookGherkin } from './orderbook-gherkin.ts';
import { positionRealised } from './position-realised.ts';
import { queuePosition } from './queue-position.ts';
import { adjustmentFactor, reductionFactor, runnerRemoved } from './withdrawal.ts';

/** The areas of reference-cases.json, by the name that a case gives. A case of any other area fails. */
export const areas: Readonly<Record<string, Area>> = {
  ladder_size: ladderSize,
  ladder_nearest: ladderNearest,
  ladder_ticks_between: ladderTicksBetween,
  ladder_ticks_away: ladderTicksAway,
  ladder_round_dir: ladderRoundDirection,
  ladder_step_from_any: ladderStep,
  ladder_step: ladderStep,
  ladder_make_valid: ladderMakeValid,
  matching_place: matching,
  matching_cancel: matching,
  matching_market_views: matching,
  matching_best_prices: matching,
  matching_pair: matchingPair,
  order_take: orderTake,
  order_fill_or_kill: orderFillOrKill,
  order_reject: orderReject,
  queue_position: queuePosition,
  orderbook_gherkin: orderbookGherkin,
  bet_pnl: betResult,
  bet_pnl_sum: betResultSum,
  bet_from_liability: betFromLiability,
  bet_settle: betSettle,
  bet_settle_real: betSettleReal,
  market_if_win: marketIfWin,
  market_if_win_real: marketIfWinReal,
  exposure_matched: exposureMatched,
  exposure_unmatched: exposureUnmatched,
  exposure_single: exposureSingle,
  exposure_selection: exposureSelection,
  exposure_market: exposureMarket,
  commission,
  green_up: greenUp,
  hedge_bet: hedgeBet,
  book_percentage: bookPercentageArea,
  probability_mid_price: probabilityMidPrice,
  position_realised: positionRealised,
  dead_heat: deadHeat,
  reduction_factor: reductionFactor,
  reduction_factor_real: reductionFactor,
  adjustment_factor_renormalise_real: adjustmentFactor,
  runner_removed: runnerRemoved,
  asian_handicap: asianHandicap,
  handicap_diff: handicapDifference,
  over_under_diff: handicapDifference,
  line_settle: lineSettle,
  fancy_settle: fancySettle,
  fancy_pnl: fancyPnl,
  fancy_exposure: fancyExposure,
  cross_match_two_runner: crossMatchTwoRunner,
  cross_match_equivalence: crossMatchEquivalence,
  cross_match_n_runner: crossMatchManyRunners,
  ...areasNotRun,
};
