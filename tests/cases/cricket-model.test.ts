import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { must } from '#domain/must.ts';
import { anyEntrants } from '#server/maker/models/calibration.fixture.ts';
import { chaserChance, restOfFirst } from '#server/maker/models/cricket/cricket-chances.ts';
import type { CricketState, Innings } from '#server/maker/models/cricket/cricket-state.ts';
import { cricket } from '#server/maker/models/cricket/cricket.ts';
import { meanRuns } from '#server/maker/models/cricket/cricket.fixture.ts';
import { createRandom } from '#server/maker/random.ts';

const file = join(process.env.LAYLINE_CASES ?? '', 'cricket-sessions.json');
const isGiven = (process.env.LAYLINE_CASES ?? '') !== '' && existsSync(file);

const runs = z.int().min(0);
const innings = z.object({
  total: runs,
  legalBalls: runs,
  runsByOver: z.array(runs),
  fallOfWicketRuns: z.array(runs),
  superOver: z.boolean(),
});
const matches = z.array(z.object({ innings: z.array(innings).min(2) }));
type Played = z.infer<typeof innings>;

/** How the innings stood after so many overs. A wicket counts from the over in which the score was first reached. */
function after({ runsByOver, fallOfWicketRuns, legalBalls }: Played, overs: number): Innings {
  const scored = runsByOver.slice(0, overs).reduce((sum, one) => sum + one, 0);
  const wickets = fallOfWicketRuns.filter((one) => one <= scored).length;
  return { runs: scored, wickets, balls: Math.min(overs * 6, legalBalls), deliveries: '' };
}

/** Two average sides: the model is told nothing but the score. */
const stateOf = (one: Innings, two: Innings | null): CricketState => ({
  first: 0,
  at: two === null ? 0 : 1,
  innings: [one, two ?? { runs: 0, wickets: 0, balls: 0, deliveries: '' }],
  ahead: 0,
  levels: [0, 0],
  superOver: null,
  note: '',
});

const meanOf = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;
const deviationOf = (list: readonly number[]): number =>
  Math.sqrt(meanOf(list.map((one) => (one - meanOf(list)) ** 2)) * (list.length / (list.length - 1)));

describe.runIf(isGiven)('the cricket model and real matches', () => {
  const played = isGiven ? matches.parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
  const pairs = played.map((match) => {
    const [one, two] = match.innings.filter(({ superOver }) => !superOver);
    return [must(one), must(two)] as const;
  });
  const overs = Array.from({ length: 19 }, (_, at) => at + 1);

  test('totals have the mean and spread of the real ones within 10 %', () => {
    const simulated = Array.from({ length: 2_000 }, (_, seed) => {
      const random = createRandom(`totals${seed}`);
      let state = cricket.start(random, anyEntrants(2)(random));
      while (cricket.winner(state) === null) state = cricket.step(state, random).state;
      return [state.innings[0].runs, state.innings[1].runs] as const;
    });
    const real = pairs.map(([one, two]) => [one.total, two.total] as const);
    const told = {
      all: [real.flat(), simulated.flat()],
      first: [real.map(([one]) => one), simulated.map(([one]) => one)],
    };
    for (const [which, [reals = [], ours = []]] of Object.entries(told)) {
      const text = [ours, reals].map(
        (list) => `${meanOf(list).toFixed(1)} ± ${deviationOf(list).toFixed(1)}`,
      );
      console.log(`Cricket totals, ${which} innings: model ${text[0]}, real matches ${text[1]}`);
      expect(Math.abs(meanOf(ours) / meanOf(reals) - 1), which).toBeLessThan(0.1);
      expect(Math.abs(deviationOf(ours) / deviationOf(reals) - 1), which).toBeLessThan(0.1);
    }
  });

  test('the total predicted after each over is nearer than the mean of all totals', () => {
    const constant = meanOf(pairs.map(([one]) => one.total));
    const cases = pairs.flatMap(([one]) =>
      overs.map((over) => ({ total: one.total, now: after(one, over) })),
    );
    const errorOf = (predict: (now: Innings) => number) =>
      meanOf(cases.map(({ total, now }) => (predict(now) - total) ** 2));
    const ours = errorOf((now) => now.runs + meanRuns(restOfFirst(stateOf(now, null), 120)));
    console.log(
      `Mean squared error: model ${ours.toFixed(0)}, constant ${errorOf(() => constant).toFixed(0)}`,
    );
    expect(ours).toBeLessThan(0.6 * errorOf(() => constant));
  });

  test('the chance told after each over is nearer to the result than a constant', () => {
    const cases = pairs.flatMap(([one, two]) => {
      const won = Number(two.total > one.total);
      const first = overs.map((over) => ({ won, state: stateOf(after(one, over), null) }));
      const ended = after(one, one.runsByOver.length);
      const chase = overs
        .filter((over) => over < two.runsByOver.length)
        .map((over) => ({ won, state: stateOf(ended, after(two, over)) }));
      return [...first, ...chase];
    });
    const share = meanOf(cases.map(({ won }) => won));
    const ours = meanOf(cases.map(({ won, state }) => (chaserChance(state) - won) ** 2));
    const constant = meanOf(cases.map(({ won }) => (share - won) ** 2));
    console.log(
      `Brier score over ${cases.length} overs: model ${ours.toFixed(3)}, constant ${constant.toFixed(3)}`,
    );
    expect(ours).toBeLessThan(0.9 * constant);
  });
});
