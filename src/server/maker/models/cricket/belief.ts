import { itemAt } from '#domain/must.ts';
import { aggressionAt, type CricketState } from './cricket-state.ts';
import { ballsAnInnings, deliveryAt, extraAt, runsOfOutcome, wicketAt, wicketsAnInnings } from './ball.ts';
import { allLevels, levelChances } from './levels.ts';
import { bookOf, built } from './tables.ts';

const count = allLevels.length;
/** Each pair of teams is as far apart in all its matches. */
const chancesOf = built(levelChances);
const known = new WeakMap<CricketState, Float64Array>();

/**
 * What whoever watched the match may believe of both sides' levels: the chance that the side batting first has level
 * `allLevels[a]` and the other `allLevels[b]`, at `a × allLevels.length + b`. Exact, by Bayes' rule: pitch and form are
 * seen by nobody, only the deliveries are.
 */
export function beliefOf(state: CricketState): Float64Array {
  const before = known.get(state);
  if (before) return before;
  const [one, two] = state.innings;
  const [setting, chasing] = [evidenceOf(one.deliveries, null), evidenceOf(two.deliveries, one.runs + 1)];
  const weights = chancesOf(state.first === 0 ? state.ahead : -state.ahead).map(
    (chance, at) => chance * itemAt(setting, Math.floor(at / count)) * itemAt(chasing, at % count),
  );
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const belief = weights.map((weight) => weight / whole);
  known.set(state, belief);
  return belief;
}

/** The belief about one innings' batting side: the chance of each of `allLevels`. */
export function levelBelief(state: CricketState, innings: 0 | 1): Float64Array {
  const belief = beliefOf(state);
  const levels = new Float64Array(count);
  for (let at = 0; at < belief.length; at++) {
    const level = innings === 0 ? Math.floor(at / count) : at % count;
    levels[level] = (levels[level] ?? 0) + (belief[at] ?? 0);
  }
  return levels;
}

/** How well each level explains an innings' deliveries, the best one with 1. `target`: runs to win; null if first. */
function evidenceOf(deliveries: string, target: number | null): Float64Array {
  const books = allLevels.map(bookOf);
  const evidence = new Float64Array(count).fill(1);
  let [balls, wickets, runs] = [ballsAnInnings, wicketsAnInnings, 0];
  for (const digit of deliveries) {
    const outcome = Number(digit);
    if (outcome !== extraAt) {
      const needed = target === null ? null : target - runs;
      const delivery = deliveryAt(balls, wickets, aggressionAt(balls, wickets, needed)) + outcome;
      let best = 0;
      for (let level = 0; level < count; level++) {
        const chance = (evidence[level] ?? 0) * itemAt(itemAt(books, level), delivery);
        evidence[level] = chance;
        if (chance > best) best = chance;
      }
      for (let level = 0; level < count; level++) evidence[level] = (evidence[level] ?? 0) / best;
      balls--;
      if (outcome === wicketAt) wickets--;
    }
    runs += itemAt(runsOfOutcome, outcome);
  }
  return evidence;
}
