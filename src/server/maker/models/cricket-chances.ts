import { itemAt } from '#domain/must.ts';
import { ballsAnInnings, wicketsAnInnings } from './cricket/ball.ts';
import { beliefOf, levelBelief } from './cricket/belief.ts';
import { chaseChance } from './cricket/chase-table.ts';
import { mostRuns } from './cricket/layout.ts';
import { allLevels } from './cricket/levels.ts';
import { runChances, type RunChances } from './cricket/runs-table.ts';
import { chaseOf, runsOf } from './cricket/tables.ts';
import { ballsLeft, runsNeeded, wicketsLeft, type CricketState } from './cricket-state.ts';

/** What is believed less than this changes no price. */
const least = 1e-7;

/** Returns the chance that the side batting second wins. Exact for what was seen of what `cricket.step` plays. */
export function chaserChance(state: CricketState): number {
  const [one, two] = state.innings;
  if (state.at === 1) {
    return levelBelief(state, 1).reduce((sum, belief, at) => {
      if (belief < least) return sum;
      const table = chaseOf(itemAt(allLevels, at));
      return sum + belief * chaseChance(table, ballsLeft(two), wicketsLeft(two), runsNeeded(state));
    }, 0);
  }
  const belief = beliefOf(state);
  const levels = allLevels.length;
  return allLevels.reduce((sum, level, chaser) => {
    const table = chaseOf(level);
    const setter = allLevels.map((_, at) => itemAt(belief, at * levels + chaser));
    const rest = restOver(state, ballsAnInnings, setter);
    return rest.reduce(
      (all, chance, runs) =>
        all + chance * chaseChance(table, ballsAnInnings, wicketsAnInnings, one.runs + runs + 1),
      sum,
    );
  }, 0);
}

/** Returns the chances of each number of runs that the first innings still brings until `until` balls are bowled. */
export const restOfFirst = (state: CricketState, until: number): RunChances =>
  restOver(state, until, levelBelief(state, 0));

/** The same, over weights of the batting side's levels. */
function restOver({ innings: [one] }: CricketState, until: number, weights: ArrayLike<number>): RunChances {
  const toGo = Math.max(0, until - one.balls);
  const rest = new Float32Array(mostRuns(toGo) + 1);
  allLevels.forEach((level, at) => {
    const weight = weights[at] ?? 0;
    if (weight < least) return;
    const chances = runChances(runsOf(level)(until), toGo, wicketsLeft(one));
    for (let runs = 0; runs < rest.length; runs++)
      rest[runs] = (rest[runs] ?? 0) + weight * (chances[runs] ?? 0);
  });
  return rest;
}
