import { divideHalfAway, divideUp } from '../money/money.ts';
import type { MarketEnding, MarketRisk, RiskFacts } from './market-risk.ts';
import { partsOf, piecesOf, type HandicapSide, type Piece } from './number-bet.ts';
import type { Side } from '../bet/side.ts';
import { StepFunction } from './step-function.ts';

/** The risk in a market that is settled on one number, across all its lines. */
export class NumberRisk implements MarketRisk {
  readonly #facts: RiskFacts;
  readonly #matched = new StepFunction();
  readonly #losses = new StepFunction();

  constructor(facts: RiskFacts) {
    this.#facts = facts;
  }

  addMatched(runner: number, side: Side, stake: number, odds: number, line: number | null): void {
    this.#matched.add(this.#pieces(runner, side, stake, odds, line));
  }

  addUnmatched(runner: number, side: Side, stake: number, odds: number, line: number | null): void {
    this.#addLosses(this.#losses, runner, side, stake, odds, line);
  }

  #addLosses(
    to: StepFunction,
    runner: number,
    side: Side,
    stake: number,
    odds: number,
    line: number | null,
  ): void {
    const pieces = this.#pieces(runner, side, Math.abs(stake), odds, line);
    to.add(
      pieces.map(([from, pays]) => [from, Math.min(0, pays)]),
      stake < 0 ? -1 : 1,
    );
  }

  #pieces(runner: number, side: Side, stake: number, odds: number, line: number | null): Piece[] {
    const { kind, runners } = this.#facts;
    const handicap = kind === 'HANDICAP' ? (runners[runner] as HandicapSide) : null;
    return piecesOf(kind, { side, stake, odds, line, handicap });
  }

  exposure(): number {
    return this.#exposureOf(StepFunction.lowestOf([this.#matched, this.#losses]));
  }

  exposureWith({
    runner,
    side,
    stake,
    odds,
    line,
    lessStake,
    lessOdds,
  }: Parameters<MarketRisk['exposureWith']>[0]): number {
    const change = new StepFunction();
    this.#addLosses(change, runner, side, stake, odds, line);
    if (lessStake > 0) this.#addLosses(change, runner, side, -lessStake, lessOdds, line);
    return this.#exposureOf(StepFunction.lowestOf([this.#matched, this.#losses, change]));
  }

  #exposureOf(lowest: number): number {
    return lowest < 0 ? divideUp(-lowest, 100 * partsOf(this.#facts.kind)) : 0;
  }

  profit(ending: MarketEnding): number {
    if (!('number' in ending)) throw new Error('This market is settled on a number');
    return divideHalfAway(this.#matched.at(ending.number), 100 * partsOf(this.#facts.kind));
  }

  outcomes(): [] {
    return [];
  }

  numbers(): { from: number | null; pays: number }[] {
    const parts = partsOf(this.#facts.kind);
    return this.#matched
      .pieces()
      .map(([from, pays]) => ({ from: from === -Infinity ? null : from, pays: divideHalfAway(pays, parts) }));
  }
}
