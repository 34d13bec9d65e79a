import type { Hundredths } from '../bet/bet.ts';
import { isSettledOnNumber, type MarketKind } from '../market/market-kind.ts';
import type { HandicapSide } from './number-bet.ts';
import { NumberRisk } from './number-risk.ts';
import { RunnerRisk } from './runner-risk.ts';
import type { Side } from '../bet/side.ts';

/** How a market ended: the winning runners (their indexes in the market), or the number it is settled on. */
export type MarketEnding =
  /** `tied` ran a dead heat for the places that the winners leave. */
  { winners: readonly number[]; tied: readonly number[] } | { number: number };

/** What decides how much can be won and lost in a market. */
export interface RiskFacts {
  kind: MarketKind;
  numberOfWinners: number;
  runners: readonly ({ status: string } & Partial<HandicapSide>)[];
}

/**
 * What somebody has at risk in a market, updated bet by bet. Stakes are minor units, odds and lines hundredths; a
 * negative stake takes away what was added. `line` is null except in sessions.
 */
export interface MarketRisk {
  addMatched(runner: number, side: Side, stake: number, odds: number, line: number | null): void;
  /** May be matched or not, so only what it could lose counts. */
  addUnmatched(runner: number, side: Side, stake: number, odds: number, line: number | null): void;
  /** The loss in the worst ending, unmatched orders included; minor units, rounded up; 0 when none loses. */
  exposure(): number;
  /** The same if an unmatched order were added, and `lessStake` at `lessOdds` on the same runner and side removed. */
  exposureWith(order: {
    runner: number;
    side: Side;
    stake: number;
    odds: number;
    line: number | null;
    lessStake: number;
    lessOdds: number;
  }): number;
  /** What the matched bets pay; minor units, rounded once, half away from zero. */
  profit(ending: MarketEnding): number;
  /**
   * By runner, exact, matched bets only. `ifWins` is what the market pays when the runner wins or, in a market of
   * several winners, what the runner's own bets pay. `ifLoses` is what its own bets pay when it does not win. Empty in
   * a market that is settled on a number.
   */
  outcomes(): { ifWins: Hundredths; ifLoses: Hundredths }[];
  /** By number, from −∞ (null) up, matched bets only. Empty in a market of runners. Handicaps are rounded. */
  numbers(): { from: number | null; pays: Hundredths }[];
}

/** The risk of somebody without a bet. */
export const openRisk = (facts: RiskFacts): MarketRisk =>
  isSettledOnNumber(facts.kind) ? new NumberRisk(facts) : new RunnerRisk(facts);
