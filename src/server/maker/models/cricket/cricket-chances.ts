import { itemAt } from '#domain/must.ts';
import { ballsAnInnings, wicketsAnInnings } from './ball.ts';
import { beliefOf, levelBelief } from './belief.ts';
import { chaseChance } from './chase-table.ts';
import { mostRuns } from './layout.ts';
import { allLevels } from './levels.ts';
import { runChances, type RunChances } from './runs-table.ts';
import { chaseOf, runsOf } from './tables.ts';
import { ballsLeft, runsNeeded, wicketsLeft, type CricketState } from './cricket-state.ts';

/** What is believed less than this changes no price. */
const least = 1e-5;

const known = new WeakMap<CricketState, number>();

/**
 * Returns the chance that the side batting second wins: exact, to 0.001, for what was seen of what `cricket.step` plays.
 * Several prices ask for that of one state.
 */
export function chaserChance(state: CricketState): number {
  const chance = known.get(state) ?? Math.min(1, state.at === 1 ? chanceInChase(state) : chanceBefore(state));
  known.set(state, chance);
  return chance;
}

function chanceInChase(state: CricketState): number {
  const [, two] = state.innings;
  return levelBelief(state, 1).reduce((sum, belief, at) => {
    if (belief < least) return sum;
    const table = chaseOf(itemAt(allLevels, at));
    return sum + belief * chaseChance(table, ballsLeft(two), wicketsLeft(two), runsNeeded(state));
  }, 0);
}

/** While the first innings goes on: over all levels that both sides may have, and all that it may come to. */
function chanceBefore(state: CricketState): number {
  const [one] = state.innings;
  const belief = beliefOf(state);
  const levels = allLevels.length;
  const chasing = levelBelief(state, 1);
  const setting = new Float64Array(levels);
  let chance = 0;
  for (let chaser = 0; chaser < levels; chaser++) {
    if ((chasing[chaser] ?? 0) < least) continue;
    const table = chaseOf(itemAt(allLevels, chaser));
    for (let setter = 0; setter < levels; setter++) setting[setter] = belief[setter * levels + chaser] ?? 0;
    const rest = restOver(state, ballsAnInnings, setting);
    for (let runs = 0; runs < rest.length; runs++) {
      const weight = rest[runs] ?? 0;
      if (weight > 0)
        chance += weight * chaseChance(table, ballsAnInnings, wicketsAnInnings, one.runs + runs + 1);
    }
  }
  return chance;
}

/** Returns the chances of each number of runs that the first innings still brings until `until` balls are bowled. */
export const restOfFirst = (state: CricketState, until: number): RunChances =>
  restOver(state, until, levelBelief(state, 0));

/** The same, over weights of the batting side's levels. */
function restOver({ innings: [one] }: CricketState, until: number, weights: Float64Array): RunChances {
  const toGo = Math.max(0, until - one.balls);
  const rest = new Float32Array(mostRuns(toGo) + 1);
  for (let at = 0; at < allLevels.length; at++) {
    const weight = weights[at] ?? 0;
    if (weight < least / 10) continue;
    const chances = runChances(runsOf(itemAt(allLevels, at))(until), toGo, wicketsLeft(one));
    for (let runs = 0; runs < rest.length; runs++)
      rest[runs] = (rest[runs] ?? 0) + weight * (chances[runs] ?? 0);
  }
  return rest;
}
