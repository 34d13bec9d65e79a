import { itemAt, must } from '#domain/must.ts';
import { createRandom, type Random } from '../random.ts';
import type { Entrant } from '../world/entrant.ts';
import type { MatchModel } from './model.ts';

export interface Decile {
  count: number;
  /** Sums over the cases: the chances given, and how often it happened. */
  said: number;
  happened: number;
  /** The same, of the matches themselves, without the other play-outs. */
  happenedOnce: number;
}

export interface Calibration {
  /** Every runner's chances by tenths. Of two runners only the first counts: the other's are the complement. */
  deciles: readonly Decile[];
  /** Mean squared error of the chances, and that of always giving each runner its share of wins. */
  brier: number;
  constantBrier: number;
}

export interface CalibrationOptions {
  matches: number;
  /** Step counts at which the chances are taken. A match that is over by then has no case. */
  moments: readonly number[];
  /**
   * How many times a match is played on from each moment to see what happens. The frequency is their mean: with one, its
   * own noise in a decile of 1,000 cases is already 1.6 points. The Brier scores count the first only.
   */
  playOuts?: number;
}

type EntrantsOf = (random: Random) => readonly Entrant[];

/** Returns `count` entrants with normal strengths. */
export const anyEntrants =
  (count: number): EntrantsOf =>
  (random) =>
    Array.from({ length: count }, (_, at) => ({
      id: `${at}`,
      name: `Entrant ${at + 1}`,
      strength: random.normal(),
    }));

/** Plays on from a state. Returns the winner and the states on the way, the first included. */
function playOn<State>(model: MatchModel<State>, from: State, random: Random) {
  const states = [from];
  let state = from;
  while (model.winner(state) === null) states.push((state = model.step(state, random).state));
  return { states, winner: must(model.winner(state)) };
}

/**
 * Returns five moments: tenths one, three, five, seven and nine of a median match. They are fixed step counts, because
 * a share of each match's own length would tell how close it ends.
 */
export function momentsOf<State>(model: MatchModel<State>, entrantsOf: EntrantsOf): number[] {
  const lengths = Array.from({ length: 51 }, (_, at) => {
    const random = createRandom(`length${at}`);
    return playOn(model, model.start(random, entrantsOf(random)), random).states.length - 1;
  }).sort((a, b) => a - b);
  return [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => Math.floor(itemAt(lengths, 25) * share));
}

/** Compares the chances that a model gives at some moments of simulated matches with what happens. */
export function calibrate<State>(
  model: MatchModel<State>,
  entrantsOf: EntrantsOf,
  { matches, moments, playOuts = 1 }: CalibrationOptions,
): Calibration {
  const deciles = Array.from({ length: 10 }, (): Decile => ({
    count: 0,
    said: 0,
    happened: 0,
    happenedOnce: 0,
  }));
  const wins: number[] = [];
  let [error, cases] = [0, 0];
  for (let match = 0; match < matches; match++) {
    const random = createRandom(`calibration${match}`);
    const { states, winner } = playOn(model, model.start(random, entrantsOf(random)), random);
    for (const moment of moments) {
      const state = states[moment];
      if (state === undefined || model.winner(state) !== null) continue;
      const winners = [winner];
      while (winners.length < playOuts) {
        const other = createRandom(`calibration${match}|${moment}|${winners.length}`);
        winners.push(playOn(model, state, other).winner);
      }
      const chances = model.probabilities(state);
      chances.slice(0, chances.length === 2 ? 1 : undefined).forEach((said, runner) => {
        const decile = itemAt(deciles, Math.min(9, Math.floor(said * 10)));
        decile.count++;
        decile.said += said;
        decile.happenedOnce += Number(winner === runner);
        decile.happened += winners.filter((won) => won === runner).length / playOuts;
      });
      chances.forEach((said, runner) => (error += (said - Number(winner === runner)) ** 2));
      wins[winner] = (wins[winner] ?? 0) + 1;
      cases++;
    }
  }
  const constantBrier = wins.reduce((sum, won) => sum + (won / cases) * (1 - won / cases), 0);
  return { deciles, brier: error / cases, constantBrier };
}

/** Returns how far the chances of a decile are from what happened, at the worst; 0.02 is two points. Throws if none is large enough. */
export const worstOf = (
  { deciles }: Calibration,
  leastCases: number,
  what: 'happened' | 'happenedOnce' = 'happened',
): number => {
  const told = deciles.filter(({ count }) => count >= leastCases);
  if (told.length === 0) throw new Error(`No decile has ${leastCases} cases`);
  return Math.max(...told.map((decile) => Math.abs(decile.said - decile[what]) / decile.count));
};
