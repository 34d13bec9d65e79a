import { itemAt } from '../must.ts';
import type { Hundredths } from '../bet/bet.ts';
import { divideUp } from '../money/money.ts';
import type { MarketEnding, MarketRisk, RiskFacts } from './market-risk.ts';
import { roundShare } from '../money/settlement.ts';
import type { Side } from '../bet/side.ts';

/**
 * The risk in a market of runners where one or several win. It is kept as sums: what is paid when nothing backed wins,
 * and what each runner adds by winning. A change costs the same however many bets there are.
 */
export class RunnerRisk implements MarketRisk {
  readonly #facts: RiskFacts;
  /** What the matched bets pay if none of their runners wins. */
  #base: Hundredths = 0;
  /** By runner: its part of `#base`. */
  readonly #bases: Hundredths[];
  /** By runner: what it adds when it wins. */
  readonly #gains: Hundredths[];
  /** By runner: the unmatched lays' liabilities, lost when it wins. */
  readonly #layLosses: Hundredths[];
  /** By runner: the unmatched backs' stakes, lost when it does not. */
  readonly #backLosses: Hundredths[];
  #allBackLosses: Hundredths = 0;

  /** `ifWins`: in a market of one winner, by runner, what matched bets pay already. */
  constructor(facts: RiskFacts, ifWins: readonly Hundredths[] = []) {
    this.#facts = facts;
    const none = () => facts.runners.map(() => 0);
    this.#bases = none();
    this.#gains = facts.runners.map((_, i) => ifWins[i] ?? 0);
    this.#layLosses = none();
    this.#backLosses = none();
  }

  addMatched(runner: number, side: Side, stake: number, odds: number): void {
    const sign = side === 'BACK' ? 1 : -1;
    this.#base -= sign * stake * 100;
    this.#bases[runner]! -= sign * stake * 100;
    this.#gains[runner]! += sign * stake * odds;
  }

  addUnmatched(runner: number, side: Side, stake: number, odds: number): void {
    if (side === 'BACK') {
      this.#backLosses[runner]! += stake * 100;
      this.#allBackLosses += stake * 100;
    } else this.#layLosses[runner]! += stake * (odds - 100);
  }

  exposure(): number {
    return this.#exposure(-1, true, 0);
  }

  exposureWith({
    runner,
    side,
    stake,
    odds,
    lessStake,
    lessOdds,
  }: Parameters<MarketRisk['exposureWith']>[0]): number {
    const isBack = side === 'BACK';
    const loss = isBack ? (stake - lessStake) * 100 : stake * (odds - 100) - lessStake * (lessOdds - 100);
    return this.#exposure(runner, isBack, loss);
  }

  /** Counts one runner's unmatched backs, or lays, as losing `loss` more. */
  #exposure(runner: number, isBack: boolean, loss: Hundredths): number {
    const { numberOfWinners, runners } = this.#facts;
    const base = this.#base - this.#allBackLosses - (isBack ? loss : 0);
    let lowest = Infinity;
    const added: number[] | null = numberOfWinners > 1 ? [] : null;
    for (let i = 0; i < this.#gains.length; i++) {
      if (itemAt(runners, i).status === 'REMOVED') continue;
      const extra = i !== runner ? 0 : isBack ? loss : -loss;
      const adds = itemAt(this.#gains, i) + itemAt(this.#backLosses, i) - itemAt(this.#layLosses, i) + extra;
      if (added) added.push(adds);
      else if (adds < lowest) lowest = adds;
    }
    const worst = base + (added ? sumOfLowest(added, numberOfWinners) : lowest);
    return worst < 0 ? divideUp(-worst, 100) : 0;
  }

  profit(ending: MarketEnding): number {
    if (!('winners' in ending)) throw new Error('This market is settled on its winners');
    const { winners, tied } = ending;
    const sum = (runners: readonly number[]) =>
      runners.reduce((total, runner) => total + BigInt(itemAt(this.#gains, runner)), 0n);
    const divisor = BigInt(Math.max(1, tied.length));
    const places = BigInt(this.#facts.numberOfWinners - winners.length);
    return roundShare((BigInt(this.#base) + sum(winners)) * divisor + sum(tied) * places, divisor);
  }

  outcomes(): { ifWins: Hundredths; ifLoses: Hundredths }[] {
    return this.#gains.map((gain, i) => {
      const ifLoses = itemAt(this.#bases, i);
      return { ifWins: (this.#facts.numberOfWinners > 1 ? ifLoses : this.#base) + gain, ifLoses };
    });
  }

  numbers(): [] {
    return [];
  }
}

const sumOfLowest = (numbers: number[], count: number): number =>
  numbers
    .sort((a, b) => a - b)
    .slice(0, count)
    .reduce((sum, one) => sum + one, 0);
