import { expect, test } from 'vitest';
import { itemAt } from '#domain/must.ts';
import { createRandom } from '../../random.ts';
import { calibrate, momentsOf, worstOf } from '../calibration.fixture.ts';
import { chaserChance } from './cricket-chances.ts';
import { inningsLine, sessionOf } from './cricket-sides.ts';
import { chasing, meanRuns, play, twoSides, withLevelsAsBelieved } from './cricket.fixture.ts';
import { cricket } from './cricket.ts';
import { ballsAnInnings } from './ball.ts';
import { runChances } from './runs-table.ts';
import { runsOf } from './tables.ts';

/** Resources left, in per cent of 50 overs, by wickets lost: Duckworth–Lewis, Standard Edition. */
const resources: Record<number, Record<number, number>> = {
  20: { 0: 58.9, 2: 54, 5: 40, 7: 25.2 },
  10: { 0: 34.1, 2: 32.5, 5: 27.5, 7: 20.6 },
  5: { 0: 18.4, 2: 17.9, 5: 16.4, 7: 14 },
};

test('runs still to come go with overs and wickets left as in the Duckworth–Lewis table', () => {
  const meanLeft = (overs: number, lost: number) =>
    meanRuns(runChances(runsOf(0)(ballsAnInnings), overs * 6, 10 - lost));
  for (const [overs, row] of Object.entries(resources)) {
    for (const [lost, resource] of Object.entries(row)) {
      const ours = meanLeft(Number(overs), Number(lost)) / meanLeft(20, 0);
      expect(Math.abs(ours - resource / 58.9), `${overs} overs, ${lost} lost`).toBeLessThan(0.05);
    }
  }
});

test('a chaser at the Duckworth–Lewis par is about even', () => {
  for (const overs of [10, 5]) {
    for (const [lost, resource] of Object.entries(resources[overs] ?? {})) {
      const needed = Math.round((162 * resource) / 58.9) + 1;
      const chance = chaserChance(chasing({ balls: overs * 6, wickets: 10 - Number(lost), needed }));
      expect(Math.abs(chance - 0.5), `${overs} overs, ${lost} lost`).toBeLessThan(0.17);
    }
  }
});

test('each line is where runs fall above and below equally often', () => {
  const start = itemAt(play('line'), 40);
  const plans = [
    {
      plan: sessionOf(10),
      at:
        Math.max(
          ...sessionOf(10)
            .quotes(start)
            .map(({ line }) => line ?? 0),
        ) /
          100 -
        1,
    },
    {
      plan: inningsLine,
      at: inningsLine.orders(start).reduce((sum, { odds }) => sum + odds, 0) / 600 + 0.5,
    },
  ];
  for (const { plan, at } of plans) {
    const runs = Array.from({ length: 1_500 }, (_, seed) => {
      const random = createRandom(`line${seed}`);
      let state = withLevelsAsBelieved(start, random);
      while (plan.result(state) === null) state = cricket.step(state, random).state;
      return (plan.result(state) as { number: number }).number;
    });
    const share = (reached: number) => runs.filter((one) => one >= reached).length / runs.length;
    expect(share(at)).toBeGreaterThan(0.47);
    expect(share(at + 1)).toBeLessThan(0.53);
  }
});

test('chances given during 400 matches come true, and tell far more than a constant', () => {
  const moments = momentsOf(cricket, twoSides);
  const result = calibrate(cricket, twoSides, { matches: 400, moments, playOuts: 6 });
  expect(worstOf(result, 150)).toBeLessThan(0.04);
  expect(result.brier).toBeLessThan(0.9 * result.constantBrier);
});
