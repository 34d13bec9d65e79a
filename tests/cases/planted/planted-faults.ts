/** A wrong line that replaces a right one. */
export interface PlantedFault {
  name: string;
  file: string;
  /** As it appears in the file, exactly once. */
  text: string;
  fault: string;
}

const of = (file: string, faults: readonly (readonly [name: string, text: string, fault: string])[]) =>
  faults.map(([name, text, fault]): PlantedFault => ({ name, file, text, fault }));

/** Faults that make money wrong. Each must make a case of our own fail. */
export const plantedFaults: readonly PlantedFault[] = [
  ...of('src/domain/risk/runner-risk.ts', [
    [
      'risk: what a runner wins is taken off what is shown',
      'this.#base) + gain, ifLoses',
      'this.#base) - gain, ifLoses',
    ],
    [
      'risk: a lay does not keep the stake',
      'this.#base -= sign * stake * 100;',
      'this.#base -= Math.max(0, sign) * stake * 100;',
    ],
    [
      'risk: a winner is paid without its stake',
      'this.#gains[runner]! += sign * stake * odds;',
      'this.#gains[runner]! += sign * stake * (odds - 100);',
    ],
    [
      'exposure: a waiting lay costs the whole payout',
      'this.#layLosses[runner]! += stake * (odds - 100);',
      'this.#layLosses[runner]! += stake * odds;',
    ],
    [
      'exposure: a waiting back costs nothing',
      'this.#allBackLosses += stake * 100;',
      'this.#allBackLosses += 0;',
    ],
    [
      'exposure: a runner that was taken out can win',
      "if (itemAt(runners, i).status === 'REMOVED') continue;",
      '',
    ],
    [
      'exposure: a part of a minor unit is not counted',
      'return worst < 0 ? divideUp(-worst, 100) : 0;',
      'return worst < 0 ? Math.floor(-worst / 100) : 0;',
    ],
    ['exposure: of several winners only one counts', '.slice(0, count)', '.slice(0, 1)'],
    [
      'funds: a lay that replaces none is asked for its stake alone',
      'stake * (odds - 100) - lessStake * (lessOdds - 100);',
      'stake * 100 - lessStake * (lessOdds - 100);',
    ],
    [
      'dead heat: one of those that tied is not counted',
      'BigInt(Math.max(1, tied.length));',
      'BigInt(Math.max(1, tied.length - 1));',
    ],
    [
      'dead heat: those that won outright leave as many places as before',
      'BigInt(this.#facts.numberOfWinners - winners.length);',
      'BigInt(this.#facts.numberOfWinners);',
    ],
  ]),
  ...of('src/domain/money/settlement.ts', [
    [
      'settlement: a half is rounded down',
      '(magnitude * 2n + whole) / (whole * 2n)',
      '(magnitude * 2n + whole - 1n) / (whole * 2n)',
    ],
    ['commission: losses pay it', 'if (netWinnings <= 0) return 0;', 'if (netWinnings === 0) return 0;'],
    [
      'commission: a half is rounded down',
      'divideHalfAway(rest * rate, 10_000)',
      'Math.floor((rest * rate) / 10_000)',
    ],
    ['commission: only the last hundred units pay it', '((netWinnings - rest) / 10_000) * rate + ', ''],
  ]),
  ...of('src/server/exchange/engine/settlement/pay-out.ts', [
    [
      'commission: it is given instead of taken',
      'commission: commissionOn(profit, rateOf(account))',
      'commission: -commissionOn(profit, rateOf(account))',
    ],
  ]),
  ...of('src/server/exchange/engine/commands/settle-market.ts', [
    ['settlement: a void market pays', 'ending.void ? 0 : risk.profit(ending)', 'risk.profit(ending)'],
  ]),
  ...of('src/domain/risk/hedge.ts', [
    ['hedge: the wrong side', "difference > 0 ? 'LAY' : 'BACK'", "difference < 0 ? 'LAY' : 'BACK'"],
    [
      'hedge: the stake is measured by the profit',
      'divideHalfAway(Math.abs(difference), odds)',
      'divideHalfAway(Math.abs(difference), odds - 100)',
    ],
    [
      'hedge: the stake is rounded up',
      'divideHalfAway(Math.abs(difference), odds)',
      'Math.ceil(Math.abs(difference) / odds)',
    ],
  ]),
  ...of('src/domain/risk/cash-out.ts', [
    [
      'hedge: what was staked is forgotten',
      'const standing = runners.map(({ ifWins }) => ifWins + netStake);',
      'const standing = runners.map(({ ifWins }) => ifWins);',
    ],
  ]),
  ...of('src/domain/odds/odds-ladder.ts', [
    ['ladder: a band has the steps of another', '[600, 10],', '[600, 20],'],
    [
      'ladder: a tie goes down',
      'return odds - lower < higher - odds ? lower : higher;',
      'return odds - lower <= higher - odds ? lower : higher;',
    ],
    ['ladder: ticks are counted backwards', 'return b - a;', 'return a - b;'],
    [
      'ladder: from beside it the first step is two',
      'const from = prices[above] === odds || ticks < 0 ? above : above - 1;',
      'const from = above;',
    ],
  ]),
  ...of('src/server/exchange/engine/settlement/reduction.ts', [
    ['reduction: a place market is reduced as a whole', "kind === 'PLACE' ? 100 : 0", '0'],
    [
      'reduction: a part of a hundredth is dropped',
      'divideHalfAway((odds - fixed) * kept, 10_000)',
      'Math.floor(((odds - fixed) * kept) / 10_000)',
    ],
    ['reduction: odds can come to nothing', 'const leastOdds = 101;', 'const leastOdds = 1;'],
  ]),
  ...of('src/server/exchange/engine/commands/remove-runner.ts', [
    [
      'removal: bets on the runner stand',
      'fill.runnerId === runnerId ? toVoid(fill) : ofOthers(fill)',
      'ofOthers(fill)',
    ],
  ]),
  ...of('src/domain/risk/number-bet.ts', [
    ['fancy: Yes loses at the line', 'result >= must(line) ? stake', 'result > must(line) ? stake'],
    ['line: the wrong side wins', 'Math.sign(odds - result) * stake', 'Math.sign(result - odds) * stake'],
    ['handicap: half is at a half', 'Math.abs(margin) === 25', 'Math.abs(margin) === 50'],
    [
      'handicap: the second side counts as the first',
      "(direction === 'UP' ? result : -result) + added",
      'result + added',
    ],
    [
      'handicap: a lost half costs the whole stake',
      'halves * stake * (odds - 100) : halves * stake * 100',
      'halves * stake * (odds - 100) : -2 * stake * 100',
    ],
  ]),
  ...of('src/domain/risk/number-risk.ts', [
    [
      'fancy: what can be lost is counted line by line',
      'this.#exposureOf(StepFunction.lowestOf([this.#matched, this.#losses]))',
      'this.#exposureOf(Math.min(...this.#matched.pieces().map(([, pays]) => pays), 0) * 2)',
    ],
  ]),
  ...of('src/server/exchange/engine/matching/cross-match.ts', [
    [
      'cross match: virtual odds are rounded up for whoever backs',
      'compared(itemAt(prices, tick)) === 0 ? tick : tick - 1',
      'compared(itemAt(prices, tick)) === 0 ? tick : tick',
    ],
  ]),
  ...of('src/server/exchange/engine/risk/order-checks.ts', [
    ['fill-or-kill: the least fill is not asked for', '=== least;', '<= least;'],
    [
      'funds: what other bets can lose is free',
      'account.exposure - before + after <= account.balance',
      'after - before <= account.balance',
    ],
  ]),
];
