import { expect, test } from 'vitest';
import { indexMove } from '#domain/market/virtual-outcomes.ts';
import { randomOf } from '#domain/wire/back-off.ts';
import { indexPlot, plotHeight, plotWidth } from './index-plot.ts';

const strikes = [20_040_00, 19_960_00, 20_000_00];
const from = (...indices: readonly number[]) =>
  indices.map((index, at) => ({ toClose: 300 - at * 2.5, index }));

test('time goes from the start at the left to the close at the right, and a higher index stands higher', () => {
  const { line, now } = indexPlot(
    [
      { toClose: 300, index: 20_000_00 },
      { toClose: 150, index: 20_010_00 },
      { toClose: 75, index: 19_990_00 },
    ],
    strikes,
  );
  expect(line.map(({ x }) => x)).toEqual([0, plotWidth / 2, plotWidth * 0.75]);
  expect(line[1]!.y).toBeLessThan(line[0]!.y);
  expect(line[2]!.y).toBeGreaterThan(line[0]!.y);
  expect(now).toEqual(line[2]);
});

test('strikes stand by level, however they came, and the middle one colours the line', () => {
  const { strikes: drawn, middle } = indexPlot(from(20_000_00), strikes);
  expect(drawn.map(({ strike }) => strike)).toEqual([19_960_00, 20_000_00, 20_040_00]);
  expect(middle?.strike).toBe(20_000_00);
  // Others that are set on the way change no colour.
  const more = [...strikes, 20_050_00, 20_070_00];
  expect(indexPlot(from(20_000_00, 20_060_00), more).middle?.strike).toBe(20_000_00);
  expect(indexPlot(from(20_000_00, 20_060_00), more, 20_070_00).middle?.strike).toBe(20_070_00);
  expect(indexPlot(from(20_000_00), []).middle).toBeUndefined();
});

test('two closes in three end inside the fan, which narrows to nothing at the close', () => {
  const width = (toClose: number) => {
    const plot = indexPlot([{ toClose, index: 20_000_00 }], [19_000_00, 21_000_00]);
    return plot.fan ? plot.fan.low.y - plot.fan.high.y : 0;
  };
  expect(width(300)).toBeGreaterThan(width(75));
  // A quarter of the time left is half of the reach.
  expect(width(300) / width(75)).toBeCloseTo(2, 5);
  expect(width(0)).toBe(0);
  // A close as the maker draws it lies in it two times of three. The strikes give the plot's scale.
  const { fan, strikes: drawn } = indexPlot([{ toClose: 300, index: 0 }], [-100_00, 100_00]);
  const pixels = drawn[0]!.y - drawn[1]!.y;
  const reach = ((fan!.low.y - fan!.high.y) / 2 / pixels) * 200_00;
  let draws = 0;
  const next = () => randomOf(17, draws++);
  const closes = Array.from({ length: 20_000 }, () => Math.abs(indexMove(next)));
  const within = closes.filter((move) => move <= reach).length / closes.length;
  expect(Math.abs(within - 2 / 3)).toBeLessThan(0.015);
});

test('all of it is inside the plot, also where the index has left every strike behind', () => {
  const { line, strikes: drawn, fan } = indexPlot(from(20_000_00, 20_090_00, 20_150_00), strikes);
  const heights = [...line, ...drawn, fan!.high, fan!.low].map(({ y }) => y);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...heights)).toBeLessThanOrEqual(plotHeight);
});
