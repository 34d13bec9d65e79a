import { allGames } from '../../src/server/games/all-games.ts';
import { millionths, type ExactReturns } from '../../src/server/games/testing/exact-return.fixture.ts';
import { exactReturns } from '../../src/server/games/testing/exact-returns.fixture.ts';
import { seededRun, type BetRun } from '../../src/server/games/testing/seeded-run.fixture.ts';
import { inconclusive, mustHappen, overall } from '../support/outcome.ts';
import { printTable, type Verdict } from '../support/report.ts';

const rounds = Number(process.env.LAYLINE_ROUNDS ?? 1_000_000);
const seed = process.env.LAYLINE_SEED ?? 'returns of issue 17';
/** With fewer, three standard errors are so wide that a wrong return would lie within them. */
const leastRounds = 100_000;
/** How far a run's mean may be from the exact return, in standard errors. */
const farthest = 3;

const percent = (share: number): string => `${(share * 100).toFixed(4)} %`;

const errorsOff = ({ betId, mean, standardError }: BetRun, { cases, sums }: ExactReturns): number => {
  const exact = Number(((sums.get(betId) ?? 0n) * 1_000_000_000n) / cases) / 100_000_000_000;
  return (mean - exact) / standardError;
};

/**
 * What each bet of the casino states that it returns, what all its draws return, and what a run from a seed returned.
 * The goal: the first two are the same everywhere, and no run is further off than three standard errors.
 */
export function benchCasino(): Promise<Verdict> {
  console.log(
    `\nReturns of the casino's games over ${rounds.toLocaleString('en')} rounds each, seed “${seed}”`,
  );
  const rows = [['', 'stated', 'exact', 'run', 'standard errors off', '']];
  mustHappen('rounds are asked for', rounds);
  let [isStatedRight, isRunNear] = [true, true];
  for (const game of allGames) {
    const exact = exactReturns(game);
    const runs = new Map(seededRun(game, rounds, seed).map((run) => [run.betId, run]));
    for (const { betId, label, returnToPlayer } of game.bets) {
      const run = runs.get(betId)!;
      const off = errorsOff(run, exact);
      const isStated = returnToPlayer === millionths(exact, betId);
      const isNear = Math.abs(off) <= farthest;
      isStatedRight &&= isStated;
      isRunNear &&= isNear;
      rows.push([
        `${game.name}: ${label}`,
        percent(returnToPlayer / 1_000_000),
        percent(millionths(exact, betId) / 1_000_000),
        percent(run.mean),
        off.toFixed(2),
        !isStated ? 'WRONG' : isNear ? '' : 'FAR OFF',
      ]);
    }
  }
  mustHappen('bets of the casino were played', rows.length - 1);
  printTable(rows);
  return Promise.resolve(
    overall([
      isStatedRight ? 'met' : 'MISSED',
      rounds < leastRounds
        ? inconclusive(`the runs are of ${rounds} rounds, and fewer than ${leastRounds} tell nothing.`)
        : isRunNear
          ? 'met'
          : 'MISSED',
    ]),
  );
}
