import { ballsAnInnings, wicketsAnInnings } from './cricket/ball.ts';
import { chaseChance } from './cricket/chase-table.ts';
import { runChances, type RunChances } from './cricket/runs-table.ts';
import { chaseOf, runsOf } from './cricket/tables.ts';
import { ballsLeft, runsNeeded, wicketsLeft, type CricketState } from './cricket-state.ts';

/** Returns the chance that the side batting second wins. Exact for what `cricket.step` plays. */
export function chaserChance(state: CricketState): number {
  const [one, two] = state.innings;
  const table = chaseOf(state.levels[state.first === 0 ? 1 : 0]);
  if (state.at === 1) return chaseChance(table, ballsLeft(two), wicketsLeft(two), runsNeeded(state));
  return restOfFirst(state, ballsAnInnings).reduce(
    (sum, chance, rest) =>
      sum + chance * chaseChance(table, ballsAnInnings, wicketsAnInnings, one.runs + rest + 1),
    0,
  );
}

/** Returns the chances of each number of runs that the first innings still brings until `until` balls are bowled. */
export function restOfFirst({ innings: [one], levels, first }: CricketState, until: number): RunChances {
  const toGo = Math.max(0, until - one.balls);
  return runChances(runsOf(levels[first])(until), toGo, wicketsLeft(one));
}
